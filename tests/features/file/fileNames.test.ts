import { expect, test } from 'vitest'
import { isCsv, isTable, withoutEnding, withSuffix } from '../../../src/features/file/fileNames'
import { columnLabels } from '../../../src/features/file/fileSlice'
import { howToSaveAsCsv } from '../../../src/features/file/reader/readerMessages'

test.each([
  ['customers.csv', '', true],
  ['CUSTOMERS.CSV', '', true],
  ['a.csv', 'application/vnd.ms-excel', true],
  ['customers.txt', 'text/csv', true],
  ['customers.csv.xlsx', '', false],
  ['customerscsv', '', false],
  ['customers.txt', 'text/plain', false],
  ['', '', false],
])('“%s” of type “%s” is CSV: %s', (name, type, expected) => {
  expect(isCsv({ name, type })).toBe(expected)
})

test.each([
  ['customers.numbers', /Numbers/],
  ['customers.pdf', /PDF/],
  ['customers.doc', /Word/],
  ['customers.docx', /Word/],
  ['customers.tsv', /text file/],
  ['customers.txt', /text file/],
  ['photo.png', /^$/],
  ['customers', /^$/],
  ['customers.xlsx', /damaged or incomplete/],
  ['xlsx', /^$/],
  ['customers.xlsx.zip', /Unpack it first, then drop the file inside/],
  ['', /^$/],
])('what is said of “%s”, which holds no table: %s', (name, words) => {
  expect(howToSaveAsCsv(name) ?? '').toMatch(words)
})

test.each([
  ['list.csv', 'list_1-1100.csv', 'list'],
  ['LIST.CSV', 'LIST_1-1100.CSV', 'LIST'],
  ['book.xlsx', 'book_1-1100.xlsx', 'book'],
  ['list.tsv', 'list_1-1100.tsv', 'list'],
  ['list.txt', 'list_1-1100.txt', 'list'],
  ['no ending', 'no ending_1-1100.csv', 'no ending'],
])('%s with a suffix is %s, and without its ending %s', (name, suffixed, bare) => {
  expect(withSuffix(name, '_1-1100')).toBe(suffixed)
  expect(withoutEnding(name)).toBe(bare)
})

test.each([
  ['rows with tabs', 'Name\tPostcode\r\nAnn\tSW1A 2AA\r\n', true],
  ['a single word', 'ak_live_key', false],
  ['lines without a tab', 'a,b\n1,2', true],
  ['one column', 'Address\r\n1 High St', true],
  ['a single row', 'a\tb\r\n', false],
  ['nothing', '', false],
])('pasted text may be a table: %s', (_, text, expected) => {
  expect(isTable(text)).toBe(expected)
})

test.each([
  ['its header', ['address', 'postcode'], 1, 'postcode'],
  ['its header without the space around it', ['  address '], 0, 'address'],
  ['its number if the header is blank', ['address', '  '], 1, 'Column 2'],
  ['its header and number if another is the same', ['line', 'town', 'line'], 0, 'line (column 1)'],
  ['its header and number if an earlier one is the same', ['line', 'town', 'line'], 2, 'line (column 3)'],
  ['its header and number if another differs by space', ['line', ' line'], 0, 'line (column 1)'],
  ['its header if another differs by case', ['Line', 'line'], 0, 'Line'],
  ['its header even if it names an object’s member', ['__proto__', 'constructor'], 0, '__proto__'],
])('a column is labelled by %s', (_, headers, column, expected) => {
  expect(columnLabels(headers)[column]).toBe(expected)
})
