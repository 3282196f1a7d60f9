import type { Delimiter } from '../../../app/base/csvFile'
import { cellText, isOwnCell, type RowSource } from './cells'
import type { DownloadColumn } from './columns'

const BYTE_ORDER_MARK = '\uFEFF'

/** How a cell is written: in quotes where it needs them. */
function quoting(delimiter: Delimiter): (cell: string) => string {
  const needsQuotes = new RegExp(`[${delimiter === '\t' ? '\\t' : delimiter}"\r\n\uFEFF]|^\\s|\\s$`)
  return (cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
}

/** The lines of a download down to its header; `titleLines` as they were in the file. Lines end in CRLF. */
export function csvHead(columns: DownloadColumn[], delimiter: Delimiter, titleLines: string[] = []): string {
  const header = columns.map((column) => quoting(delimiter)(column.header)).join(delimiter)
  return [...titleLines, header, ''].join('\r\n')
}

/** The lines of a download below its header. */
export function csvRows(columns: DownloadColumn[], rows: RowSource[], delimiter: Delimiter): string {
  const quoted = quoting(delimiter)
  const lines = rows.map((from) => columns.map((column) => quoted(writtenCell(column, from))).join(delimiter))
  return [...lines, ''].join('\r\n')
}

/** The pieces of a download, after a byte-order mark where there is any character beyond ASCII. */
export const markedPieces = (pieces: string[]): string[] =>
  pieces.some((piece) => /[\u0080-\uFFFF]/.test(piece)) ? [BYTE_ORDER_MARK, ...pieces] : pieces

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
