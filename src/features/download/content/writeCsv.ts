import Papa from 'papaparse'
import type { Delimiter } from '../../../app/base/csvFile'
import { cellText, isOwnCell, type ResultOfRow } from './cellText'
import type { DownloadColumn } from './downloadColumns'

const BYTE_ORDER_MARK = '\uFEFF'

/**
 * The text of a download: rows in columns. Lines end in CRLF, and a byte-order mark stands in
 * front when there is any character beyond ASCII.
 *
 * @param delimiter the file's own
 * @param titleLines what stands above the header, as it stood in the file
 */
export function writeCsv(
  columns: DownloadColumn[],
  rows: ResultOfRow[],
  delimiter: Delimiter,
  titleLines: string[] = [],
): string {
  const fields = columns.map((column) => column.header)
  const data = rows.map((from) => columns.map((column) => writtenCell(column, from)))
  const table = Papa.unparse([fields, ...data], { delimiter, newline: '\r\n' })
  const text = [...titleLines, table, ''].join('\r\n')
  return /[\u0080-\uFFFF]/.test(text) ? BYTE_ORDER_MARK + text : text
}

/**
 * Only what the provider sent is escaped; the customer's own values are written back as they came. Null where nothing is
 * written, as in every other cell: Papa Parse looks for quotes in a text, even in an empty one.
 */
function writtenCell(column: DownloadColumn, from: ResultOfRow): string | null {
  const text = cellText(column, from)
  if (text === '') return null
  return isOwnCell(column, from) ? text : escapeFormula(text)
}

/**
 * Text from the provider as a spreadsheet may be given it: with a leading apostrophe when it would be run as a
 * formula: it starts with `=`, `@` or a tab, or with `+` or `-` and is not a number.
 */
export function escapeFormula(text: string): string {
  const isFormula = /^[=@\t+-]/.test(text) && !/^[+-]\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text)
  return isFormula ? `'${text}` : text
}
