import { read } from '@e965/xlsx'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentsOf } from '../../../../src/features/file/reader/contents'
import { partsOf, type Part } from '../../../../src/features/file/reader/parts'
import { readFile } from '../../../../src/features/file/reader/readFile'
import { splicedZip } from '../../../../src/features/file/reader/zip'
import { officeParts, officeWorkbook } from '../../../support/officeWorkbook'
import { bookOf } from '../../../support/sheets'
import { packed, unzipped, zipOf } from '../../../support/zips'

const fixture = (name: string) => new Uint8Array(readFileSync(`tests/fixtures/workbooks/${name}`))

/** The same workbook in a zip that is written in another way. */
const again = async (name: string, style: Parameters<typeof zipOf>[1]) =>
  zipOf(Object.fromEntries(await unzipped(fixture(name))), style)

const STYLES: [string, Parameters<typeof zipOf>[1]][] = [
  ['packed', {}],
  ['stored', { isPacked: false }],
  ['with sizes behind each file', { hasDescriptors: true }],
  ['with a comment', { comment: 'PK is what a zip begins with' }],
  ['with a large directory', { isLarge: true }],
  ['with a large directory and sizes behind each file', { isLarge: true, hasDescriptors: true }],
  ['whose files have the attributes of folders', { attributes: 0x10 }],
]

test.each(STYLES)(
  'a workbook in a zip %s is read; two of its files hold something else, and all others stay as packed',
  async (_, style) => {
    const bytes = await again('layout.xlsx', style)
    expect(await contentsOf(bytes, 'list.xlsx')).toBe('workbook')
    const reading = await readFile(new File([bytes], 'list.xlsx'), { header: 'found', table: 'Customers' })
    expect(reading).toMatchObject({ kind: 'read', file: { rows: { length: 5 } } })
    const [was, names] = [await packed(bytes), [...(await unzipped(bytes)).keys()]]
    const [second, last] = [names[1]!, names.at(-1)!]
    const spliced = await splicedZip(bytes, new Map([second, last].map((name) => [name, `<${name}>`])))
    const [is, contents] = [await packed(spliced), await unzipped(spliced)]
    expect([...is.keys()]).toEqual(names)
    for (const name of [second, last]) expect(contents.get(name)!.toString()).toBe(`<${name}>`)
    for (const files of [was, is]) for (const name of [second, last]) files.delete(name)
    expect(is).toEqual(was)
  },
)

test('pictures in a workbook stay packed', async () => {
  const names = Object.keys(officeParts())
  const parts = (await partsOf(officeWorkbook())) as Part[]
  expect(parts.map(({ name }) => name)).toEqual(names.filter((name) => name !== 'xl/media/image1.png'))
})

test('a zip without the large directory that it claims is damaged', async () => {
  const bytes = await again('layout.xlsx', { isLarge: true })
  const view = new DataView(bytes.buffer)
  view.setUint32(bytes.length - 22 - 20 - 56, 0, true)
  expect(await contentsOf(bytes, 'list.xlsx')).toBe('other')
})

/** A workbook with three sheets, of which the library cannot read the second. */
async function withBrokenSheet(contents: string | null, sheets = ['Customers', 'Figures', 'Notes']) {
  const rows = ['Address|Postcode', '1 High Street|LS1 4AB']
  const book = bookOf(Object.fromEntries(sheets.map((name) => [name, rows])))
  const files: Record<string, Uint8Array | string> = Object.fromEntries(await unzipped(book))
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
  const bytes = await withBrokenSheet(contents)
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

test('a workbook with one unreadable sheet says so, and does not mention a connection', async () => {
  const reading = await readList(await withBrokenSheet(null, ['Customers']))
  expect(reading).toMatchObject({
    kind: 'refused',
    next: 'Sheet “Customers” cannot be read. If it is the one with the addresses, open the workbook in Excel, save it, and choose it again.',
  })
})
