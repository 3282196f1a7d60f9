import { expect, test } from 'vitest'
import { howToSaveAsCsv, isCsv, withoutEnding, withSuffix } from '../../../src/features/file/fileKinds'

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
  ['customers.numbers', /Numbers/],
  ['customers.pdf', /PDF/],
  ['customers.doc', /Word/],
  ['customers.docx', /Word/],
  ['customers.tsv', /text file/],
  ['customers.txt', /text file/],
])('%s comes with how to save that kind as CSV', (name, words) => {
  expect(howToSaveAsCsv(name)).toMatch(words)
})

test.each(['photo.png', 'customers', 'customers.xlsx', 'xlsx', 'customers.xlsx.zip', ''])(
  '%j does not',
  (name) => {
    expect(howToSaveAsCsv(name)).toBeUndefined()
  },
)

test.each([
  ['list.csv', 'list_1-1100.csv', 'list'],
  ['LIST.CSV', 'LIST_1-1100.CSV', 'LIST'],
  ['book.xlsx', 'book_1-1100.xlsx', 'book'],
  ['list.tsv', 'list_1-1100.tsv', 'list'],
  ['no ending', 'no ending_1-1100.csv', 'no ending'],
])('a suffix of %s comes before its ending', (name, suffixed, bare) => {
  expect(withSuffix(name, '_1-1100')).toBe(suffixed)
  expect(withoutEnding(name)).toBe(bare)
})
