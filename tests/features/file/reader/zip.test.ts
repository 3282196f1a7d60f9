import { read, utils, write } from '@e965/xlsx'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentsOf } from '../../../../src/features/file/reader/contents'
import { readFile } from '../../../../src/features/file/reader/readFile'
import { packedBytes, splicedZip, zipEntries } from '../../../../src/features/file/reader/zip'
import { unzipped, zipOf } from '../../../support/zips'

const fixture = (name: string) => new Uint8Array(readFileSync(`tests/fixtures/workbooks/${name}`))

/** The same workbook in a zip that is written in another way. */
const again = (name: string, style: Parameters<typeof zipOf>[1]) =>
  zipOf(Object.fromEntries(unzipped(fixture(name))), style)

const STYLES: [string, Parameters<typeof zipOf>[1]][] = [
  ['packed', {}],
  ['stored', { isPacked: false }],
  ['with sizes behind each file', { hasDescriptors: true }],
  ['with a comment', { comment: 'PK is what a zip begins with' }],
  ['with a large directory', { isLarge: true }],
  ['with a large directory and sizes behind each file', { isLarge: true, hasDescriptors: true }],
]

test.each(STYLES)('a workbook in a zip %s is read', async (_, style) => {
  const bytes = again('layout.xlsx', style)
  expect(contentsOf(bytes, 'list.xlsx')).toBe('workbook')
  const reading = await readFile(new File([bytes], 'list.xlsx'), { header: 'found', table: 'Customers' })
  expect(reading).toMatchObject({ kind: 'read', file: { rows: { length: 5 } } })
})

test.each(STYLES)(
  'in a zip %s one file takes the place of another, and all others stay as packed',
  (_, style) => {
    const bytes = again('layout.xlsx', style)
    const entries = zipEntries(bytes)!
    const [which, with_] = [entries.at(-2)!, fixture('cells.xlsx')]
    const donor = zipEntries(with_)![0]!
    const packed = packedBytes(with_, donor)
    const spliced = splicedZip(bytes, entries, new Map([[which, { ...donor, packed }]]))
    const [before, after] = [unzipped(bytes), unzipped(spliced)]
    expect([...after.keys()]).toEqual([...before.keys()])
    expect(after.get(which.name)).toEqual(unzipped(with_).get(donor.name))
    for (const [at, entry] of zipEntries(spliced)!.entries()) {
      if (entry.name === which.name) continue
      expect(packedBytes(spliced, entry)).toEqual(packedBytes(bytes, entries[at]!))
      expect(after.get(entry.name)).toEqual(before.get(entry.name))
    }
  },
)

test('a zip whose large directory is cut off or somewhere else is damaged', () => {
  const bytes = again('layout.xlsx', { isLarge: true })
  const view = new DataView(bytes.buffer)
  view.setBigUint64(bytes.length - 22 - 20 + 8, BigInt(2 ** 40), true)
  expect(contentsOf(bytes, 'list.xlsx')).toBe('other')
})

/** A workbook with three sheets, of which the library cannot read the second. */
function withBrokenSheet(contents: string | null, sheets = ['Customers', 'Figures', 'Notes']) {
  const book = utils.book_new()
  for (const name of sheets)
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['Address', 'Postcode'],
        ['1 High Street', 'LS1 4AB'],
      ]),
      name,
    )
  const files = Object.fromEntries(
    unzipped(new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)),
  ) as Record<string, Uint8Array | string>
  const broken = `xl/worksheets/sheet${Math.min(2, sheets.length)}.xml`
  if (contents === null) delete files[broken]
  else files[broken] = contents
  return zipOf(files)
}

const readList = (bytes: Uint8Array<ArrayBuffer>) =>
  readFile(new File([bytes], 'list.xlsx'), { header: 'found' })

test.each([
  ['that is missing', null],
  [
    'whose merges are none',
    '<worksheet><sheetData/><mergeCells><mergeCell ref=":"/></mergeCells></worksheet>',
  ],
  [
    'that points to no text',
    '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>99</v></c></row></sheetData></worksheet>',
  ],
])('a sheet %s refuses only itself', async (_, contents) => {
  const bytes = withBrokenSheet(contents)
  const { Sheets } = read(bytes, { dense: true })
  const reading = await readList(bytes)
  expect(reading).toMatchObject({
    kind: 'refused',
    tables: [
      { table: 'Customers', rows: 1 },
      { table: 'Notes', rows: 1 },
    ],
  })
  const says = reading.kind === 'refused' && reading.next?.startsWith('Sheet “Figures” cannot be read')
  expect(says ?? false).toBe(Sheets['Figures'] === undefined)
})

test('a workbook of one sheet that cannot be read says so, and nothing of a connection', async () => {
  const reading = await readList(withBrokenSheet(null, ['Customers']))
  expect(reading).toMatchObject({
    kind: 'refused',
    next: 'Sheet “Customers” cannot be read. If it is the one with the addresses, open the workbook in Excel, save it, and choose it again.',
  })
})
