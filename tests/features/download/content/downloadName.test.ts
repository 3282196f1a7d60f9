import { expect, test } from 'vitest'
import { downloadName } from '../../../../src/features/download/content/downloadName'

test.each([
  ['a finished file', 'customers.csv', true, 'customers_cleansed.csv'],
  ['an unfinished file', 'customers.csv', false, 'customers_partial_cleansed.csv'],
  ['.csv in any case', 'CUSTOMERS.CSV', true, 'CUSTOMERS_cleansed.csv'],
  ['.csv within the name', 'a.csv.old.csv', true, 'a.csv.old_cleansed.csv'],
  ['a name without .csv', 'customers.txt', true, 'customers.txt_cleansed.csv'],
  ['a name with dots and spaces', 'May 2024 v1.2.csv', false, 'May 2024 v1.2_partial_cleansed.csv'],
  ['a name that is all .csv', '.csv', true, '_cleansed.csv'],
])('the download is named after %s', (_, fileName, isComplete, expected) => {
  expect(downloadName(fileName, isComplete)).toBe(expected)
})

test.each([
  ['good', true, 'customers_cleansed_good.csv'],
  ['toReview', true, 'customers_cleansed_to_review.csv'],
  ['unfound', false, 'customers_partial_cleansed_not_found.csv'],
] as const)('the rows of %s have a name of their own; complete: %s', (choice, isComplete, expected) => {
  expect(downloadName('customers.csv', isComplete, choice)).toBe(expected)
})
