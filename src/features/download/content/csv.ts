import type { Delimiter } from '../../../app/base/csvFile'
import { cellText, isOwnCell, type RowSource } from './cells'
import type { DownloadColumn } from './columns'

const BYTE_ORDER_MARK = '\uFEFF'

/**
 * The text of a download. Lines end in CRLF; a byte-order mark comes first when there is any character beyond ASCII.
 *
 * @param delimiter the file's own
 * @param titleLines the lines above the header, as they were in the file
 */
export function writeCsv(
  columns: DownloadColumn[],
  rows: RowSource[],
  delimiter: Delimiter,
  titleLines: string[] = [],
): string {
  const fields = columns.map((column) => column.header)
  const needsQuotes = new RegExp(`[${delimiter === '\t' ? '\\t' : delimiter}"\r\n\uFEFF]|^\\s|\\s$`)
  const quoted = (cell: string) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  const lines = rows.map((from) => columns.map((column) => quoted(writtenCell(column, from))))
  const table = [fields.map(quoted), ...lines].map((cells) => cells.join(delimiter))
  const text = [...titleLines, ...table, ''].join('\r\n')
  return /[\u0080-\uFFFF]/.test(text) ? BYTE_ORDER_MARK + text : text
}

/** Only text from the provider is escaped. */
function writtenCell(column: DownloadColumn, from: RowSource): string {
  const text = cellText(column, from)
  return isOwnCell(column, from) ? text : escapeFormula(text)
}

/**
 * Text from the provider with a leading apostrophe where a spreadsheet would run it as a formula: it begins with `=`,
 * `@` or a tab, or with `+` or `-` and is no number.
 */
export function escapeFormula(text: string): string {
  const isFormula = /^[=@\t+-]/.test(text) && !/^[+-]\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text)
  return isFormula ? `'${text}` : text
}
