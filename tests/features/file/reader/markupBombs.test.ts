import { growthOf, LINEAR } from '../../../support/doubling'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readFile } from '../../../../src/features/file/reader/readFile'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

/** In characters. */
const LARGEST = 2 ** 18

const CELLS = '<tr><td>Address<td>Postcode<tr><td>12 High Street<td>LS1 4AB'

/** Markup again and again, until it has a size. */
const times = (size: number, markup: string) => markup.repeat(Math.ceil(size / markup.length))

const readXls = (markup: string) => readFile(new File([markup], 'list.xls'), { header: 'found' })

const page = (markup: string) => `<html><body><table>${CELLS}</table>${markup}</body></html>`

describe('reading HTML takes time in proportion to its length', () => {
  test.each<[string, (size: number) => string]>([
    ['rows', (size) => `<table>${times(size, CELLS)}</table>`],
    [
      'tables in tables',
      (size) => times(size / 2, '<table><tr><td>a') + times(size / 2, 'b</td></tr></table>'),
    ],
    ['tables in tables, each with more cells', (size) => deeper(Math.sqrt(size / 9))],
    ['tables without a cell in tables', (size) => times(size, '<table>')],
    ['text in tables in tables', (size) => times(size / 2, '<table><tr><td>') + times(size / 2, 'a<br>b<p>')],
    ['values that are not closed', (size) => `<table>${CELLS}${times(size, "<td a='")}`],
    ['cells that span all', (size) => `<table>${times(size, '<tr><td colspan=1000 rowspan=0>a')}</table>`],
    [
      'rows below them',
      (size) => `<table><tr>${times(size / 2, '<td rowspan=0>a')}${times(size / 2, '<tr><td>b')}`,
    ],
    [
      'rows below cells of all heights',
      (size) => `<table><tr>${stairs(size / 40)}${times(size / 2, '<tr><td>b')}`,
    ],
    ['cells of a column each', (size) => diagonal(size / 25)],
    ['a cell of many lines', (size) => `<table><tr><td>${times(size, 'a<br>')}</table>`],
    ['a cell of blank blocks', (size) => `<table><tr><td>${times(size, ' <p>')}</table>`],
    ['entities', (size) => `<table><tr><td>${times(size, '&amp;&#39;&eacute;&nosuch;')}</table>`],
    ['hidden elements in hidden elements', (size) => page(times(size, '<i hidden>'))],
    ['groups', (size) => `<table>${times(size, '<tbody><tr><td rowspan=0>a')}</table>`],
    ['charsets', (size) => `<meta ${times(size, 'charset=\t"charset=\t"')}<table>${CELLS}</table>`],
    ['lines in another encoding', (size) => `<table>${CELLS}é\n${times(size, '<')}`],
  ])('%s', async (_, make) => {
    expect(await growthOf(make, readXls, LARGEST)).toBeLessThan(LINEAR)
  })
})

/** Cells of all heights. */
const stairs = (cells: number) => each(cells, (at) => `<td rowspan=${at + 2}>a`)

/** Tables in tables, each with one cell more than the one around it. */
function deeper(depth: number): string {
  const open = Array.from({ length: depth }, (_, at) => `<table><tr>${'<td>a'.repeat(at + 1)}`)
  return open.join('')
}

/** A table of which each cell is in a row and a column of its own. */
const diagonal = (cells: number) =>
  `<table>${Array.from({ length: cells }, (_, at) => `<tr>${at > 0 ? `<td colspan=${at}>` : ''}<td>a`).join('')}</table>`

const workbook = (rows: string, styles = '') =>
  `<?xml version="1.0"?><Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Styles>${styles}</Styles><Worksheet ss:Name="a"><Table>${rows}</Table></Worksheet></Workbook>`
const cellOf = (attributes = '', text = 'a') =>
  `<Cell ${attributes}><Data ss:Type="String">${text}</Data></Cell>`
const row = (...cells: string[]) => `<Row>${cells.map((cell) => cellOf('', cell)).join('')}</Row>`
const each = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join('')
const TABLE = row('Address', 'Postcode') + row('12 High Street', 'LS1 4AB')

describe('reading Excel’s XML takes time in proportion to its length', () => {
  test.each<[string, (size: number) => string]>([
    ['rows', (size) => workbook(times(size, TABLE))],
    ['merged cells', (size) => workbook(`<Row>${times(size, cellOf('ss:MergeAcross="16384"'))}</Row>`)],
    ['columns', (size) => workbook(times(size, '<Column ss:Index="1" ss:Span="16383"/>') + TABLE)],
    [
      'cells far away',
      (size) => workbook(times(size, `<Row ss:Index="1048576">${cellOf('ss:Index="16384"')}</Row>`)),
    ],
    [
      'rows in the wrong order',
      (size) => workbook(each(size / 80, (at) => `<Row ss:Index="${1e6 - at}">${cellOf()}</Row>`)),
    ],
    [
      'styles of styles',
      (size) =>
        workbook(
          TABLE,
          each(size / 40, (at) => `<Style ss:ID="s${at}" ss:Parent="s${at - 1}"/>`),
        ),
    ],
    ['elements in elements', (size) => workbook(TABLE + times(size, '<Row><Cell><Data>'))],
    [
      'sheets of a million rows',
      (size) =>
        `<Workbook>${times(size, `<Worksheet><Table>${TABLE}<Row ss:Index="1048576">${cellOf()}</Row></Table></Worksheet>`)}`,
    ],
    [
      'a format',
      (size) =>
        workbook(
          times(size / 2, `<Row><Cell ss:StyleID="a"><Data ss:Type="Number">1</Data></Cell></Row>`),
          `<Style ss:ID="a"><NumberFormat ss:Format="${times(size / 2, '[')}"/></Style>`,
        ),
    ],
  ])('%s', async (_, make) => {
    expect(await growthOf(make, readXls, LARGEST)).toBeLessThan(LINEAR)
  })
})
