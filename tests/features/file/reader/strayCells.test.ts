import { CFB, utils, write, type BookType } from '@e965/xlsx'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readFile } from '../../../../src/features/file/reader/readFile'
import { isTooLarge, sheetOf, type Sheet } from '../../../../src/features/file/reader/sheet'
import { readOpenDocument, partsOf, type Part } from '../../../../src/features/file/reader/parts'
import { readBook } from '../../../../src/features/file/reader/workbook'
import { bookOf, sheetsOf } from '../../../support/sheets'

// The library logs number formats of OpenDocument that it does not know.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

const HEADER = ['Name', 'Address', 'Postcode']
const ROWS = Array.from({ length: 19 }, (_, at) => ['Ann', `${at + 1} High Street`, 'LS1 4AB'])

/** A workbook of these 20 rows, of which a file in it is changed. */
function workbookOf(
  bookType: BookType,
  file: string,
  change: (xml: string) => string,
  encoding: BufferEncoding = 'utf8',
) {
  const zip = CFB.read(bookOf({ Customers: [HEADER, ...ROWS] }, { bookType }), { type: 'buffer' })
  const entry = CFB.find(zip, file)!
  const changed = Buffer.from(
    change(new TextDecoder().decode(Uint8Array.from(entry.content as number[]))),
    encoding,
  )
  Object.assign(entry, { content: changed, size: changed.length })
  return Uint8Array.from(
    CFB.write(zip, { fileType: 'zip', type: 'array', compression: bookType !== 'ods' }) as number[],
  )
}

const xlsx = (change: (xml: string) => string, encoding?: BufferEncoding) =>
  workbookOf(
    'xlsx',
    '/xl/worksheets/sheet1.xml',
    (xml) => change(xml).replace(/<dimension[^>]*>/, '<dimension ref="A1:XFD1048576"/>'),
    encoding,
  )
const ods = (row: string) =>
  workbookOf('ods', '/content.xml', (xml) => xml.replace('</table:table>', `${row}</table:table>`))

const addRow = (row: string) => (xml: string) => xml.replace('</sheetData>', `${row}</sheetData>`)
const cell = (at: string) => `<c r="${at}" t="str"><v>x</v></c>`

const odsCell = (attributes = '') =>
  `<table:table-cell office:value-type="string" ${attributes}><text:p>x</text:p></table:table-cell>`
const odsRow = (cells: string, rows = 1) =>
  `<table:table-row table:number-rows-repeated="${rows}">${cells}</table:table-row>`
const blankCells = (columns: number) => `<table:table-cell table:number-columns-repeated="${columns}"/>`

const read = (bytes: Uint8Array<ArrayBuffer>, name: string) =>
  readFile(new File([bytes], name), { header: 'found', table: 'Customers' })

function lastRow({ records }: Sheet) {
  let last = { at: -1, cells: [''] }
  records(({ at, cells }) => {
    last = { at, cells }
    return true
  })
  return last
}

const LAST_CELL = 'XFD1048576'
const WHOLE = `A22:${LAST_CELL}`

describe('cells without text cost nothing', () => {
  test.each([
    ['the size that the sheet says it has', xlsx((xml) => xml)],
    [
      'a format of all columns',
      xlsx((xml) =>
        xml.replace('<sheetData>', '<cols><col min="1" max="16384" width="9" style="0"/></cols><sheetData>'),
      ),
    ],
    [
      'a merged range over the rest of the sheet',
      xlsx((xml) =>
        xml.replace(
          '</sheetData>',
          `</sheetData><mergeCells count="1"><mergeCell ref="${WHOLE}"/></mergeCells>`,
        ),
      ),
    ],
    [
      'empty cells with a format',
      xlsx(
        addRow(
          Array.from(
            { length: 5000 },
            (_, at) =>
              `<row r="${at + 21}" s="0" customFormat="1"><c r="A${at + 21}" s="0"/><c r="XFD${at + 21}" s="0"/></row>`,
          ).join(''),
        ),
      ),
    ],
    [
      'hidden rows',
      xlsx(addRow(Array.from({ length: 5000 }, (_, at) => `<row r="${at + 21}" hidden="1"/>`).join(''))),
    ],
    ['repeated cells with a format in an .ods', ods(odsRow(blankCells(16_384), 1_048_556))],
    [
      'a merged range over the rest of an .ods',
      ods(
        `${odsRow('<table:table-cell table:number-columns-spanned="16384" table:number-rows-spanned="1048556"/><table:covered-table-cell table:number-columns-repeated="16383"/>')}${odsRow('<table:covered-table-cell table:number-columns-repeated="16384"/>', 1_048_555)}`,
      ),
    ],
  ])('%s', async (_, bytes) => {
    expect(await read(bytes, 'list.xlsx')).toMatchObject({
      file: { headers: HEADER, rows: ROWS, sheetRows: { length: 19, 18: 20 }, warnings: [] },
    })
  })
})

describe('a stray cell', () => {
  test.each([
    ['at the end of a sheet', xlsx(addRow(`<row r="1048576">${cell(LAST_CELL)}</row>`)), 1_048_576],
    ['in a middle row and column', xlsx(addRow(`<row r="40000">${cell('CZZ40000')}</row>`)), 40_000],
    ['in the last column', xlsx(addRow(`<row r="21">${cell('XFD21')}</row>`)), 21],
    [
      'at the end of an .ods',
      ods(odsRow(blankCells(16_384), 1_048_555) + odsRow(blankCells(16_383) + odsCell())),
      1_048_576,
    ],
  ])('is a row and a column of its own: %s', async (_, bytes, row) => {
    expect(await read(bytes, 'list.xlsx')).toMatchObject({
      file: {
        headers: [...HEADER, ''],
        rows: { length: 20, 0: [...ROWS[0]!, ''], 19: ['', '', '', 'x'] },
        sheetRows: { 18: 20, 19: row },
      },
    })
  })

  test.each(['xls', 'xlsb'] as const)('also occurs in an .%s', async (bookType) => {
    const sheet = utils.aoa_to_sheet([HEADER, ...ROWS])
    const last = bookType === 'xls' ? 'IV100' : 'Z100'
    Object.assign(sheet, { [last]: { t: 's', v: 'x' }, '!ref': `A1:${last}` })
    const bytes = new Uint8Array(
      write(utils.book_new(sheet, 'Customers'), { type: 'array', bookType }) as ArrayBuffer,
    )
    const [found] = await sheetsOf(bytes)
    expect(lastRow(found!)).toEqual({ at: 99, cells: ['', '', '', 'x'] })
  })

  test('in Excel’s XML may be anywhere, and merged with anything', async () => {
    const xml = `<Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Customers"><Table>
      <Column ss:Span="2000000000"/><Row><Cell ss:MergeAcross="2000000000" ss:MergeDown="2000000000"><Data>Name</Data></Cell></Row>
      <Row ss:Index="1048576"><Cell ss:Index="16384"><Data>x</Data></Cell></Row></Table></Worksheet></Workbook>`
    const [sheet] = await sheetsOf(xml)
    expect(sheet).toMatchObject({ rows: 2, columns: 2 })
    expect(lastRow(sheet!)).toEqual({ at: 1_048_575, cells: ['', 'x'] })
  })
})

describe('what covers a sheet and is not read costs nothing', () => {
  test.each([
    ['a width for columns without end', '<cols><col min="1" max="2000000000" width="9"/></cols>', ''],
    [
      'a width with a number of 400 digits',
      `<cols><col min="-${'9'.repeat(400)}" max="${'9'.repeat(400)}"/></cols>`,
      '',
    ],
    ['widths again and again', `<cols>${'<col min="1" max="16384" width="9"/>'.repeat(300)}</cols>`, ''],
    ['a link over all cells', '', '<hyperlinks><hyperlink ref = "A1:XFD1048576"/></hyperlinks>'],
    ['links again and again', '', `<hyperlinks>${'<hyperlink ref="A1:A90000"/>'.repeat(500)}</hyperlinks>`],
  ])('%s', async (_, before, after) => {
    const covered = (xml: string) =>
      xml.replace('<sheetData>', `${before}<sheetData>`).replace('</sheetData>', `</sheetData>${after}`)
    expect(await read(xlsx(covered), 'list.xlsx')).toMatchObject({ file: { rows: ROWS } })
    const utf16 = (xml: string) => `\uFEFF${covered(xml)}`
    expect(await read(xlsx(utf16, 'utf16le'), 'list.xlsx')).toMatchObject({ file: { rows: ROWS } })
  })

  test('a place in lower case is that place', async () => {
    const small = (xml: string) => xml.replace(/ r="[A-Z]\d+"/g, (place) => place.toLowerCase())
    expect(await read(xlsx(small), 'list.xlsx')).toMatchObject({ file: { headers: HEADER, rows: ROWS } })
  })

  test('no cell gets a style, since each would fail without a theme; hidden rows are known', async () => {
    const bytes = xlsx((xml) =>
      xml
        .replace(/<c r="([AB]\d+)"/g, '<c r="$1" s="1"')
        .replace('<row r="3"', '<row r="3" hidden="1"')
        .replace('</sheetData>', '<row r="22"><c r="A22" s="1"/></row></sheetData>'),
    )
    const book = readBook(bytes, (await partsOf(bytes)) as Part[], readOpenDocument(''))
    const cells = (book.Sheets['Customers']!['!data'] as object[][]).flat()
    expect(cells.filter((each) => 's' in each)).toEqual([])
    expect(await sheetsOf(bytes)).toMatchObject([{ rows: 20, hiddenRows: 1 }])
  })
})

describe('a sheet that is too large', () => {
  test.each([
    [
      'a cell repeated over the sheet',
      odsRow(odsCell('table:number-columns-repeated="16384"'), 1_048_556),
      '1,048,576 rows and 16,384 columns',
    ],
    ['a row repeated without end', odsRow(odsCell(), 2_000_000_000), '2,000,000,020 rows and 3 columns'],
  ])('is refused at once, by its rows and columns: %s', async (_, row, size) => {
    expect(await read(ods(row), 'list.ods')).toEqual({
      kind: 'refused',
      message: 'Please select a CSV file',
      next: `Sheet “Customers” has text in ${size}, which is more than this page can read. Copy the addresses into a new workbook and choose that one.`,
    })
  })

  test.each([
    ['blanks without end', ods(odsRow(odsCell().replace('>x<', '><text:s text:c="2000000000"/><')))],
    [
      'a formula without end',
      xlsx(
        addRow(`<row r="30"><c r="A30"><f t="shared" si="0">${'A1+'.repeat(3000)}1</f><v>1</v></c></row>`),
      ),
    ],
  ])('is damaged: %s', async (_, bytes) => {
    expect(await read(bytes, 'list.xlsx')).toMatchObject({
      next: expect.stringMatching(/^This workbook is damaged/) as string,
    })
  })

  test('is measured even if the table has no end', async () => {
    const endless = workbookOf('ods', '/content.xml', (xml) =>
      xml.replace(/<\/table:table>[^]*$/, odsRow(odsCell(), 2_000_000_000)),
    )
    expect(await read(endless, 'list.ods')).toMatchObject({
      next: expect.stringMatching(/^Sheet “Customers” has text in 2,000,000,020 rows/) as string,
    })
  })

  test('is measured by the rows and columns that have text', () => {
    const diagonal = (length: number) =>
      sheetOf(
        'a',
        Array.from({ length }, (_, at) => ({ at, cells: new Map([[at, 'x']]), isHidden: false })),
      )
    expect(diagonal(5000)).toMatchObject({ rows: 5000, columns: 5000, unread: 'large' })
    expect(isTooLarge({ rows: 100_000, columns: 200 })).toBe(false)
    expect(isTooLarge({ rows: 100_000, columns: 201 })).toBe(true)
  })
  test('has formulas all the same', async () => {
    const totals = Object.fromEntries(
      Array.from({ length: 300 }, (_, at) => [
        utils.encode_cell({ r: at, c: at }),
        { t: 's', v: 'x', f: 'Customers!B2' },
      ]),
    )
    const book = utils.book_new(utils.aoa_to_sheet([HEADER, ...ROWS]), 'Customers')
    utils.book_append_sheet(book, { '!ref': 'A1:KN300', ...totals }, 'Totals')
    const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
    expect(await sheetsOf(bytes)).toMatchObject([{ hasFormulas: true }, { unread: 'large' }])
  })
})
