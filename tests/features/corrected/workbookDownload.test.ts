import { read, utils, write, type CellObject } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { downloadMessages } from '../../../src/features/download/downloadMessages'
import { officeWorkbook, SHEET_PART } from '../../support/officeWorkbook'
import { rowChange } from '../../support/rowChange'
import { valuesOf } from '../../support/sheets'
import { downloaded, opened, otherFormat, pageWith, tenantsIn } from '../../support/workbookPage'
import { unzipped } from '../../support/zips'
import { decideRows } from '../../../src/features/run/rows/changeRows'

describe('a workbook comes back as it is, with the cells written that change', () => {
  test.each([
    ['tenants.xlsx', false, 'tenants_corrected.xlsx'],
    ['tenants.xlsm', true, 'tenants_corrected.xlsm'],
  ])('%s', async (name, hasMacros, expected) => {
    const before = officeWorkbook({ hasMacros })
    const page = await pageWith(before, name)
    expect(page.file.name).toBe(name.replace('.', ' (Tenants).'))
    expect(page.file.workbook).toMatchObject({
      sheet: 'Tenants',
      hasFormulas: true,
      inPlace: expected.split('.')[1],
    })
    expect(await opened(page)).toMatchObject({ comes: { kind: 'inPlace' } })
    const after = await downloaded(page)
    expect(after.name).toBe(expected)
    expect(after.written).toMatchObject({ name: expected, rows: 7, cleansed: 1 })
    expect(after.written?.asNew).toBeUndefined()
    const [was, is] = [unzipped(before), unzipped(after.bytes)]
    const changed = [...was]
      .filter(([part, contents]) => !contents.equals(is.get(part)!))
      .map(([part]) => part)
    expect(changed).toEqual(['xl/workbook.xml', SHEET_PART])
    expect(is.get(SHEET_PART)!.toString()).toContain(
      '<c r="C4" s="2"><v>12</v></c><c r="D4" s="2" t="inlineStr"><is><t xml:space="preserve">High Street</t></is></c><c r="E4" t="str"><f>',
    )
  })
})

test('a row that would change a locked cell stays whole, and is counted with its cause', async () => {
  const sheet = (xml: string) =>
    xml.replace('<c r="D5" s="2" t="s"><v>14</v></c>', '<c r="D5" s="2" t="str"><f>A1</f><v>high st</v></c>')
  const page = await pageWith(officeWorkbook({ sheet }), 'tenants.xlsx', { 0: '12', 1: '7', 3: '8' })
  page.store.dispatch(decideRows([1, 3], 'accepted'))
  const { fates } = await opened(page)
  expect(fates).toMatchObject({ locked: [1, 3] })
  const why = (row: number) => rowChange(page.store.getState(), row).stays
  expect([1, 3].map(why)).toEqual([
    'A cell that would change holds a formula',
    'A cell that would change is merged with others',
  ])
  const { bytes } = await downloaded(page)
  expect(tenantsIn(bytes)[4]).toEqual(expect.arrayContaining(['T2', 7, 'Leeds & Bradford', 'LS1 4AC']))
})

test('a cell whose format shows a number in another way takes it as text', async () => {
  const sheet = (xml: string) => xml.replace('<c r="C4" s="2"><v>12</v></c>', '<c r="C4" s="7"><v>12</v></c>')
  const page = await pageWith(officeWorkbook({ sheet }), 'tenants.xlsx')
  await opened(page)
  const after = await downloaded(page)
  expect(after.written?.asNew).toBeUndefined()
  expect(unzipped(after.bytes).get(SHEET_PART)!.toString()).toContain('<c r="C4" s="7" t="inlineStr">')
})

test.each<[string, Uint8Array<ArrayBuffer>, string]>([
  ['that is signed', officeWorkbook({ files: { '_xmlsignatures/sig1.xml': '<a/>' } }), 'tenants.xlsx'],
  ['with a document type', officeWorkbook({ sheet: (xml) => `<!DOCTYPE a>${xml}` }), 'tenants.xlsx'],
  ...(['biff8', 'xlsb', 'ods'] as const).map((bookType) => {
    const book = read(officeWorkbook(), { cellNF: true, cellFormula: true })
    const ending = bookType === 'biff8' ? 'xls' : bookType
    return [
      `named .${ending}`,
      new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer),
      `tenants.${ending}`,
    ] as [string, Uint8Array<ArrayBuffer>, string]
  }),
])('a workbook %s comes as a new one with its sheets, and that is said', async (_, bytes, name) => {
  const page = await pageWith(bytes, name)
  expect(page.file.workbook).toMatchObject({ inPlace: null })
  await opened(page)
  const after = await downloaded(page)
  expect(after.name).toBe('tenants_corrected.xlsx')
  expect(after.written?.asNew).toBe(true)
  expect(downloadMessages.said(after.written!)).toContain('It is a new workbook')
  const book = read(after.bytes, { cellFormula: true, cellNF: true })
  expect(book.SheetNames).toEqual(['Notes', 'Tenants'])
  expect(book.Sheets['Tenants']).toMatchObject({
    D4: { v: 'High Street' },
    F4: { v: 'leeds' },
    I4: { t: 'n', v: 950.5 },
  })
  const { f } = read(bytes, { cellFormula: true }).Sheets['Tenants']!['I9'] as CellObject
  expect((book.Sheets['Tenants']!['I9'] as CellObject).f).toBe(f)
})

test.each(['biff8', 'xlsb', 'ods'] as const)(
  'a new workbook of an %s has its other sheets as they are read, also blank ones',
  async (bookType) => {
    const bytes = otherFormat(bookType)
    const page = await pageWith(bytes, 'tenants')
    await opened(page)
    const after = await downloaded(page)
    expect(after.written?.asNew).toBe(true)
    expect(read(after.bytes).SheetNames).toEqual(['Notes', 'Tenants', 'Blank', 'More'])
    for (const sheet of ['More', 'Notes'])
      expect(await valuesOf(after.bytes, sheet)).toEqual(await valuesOf(bytes, sheet))
    expect((await valuesOf(after.bytes, 'More'))[0]).toContain('TRUE')
  },
)

test('a workbook whose sheets cannot be written as they are comes as a new CSV, and that is said before', async () => {
  const book = { SheetNames: ['Tenants', 'Long'], Sheets: { ...read(officeWorkbook()).Sheets, Long: {} } }
  book.Sheets.Long = utils.aoa_to_sheet([['x'.repeat(40_000)]])
  const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'ods' }) as ArrayBuffer)
  const page = await pageWith(bytes, 'tenants.ods')
  expect(await opened(page)).toMatchObject({ comes: { kind: 'newCsv', why: 'unwritable' } })
  const after = await downloaded(page)
  expect(after).toMatchObject({ name: 'tenants_corrected.csv', written: { rows: 7, cleansed: 1 } })
  expect(page.world.downloads.at(-1)!.text).toContain('12,High Street')
})
