import { expect, test } from 'vitest'
import { isCsv } from '../../../src/features/file/isCsv'

test.each([
  ['a name that ends in .csv', { name: 'customers.csv', type: '' }, true],
  ['.CSV in capitals', { name: 'CUSTOMERS.CSV', type: '' }, true],
  ['.csv whatever the type says', { name: 'a.csv', type: 'application/vnd.ms-excel' }, true],
  ['the type text/csv whatever the name', { name: 'customers.txt', type: 'text/csv' }, true],
  ['a name that only contains .csv', { name: 'customers.csv.xlsx', type: '' }, false],
  ['a name that ends in csv without a dot', { name: 'customerscsv', type: '' }, false],
  ['plain text', { name: 'customers.txt', type: 'text/plain' }, false],
  ['no name and no type', { name: '', type: '' }, false],
])('a file with %s is a CSV or not by name and type alone', (_, file, expected) => {
  expect(isCsv(file)).toBe(expected)
})
