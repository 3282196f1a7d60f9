import { expect, test } from 'vitest'
import { pastedCsv } from '../../../src/features/file/pastedCsv'

test.each([
  ['cells with a tab between them', 'Name\tPostcode\r\nAnn\tSW1A 2AA\r\n', 'Name,Postcode\r\nAnn,SW1A 2AA'],
  ['a cell with a comma', 'a\tb\n1, High St\t2', 'a,b\r\n"1, High St",2'],
  ['a cell with a line break', 'a\tb\n"1\n2"\t3', 'a,b\r\n"1\n2",3'],
  ['a cell with a quote in it', 'a\tb\n12" pipe\t3', 'a,b\r\n"12"" pipe",3'],
  ['a cell that begins with a quote', 'a\tb\n"The Mill" House\t3', 'a,b\r\n"""The Mill"" House",3'],
  ['blank rows', 'a\tb\n\t\n1\t2', 'a,b\r\n1,2'],
])('rows of a spreadsheet become CSV: %s', (_, pasted, csv) => {
  expect(pastedCsv(pasted)).toBe(csv)
})

test.each([
  ['a text', 'ak_live_key'],
  ['lines without a tab', 'a,b\n1,2'],
  ['a single row', 'a\tb\r\n'],
  ['nothing', ''],
])('%s is none', (_, pasted) => {
  expect(pastedCsv(pasted)).toBeNull()
})
