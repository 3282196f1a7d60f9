import Papa from 'papaparse'
import type { CsvFile } from '../../app/base/csvFile'
import type { Decisions } from '../review/decisions'
import type { Results } from '../answers/rowResult'
import { cellText, isOwnCell, type ResultOfRow } from './cellText'
import { downloadColumns, type DownloadColumn } from './downloadColumns'

const BYTE_ORDER_MARK = '\uFEFF'

/** What a download is made of. */
export interface DownloadContent {
  file: Pick<CsvFile, 'headers' | 'rows' | 'delimiter'>
  results: Results
  decisions: Decisions
  keepsOwnColumns: boolean
  /** Indexes of the rows to write, in their order. */
  rows: number[]
}

/**
 * The text of a download: the chosen rows with the added columns (DOWNLOAD-6, DOWNLOAD-7). The
 * delimiter is the file's own, lines end in CRLF, and a byte-order mark stands in front when there is any
 * character beyond ASCII (DOWNLOAD-8). `Decision` and `Error` are there when any row of the
 * session has one (DOWNLOAD-2), so that every download of a session has the same columns.
 */
export function writeCsv({ file, results, decisions, keepsOwnColumns, rows }: DownloadContent): string {
  const columns = downloadColumns(file.headers, {
    keepsOwnColumns,
    hasDecisions: Object.keys(decisions).length > 0,
    hasFailures: results.some((result) => result?.kind === 'failed'),
  })
  const data = rows.map((index) => {
    const from = { row: file.rows[index]!, result: results[index] ?? null, decision: decisions[index] }
    return columns.map((column) => writtenCell(column, from))
  })
  const fields = columns.map((column) => column.header)
  const text = `${Papa.unparse([fields, ...data], { delimiter: file.delimiter, newline: '\r\n' })}\r\n`
  return /[\u0080-\uFFFF]/.test(text) ? BYTE_ORDER_MARK + text : text
}

/** Only what the provider sent is escaped; the customer's own values are written back as they came. */
function writtenCell(column: DownloadColumn, from: ResultOfRow): string {
  const text = cellText(column, from)
  return isOwnCell(column, from) ? text : escapeFormula(text)
}

/**
 * Text from the provider as a spreadsheet may be given it: with a leading apostrophe when it would be run as a
 * formula: it starts with `=`, `@` or a tab, or with `+` or `-` and is not a number (DOWNLOAD-7).
 */
export function escapeFormula(text: string): string {
  const isFormula =
    /^[=@\t]/.test(text) || (/^[+-]/.test(text) && !/^[+-]\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text))
  return isFormula ? `'${text}` : text
}
