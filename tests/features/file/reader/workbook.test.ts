import { CFB, read, write } from '@e965/xlsx'
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { contentsOf } from '../../../../src/features/file/reader/contents'
import { readMarkup } from '../../../../src/features/file/reader/markup'
import { openWorkbook } from '../../../../src/features/file/reader/workbook'
import { writeWorkbook } from '../../../../src/features/file/reader/writeWorkbook'
import { bookOf, linesOf, sheetsOf, tableOf, valuesOf } from '../../../support/sheets'
import { zipOf } from '../../../support/zips'

const fixture = (name: string) => new Uint8Array(readFileSync(`tests/fixtures/workbooks/${name}`))

// The library logs number formats of OpenDocument that it does not know.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

const CUSTOMERS = [
  ['Customers of 2026', '', '', '', ''],
  ['', '', '', '', ''],
  ['Ref', 'Address', 'Town', 'Postcode', 'Total'],
  ...[1, 2, 3, 4, 5].map((row) => [`000${row}`, `${row} High Street`, 'Leeds', 'LS1 4AB', String(row * 2)]),
]

/** Formats, numbers, and what is shown of these. */
const FORMATS: [format: string, value: number, shown: string][] = [
  ['£#,##0.00', 1234.5, '£1,234.50'],
  ['£#,##0.00', -12.5, '-£12.50'],
  ['£0.00;(£0.00)', -12.5, '(£12.50)'],
  ['[Red]-£#,##0.00;£0', 12.5, '-£12.50'],
  ['_-£* #,##0.00_-;-£* #,##0.00_-;_-£* "-"??_-;_-@_-', 12.5, '£12.50'],
  ['¥0', 12, '¥12'],
  ['0.0°', 12.5, '12.5°'],
  ['0 “to”', 12, '12 “to”'],
  ['№ 0', 12, '№ 12'],
  ['\\£0', 12, '£12'],
  ['"£"0', 12, '£12'],
  ['[$£-809]#,##0.00', 12.5, '£12.50'],
  ['[$-809]0.00', 12.5, '12.50'],
  ['[$€-2] 0', 12, '€ 12'],
  ['General" st"', 12.5, '12.5 st'],
  ['General" st"', -3, '-3 st'],
  ['General\\m', 3, '3m'],
  ['"No. "General', 3, 'No. 3'],
  ['£General', 3, '£3'],
  ['General;-General', -3, '-3'],
  ['0;General" below"', -3, '3 below'],
  ['"UPRN "General', 100023456789, 'UPRN 100023456789'],
  ['general', 100023456789, '100023456789'],
  ['@', 100023456789, '100023456789'],
  ['0%', 0.5, '50%'],
  ['00\\-00', 1234, '12-34'],
  ['0.00E+00', 1234, '1.23E+03'],
  ['# ?/?', 12.5, '12 1/2'],
  ['0"d" 0', 12, '1d 2'],
  ['dd" of "mmm', 46082, '01/03/2026'],
  ['[$-F800]dddd, mmmm dd, yyyy', 46082, '01/03/2026'],
  [';;;', 12, ''],
]

describe('a cell becomes the text that Excel shows, with all digits', () => {
  // OpenDocument keeps the space at the end of a value, but the library does not read it.
  const lost: Record<string, string[]> = { 'cells.ods': ['spaces'] }

  test.each(['cells.xlsx', 'cells.xls', 'cells.ods'])('in %s, value by value', async (name) => {
    const [header, ...rows] = tableOf((await sheetsOf(fixture(name)))[0]!)
    expect(header).toEqual(['Case', 'Value', 'Expected'])
    const compared = rows.filter(([what = '']) => !lost[name]?.includes(what))
    expect(compared.length).toBeGreaterThan(30)
    expect(compared.map(([what, value]) => [what, value])).toEqual(
      compared.map(([what, , expected]) => [what, expected]),
    )
  })

  test.each(['xlsx', 'xlsb'] as const)('in the formats of an .%s', async (bookType) => {
    const cells = FORMATS.map(([z, v]) => [{ t: 'n', v, z }, z])
    const [, ...shown] = await valuesOf(bookOf({ a: ['Value|Format', ...cells] }, { bookType }), 'a')
    expect(shown).toEqual(FORMATS.map(([format, , expected]) => [expected, format]))
  })

  test('with dates of the calendar of 1904', async () => {
    const [sheet] = await sheetsOf(fixture('calendar1904.xlsx'))
    expect(linesOf(sheet!)).toEqual(['Address|Since', '1 High Street|01/03/2026'])
  })
})

describe('the sheets of a workbook', () => {
  test.each(['calculated.xlsx', 'layout.xls', 'layout.ods'])(
    'in %s are the visible ones with data, including hidden rows and columns and the values of formulas',
    async (name) => {
      const [customers, other, ...more] = await sheetsOf(fixture(name))
      expect(customers).toMatchObject({ name: 'Customers', hiddenRows: 1, blankFormulas: 0 })
      expect(tableOf(customers!)).toEqual(CUSTOMERS)
      expect(other).toMatchObject({ name: 'Old “list”', hiddenRows: 0 })
      expect(more).toEqual([])
    },
  )

  test('have blank cells for formulas that were never calculated, and count them', async () => {
    const [customers] = await sheetsOf(fixture('layout.xlsx'))
    expect(customers).toMatchObject({ hiddenRows: 1, blankFormulas: 5 })
    expect(tableOf(customers!)[3]).toEqual(['0001', '1 High Street', 'Leeds', 'LS1 4AB', ''])
  })

  test('of an .xlsb are read too', async () => {
    const book = read(fixture('calculated.xlsx'), { cellStyles: true, cellNF: true })
    const xlsb = new Uint8Array(write(book, { type: 'array', bookType: 'xlsb' }) as ArrayBuffer)
    expect(tableOf((await sheetsOf(xlsb))[0]!)).toEqual(CUSTOMERS)
  })

  test('of Excel’s XML are read to the letter, however it is written', async () => {
    const xml = `<?xml version='1.0'?><?mso-application progid="Excel.Sheet"?>
      <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
      <Styles><Style ss:ID="d"><NumberFormat ss:Format="Short Date"/></Style></Styles>
      <!-- <Worksheet ss:Name="Old"> -->
      <Worksheet ss:Name="Tom &amp; Zo&#235;"><Table><Column ss:Span='3'/>
      <Row><Cell><Data ss:Type="String">Name</Data><Comment><ss:Data>not shown</ss:Data></Comment></Cell>
        <Cell ss:MergeDown="1"><Data>Address</Data></Cell><Cell ss:Index='4'><Data ss:Type='String'>Since</Data></Cell></Row>
      <Row ss:Index="3" ss:Hidden="1"><Cell><Data ss:Type="String">O&#039;Neil &lt;b&gt; &amp;amp;</Data></Cell>
        <Cell><ss:Data ss:Type="String" xmlns="http://www.w3.org/TR/REC-html40"><B>12</B><Font> High</Font>&#10;Street</ss:Data></Cell>
        <Cell/><Cell ss:StyleID="d"><Data ss:Type="DateTime">2026-03-01T00:00:00.000</Data></Cell></Row>
      <Row><Cell ss:MergeAcross="2"/><Cell><Data ss:Type="Number">1</Data></Cell></Row>
      <Row><Cell><Data ss:Type="String"><![CDATA[A & B <c>]]></Data></Cell></Row>
      </Table></Worksheet>
      <Worksheet ss:Name="Hidden"><Table><Row><Cell><Data ss:Type="String">x</Data></Cell></Row></Table>
      <WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions></Worksheet></Workbook>`
    const [sheet, ...more] = await sheetsOf(xml)
    expect(more).toEqual([])
    expect(sheet).toMatchObject({ name: 'Tom & Zoë', hiddenRows: 1 })
    expect(linesOf(sheet!)).toEqual([
      'Name|Address|Since',
      '||',
      "O'Neil <b> &amp;|12 High\nStreet|01/03/2026",
      '||1',
      'A & B <c>||',
    ])
  })
})

test('an OpenDocument workbook may have its type anywhere in the zip', async () => {
  const bytes = bookOf({ Customers: CUSTOMERS }, { bookType: 'ods' })
  expect(new TextDecoder('latin1').decode(bytes.subarray(0, 200))).not.toContain('opendocument.spreadsheet')
  expect(await contentsOf(bytes, 'list.ods')).toBe('workbook')
  expect(tableOf((await sheetsOf(bytes))[0]!)).toEqual(CUSTOMERS)
})

test.each([1, 2 ** 20])('a workbook that says of each file that it has %d bytes is damaged', async (size) => {
  const customers = Array.from({ length: 2000 }, (_, row) => `${row} High Street`)
  const bytes = bookOf({ Customers: customers }, { compression: true })
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < bytes.length - 4; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true)
  expect(await contentsOf(bytes, 'list.xlsx')).toBe('workbook')
  expect(await openWorkbook(bytes)).toEqual({ kind: 'closed', reason: 'damaged' })
})

test.each([
  ['empty', 'empty.xlsx', 'empty'],
  ['without a visible sheet', 'hidden.xlsx', 'hidden'],
  ['cut off', 'cutOff.xlsx', 'damaged'],
  ['locked with a password by Excel’s newer kind', 'password.xlsx', 'password'],
  ['locked with a password by Excel’s older kind', 'password.xls', 'password'],
  ['locked with a password by LibreOffice’s kind', 'password.ods', 'password'],
])('a workbook that is %s is closed for that reason', async (_, name, reason) => {
  expect(await openWorkbook(fixture(name))).toEqual({ kind: 'closed', reason })
})

test('a workbook encrypted in a way unknown to the library has a password', async () => {
  const locked = CFB.utils.cfb_new()
  CFB.utils.cfb_add(locked, '/EncryptedPackage', Buffer.alloc(5000, 7))
  const bytes = Uint8Array.from(CFB.write(locked, { type: 'array' }) as number[])
  expect(await openWorkbook(bytes)).toEqual({ kind: 'closed', reason: 'password' })
})

test('an OpenDocument encrypted as a whole has a password, however often it is opened', async () => {
  const mimetype = 'application/vnd.oasis.opendocument.spreadsheet'
  const manifest = '<manifest:manifest><manifest:encryption-data/></manifest:manifest>'
  const whole = zipOf(
    { mimetype, 'encrypted-package': 'x', 'META-INF/manifest.xml': manifest },
    { isPacked: false },
  )
  expect(await contentsOf(whole, 'list.ods')).toBe('workbook')
  for (const bytes of [whole, ...Array.from({ length: 4 }, () => fixture('password.ods'))])
    expect(await openWorkbook(bytes)).toEqual({ kind: 'closed', reason: 'password' })
})

/** Text that spreadsheets tend to change. */
const headers = ['Ref', 'Tŷ', 'Note', '']
const rows = [
  ['000123456789', '=1+1', '+44 20 7946 0958', '1E5'],
  ['100023456789', 'Llanfair­pwll', '12 High Street\nLeeds', 'The "Old" Mill, Ely'],
  ['01/03/2026', 'TRUE', '_x0041_ a_x000D_b _x005F_ _x41_ \ud83d', ' spaces '],
]

describe('a written workbook', () => {
  const bytes = writeWorkbook({ titleLines: ['Customers of 2026'], delimiter: ',', headers, rows })

  test('reads back to the letter', async () => {
    const [sheet] = await sheetsOf(bytes)
    expect(tableOf(sheet!)).toEqual([['Customers of 2026', '', '', ''], headers, ...rows])
  })

  test('has text in every cell, a filter on its header, and columns as wide as their contents', () => {
    const sheet = read(bytes, { cellNF: true, cellStyles: true }).Sheets['Addresses']!
    const cells = Object.entries(sheet).filter(([name]) => !name.startsWith('!')) as [
      string,
      { t: string; z: string },
    ][]
    expect(cells).toHaveLength(16)
    expect(cells.every(([, { t, z }]) => t === 's' && z === '@')).toBe(true)
    expect(sheet['!autofilter']).toEqual({ ref: 'A2:D5' })
    const wide = writeWorkbook({
      titleLines: [],
      delimiter: ',',
      headers: ['a', 'b', 'c'],
      rows: [['', 'x'.repeat(30), 'y'.repeat(90)]],
    })
    const widths = read(wide, { cellStyles: true }).Sheets['Addresses']!['!cols']!.map(({ width }) =>
      Math.floor(width!),
    )
    expect(widths).toEqual([10, 30, 50])
  })
})

test('in a workbook of many rows every written cell points to its own text', () => {
  const wideHeaders = Array.from({ length: 8 }, (_, column) => headers[column] ?? `Column ${column + 1}`)
  const manyRows = Array.from({ length: 100 }, (_, row) =>
    wideHeaders.map((_header, column) => rows[row % 7]?.[column] ?? `${row + 1}·${column + 1}`),
  )
  const bytes = writeWorkbook({ titleLines: [], delimiter: ',', headers: wideHeaders, rows: manyRows })
  const zip = CFB.read(bytes, { type: 'buffer' })
  const xmlOf = (path: string) =>
    new TextDecoder().decode(Uint8Array.from(CFB.find(zip, path)!.content as number[]))
  const texts = Array.from(
    xmlOf('/xl/sharedStrings.xml').matchAll(/<t(?: [^>]*)?>([^<]*)<\/t>/g),
    ([, text]) => text!,
  )
  const cells = [...xmlOf('/xl/worksheets/sheet1.xml').matchAll(/<c r="\w+"([^>]*)>(.*?)<\/c>/g)]
  expect(new Set(cells.map(([, attributes]) => attributes))).toEqual(new Set([' s="1" t="s"']))

  // As Excel reads them: entities, then codes of characters.
  const asRead = (xml: string) => {
    let text = ''
    readMarkup(xml, true, { onText: (part) => (text += part), onTag: () => undefined })
    return text.replace(/_x([\da-f]{4})_/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  }
  const written = cells.map(([, , value]) => asRead(texts[Number(/^<v>(\d+)<\/v>$/.exec(value!)?.[1])]!))
  expect(written).toEqual([wideHeaders, ...manyRows].flat().filter((text) => text !== ''))
})
