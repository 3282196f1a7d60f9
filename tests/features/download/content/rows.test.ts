import fc from 'fast-check'
import { expect, test } from 'vitest'
import { downloadName, downloadRows } from '../../../../src/features/download/content/rows'
import { PILES } from '../../../../src/domain/cleanse/outcomes'
import { DRAWS } from '../../../support/drawn'

test.each([
  ['everything', [0, 1, 2, 3, 4]],
  ['nextMonth', [0, 1, 2, 3, 4]],
  ['ready', [0]],
  ['toReview', [1]],
  ['unfound', [2, 3, 4]],
] as const)('the piles of %s', (choice, rows) => {
  expect(downloadRows(choice, PILES, [], [])).toEqual(rows)
})

test('every row with a result is in the whole download and in exactly one of its parts, in file order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PILES)), (piles) => {
      const withResult = [...piles.keys()].filter((row) => piles[row] !== 'notRun')
      const parts = (['ready', 'toReview', 'unfound'] as const).map((choice) =>
        downloadRows(choice, piles, [], []),
      )
      expect(downloadRows('everything', piles, [], [])).toEqual(withResult)
      expect(parts.flat().toSorted((a, b) => a - b)).toEqual(withResult)
      for (const part of parts) expect(part).toEqual(part.toSorted((a, b) => a - b))
    }),
    DRAWS,
  )
})

test.each([
  ['a finished file', 'customers.csv', true, 'everything', 'customers_cleansed.csv'],
  ['an unfinished file', 'customers.csv', false, 'everything', 'customers_partial_cleansed.csv'],
  ['.csv in any case', 'CUSTOMERS.CSV', true, 'everything', 'CUSTOMERS_cleansed.csv'],
  ['.csv within the name', 'a.csv.old.csv', true, 'everything', 'a.csv.old_cleansed.csv'],
  ['a name of delimited text', 'customers.txt', true, 'everything', 'customers_cleansed.csv'],
  ['any other name', 'customers.dat', true, 'everything', 'customers.dat_cleansed.csv'],
  ['dots and spaces', 'May 2024 v1.2.csv', false, 'everything', 'May 2024 v1.2_partial_cleansed.csv'],
  ['a name that is all .csv', '.csv', true, 'everything', '_cleansed.csv'],
  ['the rows that are ready', 'customers.csv', true, 'ready', 'customers_cleansed_ready.csv'],
  ['the rows to review', 'customers.csv', true, 'toReview', 'customers_cleansed_to_review.csv'],
  ['all other rows', 'customers.csv', false, 'unfound', 'customers_partial_cleansed_not_found.csv'],
  ['the rows shown', 'customers.csv', true, 'shown', 'customers_cleansed_shown.csv'],
  ['rows that share an address', 'customers.csv', true, 'sameAddress', 'customers_cleansed_same_address.csv'],
  ['next month', 'customers.csv', false, 'nextMonth', 'customers_for_next_month.csv'],
  ['a program', 'customers.csv', true, 'program', 'customers_corrected.csv'],
  ['what changes', 'customers.csv', true, 'changes', 'customers_changes.csv'],
  ['letters', 'customers.csv', true, 'letters', 'customers_letters.csv'],
] as const)('a download is named for %s', (_, fileName, isComplete, choice, expected) => {
  expect(downloadName(fileName, isComplete, choice, 'csv')).toBe(expected)
})

test('the rows shown are those with a result, in the file’s order', () => {
  expect(downloadRows('shown', ['ready', 'notRun', 'failed', 'toReview'], [3, 1, 0], [])).toEqual([0, 3])
})

test('rows that share an address are those with a result, group by group', () => {
  const [pair, three] = [
    [0, 4],
    [1, 3, 5],
  ]
  const groups = [pair, three, null, three, pair, three] as number[][]
  const piles = ['ready', 'toReview', 'ready', 'notRun', 'failed', 'ready'] as const
  expect(downloadRows('sameAddress', piles, [], groups)).toEqual([0, 4, 1, 5])
})
