import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  downloadName,
  downloadRows,
  SECTIONS,
  sectionOf,
  type Section,
} from '../../../../src/features/download/content/rows'
import { type Outcome, OUTCOMES, pileOf } from '../../../../src/domain/cleanse/outcomes'
import { DRAWS } from '../../../support/drawn'

test.each<[Outcome, boolean, Section | null]>([
  ['good', false, 'ready'],
  ['good', true, 'ready'],
  ['toReview', true, 'ready'],
  ['toReview', false, 'toReview'],
  ['noMatch', false, 'unfound'],
  ['failed', false, 'unfound'],
  ['nothingToSend', false, 'unfound'],
  ['notRun', false, null],
])('a row that is %s, decided: %s, is in the section %s', (outcome, isDecided, section) => {
  expect(sectionOf(pileOf(outcome, isDecided))).toBe(section)
})

const drawn = fc.array(fc.record({ outcome: fc.constantFrom(...OUTCOMES), isDecided: fc.boolean() }))

test('every row with a result is in the whole download and in exactly one section, in file order', () => {
  fc.assert(
    fc.property(drawn, (rows) => {
      const sectionsOfRows = rows.map(({ outcome, isDecided }) => sectionOf(pileOf(outcome, isDecided)))
      const withResult = [...rows.keys()].filter((row) => rows[row]!.outcome !== 'notRun')
      const sections = SECTIONS.map((section) => downloadRows(section, sectionsOfRows, [], []))
      expect(downloadRows('everything', sectionsOfRows, [], [])).toEqual(withResult)
      expect(sections.flat().toSorted((a, b) => a - b)).toEqual(withResult)
      for (const section of sections) expect(section).toEqual(section.toSorted((a, b) => a - b))
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
  expect(downloadRows('shown', ['ready', null, 'unfound', 'toReview'], [3, 1, 0], [])).toEqual([0, 3])
})

test('rows that share an address are those with a result, group by group', () => {
  const [pair, three] = [
    [0, 4],
    [1, 3, 5],
  ]
  const groups = [pair, three, null, three, pair, three] as number[][]
  const sections = ['ready', 'toReview', 'ready', null, 'unfound', 'ready'] as const
  expect(downloadRows('sameAddress', [...sections], [], groups)).toEqual([0, 4, 1, 5])
})
