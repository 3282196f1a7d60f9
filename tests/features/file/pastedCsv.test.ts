import { expect, test } from 'vitest'
import { PASTED_TYPE } from '../../../src/features/file/fileNames'
import { pastedCsv, readFile } from '../../../src/features/file/reader/readFile'

test.each([
  ['cells with a tab between them', 'Name\tPostcode\r\nAnn\tSW1A 2AA\r\n', 'Name,Postcode\nAnn,SW1A 2AA'],
  ['a cell with a comma', 'a\tb\n1, High St\t2', 'a,b\n"1, High St",2'],
  ['a cell with a line break', 'a\tb\n"1\n2"\t3', 'a,b\n"1\n2",3'],
  ['a cell with a quote in it', 'a\tb\n12" pipe\t3', 'a,b\n"12"" pipe",3'],
  ['a cell that begins with a quote', 'a\tb\n"The Mill" House\t3', 'a,b\n"""The Mill"" House",3'],
  ['blank rows', 'a\tb\n\t\n1\t2', 'a,b\n1,2'],
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

test('the reader takes pasted rows as a CSV file', async () => {
  const rows = new File(['Name\tAddress\nAnn\t1, High St\n'], 'pasted.csv', { type: PASTED_TYPE })
  const outcome = await readFile(rows, { header: 'found', part: null })
  expect(outcome).toMatchObject({
    kind: 'read',
    file: { headers: ['Name', 'Address'], rows: [['Ann', '1, High St']], delimiter: ',' },
  })
})
