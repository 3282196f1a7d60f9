import { utils, write, type CellObject, type WorkSheet } from '@e965/xlsx'
import Papa from 'papaparse'
import { CELL_LIMIT, inCell, type WorkbookHead } from '../../../base/csvFile'

/** The bounds of a column's width, in characters. */
const [NARROWEST, WIDEST] = [10, 50]

/** Writes a workbook of one sheet. Every cell is text, so that no digit changes and nothing runs as a formula. */
export function writeWorkbook({
  titleLines,
  delimiter,
  headers,
  rows,
}: WorkbookHead & { rows: string[][] }): Uint8Array<ArrayBuffer> {
  const titles = titleLines.map((line) => Papa.parse<string[]>(line, { delimiter }).data[0] ?? [])
  const table = [...titles, headers, ...rows]
  const width = Math.max(headers.length, ...titles.map(({ length }) => length))
  const sheet: WorkSheet = {
    '!data': table.map((row) =>
      row.map((text) => (text === '' ? undefined : { t: 's', v: inCell(text.slice(0, CELL_LIMIT)), z: '@' })),
    ) as CellObject[][],
    '!ref': utils.encode_range({ s: { r: 0, c: 0 }, e: { r: table.length - 1, c: width - 1 } }),
    '!autofilter': {
      ref: utils.encode_range({
        s: { r: titles.length, c: 0 },
        e: { r: table.length - 1, c: headers.length - 1 },
      }),
    },
    '!cols': headers.map((header, column) => ({
      wch: rows.reduce(
        (widest, row) => Math.min(WIDEST, Math.max(widest, row[column]?.length ?? 0)),
        Math.min(WIDEST, Math.max(NARROWEST, header.length)),
      ),
    })),
  }
  const book = utils.book_new(sheet, 'Addresses')
  return new Uint8Array(
    write(book, { type: 'array', bookType: 'xlsx', bookSST: true, compression: true }) as ArrayBuffer,
  )
}
