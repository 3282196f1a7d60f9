import Papa from 'papaparse'
import type { CsvFile } from '../file/csvFile'
import type { Results } from '../run/rowResult'
import { cellText } from './cellText'
import { downloadColumns, type DownloadColumn } from './downloadColumns'
import { escapeFormula } from './escapeFormula'

const BYTE_ORDER_MARK = '\uFEFF'

/**
 * The text of the download: the rows that have a result, in the file's order, with the added columns (spec
 * section 3, decisions 5 and 27-30). The delimiter is the file's own, lines end in CRLF, and a byte-order mark
 * stands in front when there is any character beyond ASCII.
 */
export function writeCsv(
  file: Pick<CsvFile, 'headers' | 'rows' | 'delimiter'>,
  results: Results,
  keepsOwnColumns: boolean,
): string {
  const hasFailures = results.some((result) => result?.kind === 'failed')
  const columns = downloadColumns(file.headers, { keepsOwnColumns, hasFailures })
  const data = results.flatMap((result, index) =>
    result === null ? [] : [columns.map((column) => writtenCell(column, file.rows[index]!, result))],
  )
  const fields = columns.map((column) => column.header)
  const text = `${Papa.unparse([fields, ...data], { delimiter: file.delimiter, newline: '\r\n' })}\r\n`
  return /[\u0080-\uFFFF]/.test(text) ? BYTE_ORDER_MARK + text : text
}

/** Only what the provider sent is escaped; the customer's own values are written back as they came. */
function writtenCell(column: DownloadColumn, row: string[], result: Results[number]): string {
  const text = cellText(column, row, result)
  const isOwn = column.from === 'own' || (column.from === 'output' && result?.kind !== 'answered')
  return isOwn ? text : escapeFormula(text)
}
