import { expect, test } from 'vitest'
import { isCsv, withoutEnding, withSuffix } from '../../../src/features/file/fileNames'
import { columnLabel } from '../../../src/features/file/fileSelectors'
import { howToSaveAsCsv } from '../../../src/features/file/reader/readerMessages'

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

test.each([
  ['a header is its own label', ['address', 'postcode'], 1, 'postcode'],
  ['space around a header is left out', ['  address '], 0, 'address'],
  ['a blank header is told by its number', ['address', '  '], 1, 'Column 2'],
  ['the first of two equal headers has its number', ['line', 'town', 'line'], 0, 'line (column 1)'],
  ['the second of two equal headers has its number', ['line', 'town', 'line'], 2, 'line (column 3)'],
  ['headers that differ by space alone have their numbers', ['line', ' line'], 1, 'line (column 2)'],
  ['headers in different case are different', ['Line', 'line'], 0, 'Line'],
  ['__proto__ is a header like any other', ['__proto__', 'constructor'], 0, '__proto__'],
])('%s', (_, headers, column, expected) => {
  expect(columnLabel(headers, column)).toBe(expected)
})
