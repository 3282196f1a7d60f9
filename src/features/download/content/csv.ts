import type { Delimiter } from '../../../app/base/csvFile'
import { cellText, isOwnCell, type RowSource } from './cells'
import type { DownloadColumn } from './columns'

const BYTE_ORDER_MARK = '\uFEFF'

/** Puts cells in quotes where they need them. */
function quoting(delimiter: Delimiter): (cell: string) => string {
  const needsQuotes = new RegExp(`[${delimiter === '\t' ? '\\t' : delimiter}"\r\n\uFEFF]|^\\s|\\s$`)
  return (cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
}

/** The lines of a download down to its header, ending in CRLF; `titleLines` as they were in the file. */
export function csvHead(columns: DownloadColumn[], delimiter: Delimiter, titleLines: string[] = []): string {
  const header = columns.map((column) => quoting(delimiter)(column.header)).join(delimiter)
  return [...titleLines, header, ''].join('\r\n')
}

/** The lines below the header, ending in CRLF. */
export function csvRows(columns: DownloadColumn[], rows: RowSource[], delimiter: Delimiter): string {
  const quoted = quoting(delimiter)
  const written = (column: DownloadColumn, from: RowSource) => {
    const text = cellText(column, from)
    return quoted(isOwnCell(column, from) ? text : escapeFormula(text))
  }
  const lines = rows.map((from) => columns.map((column) => written(column, from)).join(delimiter))
  return [...lines, ''].join('\r\n')
}

/** The pieces of a download, with a byte-order mark before them if any character is beyond ASCII. */
export const markedPieces = (pieces: string[]): string[] =>
  pieces.some((piece) => /[\u0080-\uFFFF]/.test(piece)) ? [BYTE_ORDER_MARK, ...pieces] : pieces

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula: it begins with `=`, `@` or a tab, or with
 * `+` or `-` and is not a number.
 */
export function escapeFormula(text: string): string {
  const isFormula = /^[=@\t+-]/.test(text) && !/^[+-]\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text)
  return isFormula ? `'${text}` : text
}
