import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  downloadName,
  downloadRows,
  SECTIONS,
  sectionOf,
  type Section,
} from '../../../../src/features/download/content/rows'
import type { Decision, Decisions } from '../../../../src/features/results/decisions'
import { OUTCOMES, type Outcome } from '../../../../src/features/results/outcomes'
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
])('a row that is %s, decided %s, is in the section %s', (outcome, isDecided, section) => {
  expect(sectionOf(outcome, isDecided)).toBe(section)
})

const drawn = fc.array(
  fc.record({
    outcome: fc.constantFrom(...OUTCOMES),
    decision: fc.constantFrom<Decision | null>('accepted', 'originalKept', null),
  }),
)

test('every row with a result is in everything and in exactly one section, in the order of the file', () => {
  fc.assert(
    fc.property(drawn, (rows) => {
      const outcomes = rows.map(({ outcome }) => outcome)
      const decisions: Decisions = {}
      for (const [row, { decision }] of rows.entries()) if (decision) decisions[row] = decision
      const withResult = [...outcomes.keys()].filter((row) => outcomes[row] !== 'notRun')
      const sections = SECTIONS.map((section) => downloadRows(section, outcomes, decisions))
      expect(downloadRows('everything', outcomes, decisions)).toEqual(withResult)
      expect(sections.flat().toSorted((a, b) => a - b)).toEqual(withResult)
      for (const section of sections) expect(section).toEqual(section.toSorted((a, b) => a - b))
    }),
    DRAWS,
  )
})

test.each([
  ['a finished file', 'customers.csv', true, 'customers_cleansed.csv'],
  ['an unfinished file', 'customers.csv', false, 'customers_partial_cleansed.csv'],
  ['.csv in any case', 'CUSTOMERS.CSV', true, 'CUSTOMERS_cleansed.csv'],
  ['.csv within the name', 'a.csv.old.csv', true, 'a.csv.old_cleansed.csv'],
  ['a name without .csv', 'customers.txt', true, 'customers.txt_cleansed.csv'],
  ['a name with dots and spaces', 'May 2024 v1.2.csv', false, 'May 2024 v1.2_partial_cleansed.csv'],
  ['a name that is all .csv', '.csv', true, '_cleansed.csv'],
])('the download is named after %s', (_, fileName, isComplete, expected) => {
  expect(downloadName(fileName, isComplete, 'everything', 'csv')).toBe(expected)
})

test.each([
  ['ready', true, 'customers_cleansed_ready.csv'],
  ['toReview', true, 'customers_cleansed_to_review.csv'],
  ['unfound', false, 'customers_partial_cleansed_not_found.csv'],
] as const)(
  'the file of the section %s has a name of its own; complete: %s',
  (choice, isComplete, expected) => {
    expect(downloadName('customers.csv', isComplete, choice, 'csv')).toBe(expected)
  },
)
