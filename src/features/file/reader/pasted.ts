import Papa from 'papaparse'
import type { ReadOptions } from '../../../base/csvFile'
import { namesColumn } from './dataLine'
import { findLayout, layoutOf, type TableLayout } from './layout'
import { NO_QUOTE, recordsOf, type Dialect, type Records } from './records'
import { restated } from './restated'
import { recordOf, type Sheet } from './sheet'

/** The dialect of tables that are not CSV. */
export const OURS: Dialect = { delimiter: ',', newline: '\n' }

const parsePasted = (text: string, quoteChar: string) =>
  Papa.parse<string[]>(text, { delimiter: '\t', quoteChar, skipEmptyLines: 'greedy' })

/**
 * The rows copied from a spreadsheet, whose cells are separated by tabs, if there are several in a row. Quotes other than those
 * around a cell with line breaks are characters like any other.
 */
export function pastedRows(text: string): string[][] {
  const quoted = parsePasted(text, '"')
  return (quoted.errors.some(({ type }) => type === 'Quotes') ? parsePasted(text, NO_QUOTE) : quoted).data
}

/** The text of a table as rows that are copied from a spreadsheet. */
export function tabbed({ records }: Sheet): string {
  const rows: string[][] = []
  records(({ cells }) => rows.push(cells) > 0)
  return Papa.unparse(rows, { delimiter: '\t', newline: '\n' })
}

/** Characters of a text that tell whether its commas are those of addresses. */
const BEGINNING = 5000

/** Whether a text is CSV rather than a column of addresses, whose commas are followed by blanks. */
const isCsvText = (text: string, { isDelimited, headers }: TableLayout) =>
  isDelimited && (headers.filter(namesColumn).length > 1 || /[,;|](?!\s)/.test(text.slice(0, BEGINNING)))

/** The table in pasted text: rows of a spreadsheet, one column of it, or CSV. */
export function pastedTable(
  pasted: string,
  { header }: ReadOptions,
): { records: Records; layout: TableLayout } {
  if (!pasted.includes('\t')) {
    const text = restated(pasted)?.text ?? pasted
    const layout = findLayout(text, header)
    if (isCsvText(text, layout)) return { records: recordsOf(text, layout.dialect), layout }
  }
  const rows = pastedRows(pasted)
  const records: Records = (onRecord) => void rows.every((cells, at) => onRecord(recordOf(at, cells)))
  return { records, layout: layoutOf(records, header, OURS) }
}
