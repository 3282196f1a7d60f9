import type { Delimiter } from '../../../app/base/csvFile'
import { cellText, isCustomerCell, type RowSource } from './cells'
import type { DownloadColumn } from './columns'

const BYTE_ORDER_MARK = '\uFEFF'

/** Puts cells in quotes where they need them. */
export function quoting(delimiter: Delimiter): (cell: string) => string {
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
    return quoted(isCustomerCell(column, from) ? text : escapeFormula(text))
  }
  const lines = rows.map((from) => columns.map((column) => written(column, from)).join(delimiter))
  return [...lines, ''].join('\r\n')
}

/** Puts a byte-order mark before the texts if any character is beyond ASCII. */
export const withByteOrderMark = (texts: string[]): string[] =>
  texts.some((text) => /[\u0080-\uFFFF]/.test(text)) ? [BYTE_ORDER_MARK, ...texts] : texts

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula: it begins with `=`, `@` or a tab, or with
 * `+` or `-` and is not a number. Line breaks and blanks before that are no obstacle.
 */
export function escapeFormula(text: string): string {
  const isFormula = /^\s*[=@\t+-]/.test(text) && !/^\s*[+-]\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text)
  return isFormula ? `'${text}` : text
}
