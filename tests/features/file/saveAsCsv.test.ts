import { expect, test } from 'vitest'
import { saveAsCsv } from '../../../src/features/file/saveAsCsv'

test.each([
  ['customers.xlsx', /Excel workbook/],
  ['CUSTOMERS.XLS', /Excel workbook/],
  ['customers.xlsm', /Excel workbook/],
  ['customers.ods', /LibreOffice/],
  ['customers.numbers', /Numbers/],
  ['customers.tsv', /plain text/],
  ['customers.txt', /plain text/],
])('of %s it is said how it becomes a CSV file', (name, words) => {
  expect(saveAsCsv(name)).toMatch(words)
})

test.each(['customers.pdf', 'customers', 'xlsx', 'customers.xlsx.zip', ''])('of %j it is not', (name) => {
  expect(saveAsCsv(name)).toBeNull()
})
