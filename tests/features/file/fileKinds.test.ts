import { expect, test } from 'vitest'
import { howToSaveAsCsv, isCsv } from '../../../src/features/file/fileKinds'

test.each([
  ['a name that ends in .csv', { name: 'customers.csv', type: '' }, true],
  ['.CSV in capitals', { name: 'CUSTOMERS.CSV', type: '' }, true],
  ['.csv whatever its type', { name: 'a.csv', type: 'application/vnd.ms-excel' }, true],
  ['the type text/csv whatever its name', { name: 'customers.txt', type: 'text/csv' }, true],
  ['a name that only contains .csv', { name: 'customers.csv.xlsx', type: '' }, false],
  ['a name that ends in csv without a dot', { name: 'customerscsv', type: '' }, false],
  ['plain text', { name: 'customers.txt', type: 'text/plain' }, false],
  ['no name and no type', { name: '', type: '' }, false],
])('a file with %s is a CSV file or not by name and type', (_, file, expected) => {
  expect(isCsv(file)).toBe(expected)
})

test.each([
  ['customers.xlsx', /Excel workbook/],
  ['CUSTOMERS.XLS', /Excel workbook/],
  ['customers.xlsm', /Excel workbook/],
  ['customers.ods', /LibreOffice/],
  ['customers.numbers', /Numbers/],
  ['customers.pdf', /PDF/],
  ['customers.doc', /Word/],
  ['customers.docx', /Word/],
  ['customers.tsv', /plain text/],
  ['customers.txt', /plain text/],
])('%s comes with how to save that kind as CSV', (name, words) => {
  expect(howToSaveAsCsv(name)).toMatch(words)
})

test.each(['photo.png', 'customers', 'xlsx', 'customers.xlsx.zip', ''])('%j does not', (name) => {
  expect(howToSaveAsCsv(name)).toBeUndefined()
})
