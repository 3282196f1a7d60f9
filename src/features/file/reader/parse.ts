import { MAX_LIST_ROWS, MAX_ROWS } from '../../../base/constants'
import type { CsvFile, Refusal } from '../../../base/csvFile'
import { unnamedColumn } from '../fileNames'
import type { TableLayout } from './header'
import { readerMessages as messages } from './readerMessages'
import { eachRecord, isBlankRow, type CsvRecord } from './records'

type ParsedText =
  | { kind: 'parsed'; table: Pick<CsvFile, 'headers' | 'rows' | 'sheetRows' | 'warnings'> }
  | ({ kind: 'refused' } & Refusal)

/** A row without blank values beyond the columns, which a delimiter at the end of a line makes. */
const withoutBlankEnd = (row: string[], columns: number) =>
  isBlankRow(row.slice(columns)) ? row.slice(0, columns) : row

const padded = (row: string[], columns: number) =>
  row.length < columns ? [...row, ...Array<string>(columns - row.length).fill('')] : row

/**
 * Parses the text of a file by its layout. Values keep every character; short rows are padded, with a warning. The file
 * is refused for too many rows or none, and for a row with too many values or a malformed quote.
 *
 * @param mostRows how many data rows are taken, at most `MAX_LIST_ROWS`
 */
export function parseCsv(
  text: string,
  layout: Pick<TableLayout, 'dialect' | 'headerAt'>,
  mostRows = MAX_ROWS,
): ParsedText {
  const { dialect, headerAt } = layout
  const rows: string[][] = []
  const sheetRows: number[] = []
  const shortRows: string[] = []
  let headers = null as string[] | null
  let [total, widest] = [0, 0]
  let badQuote = null as CsvRecord | null
  let longRow = null as CsvRecord | null

  eachRecord(text, dialect, (record) => {
    if (record.quoteError !== null) badQuote ??= record
    if (record.at === headerAt) headers = record.cells
    if (record.at <= headerAt || isBlankRow(record.cells)) return true
    const row = headers ? withoutBlankEnd(record.cells, headers.length) : record.cells
    widest = Math.max(widest, row.length)
    if (headers && row.length > headers.length) longRow ??= { ...record, cells: row }
    if (total < mostRows) {
      rows.push(row)
      sheetRows.push(record.at + 1)
      if (headers && row.length < headers.length) {
        shortRows.push(messages.shortRow(record, row.length, headers.length))
      }
    }
    total += 1
    return true
  })

  if (total > mostRows) return refusedTooMany(total)
  if (badQuote) return refusedQuote(badQuote, dialect.delimiter)
  const names = headers ?? Array.from({ length: widest }, (_, at) => unnamedColumn(at))
  if (names.length === 0) return { kind: 'refused', message: messages.empty }
  if (longRow) return refusedLongRow(longRow, names.length, dialect.delimiter)
  if (total === 0) return { kind: 'refused', message: messages.noRows }
  return {
    kind: 'parsed',
    table: {
      headers: names,
      rows: rows.map((row) => padded(row, names.length)),
      sheetRows,
      warnings:
        shortRows.length > 0 ? [{ title: messages.shortRows(shortRows.length), lines: shortRows }] : [],
    },
  }
}

const refusedTooMany = (rows: number): ParsedText => ({
  kind: 'refused',
  message: messages.tooManyRows(rows),
  ...(rows <= MAX_LIST_ROWS ? { listRows: rows } : { next: messages.splitList }),
})

const refusedQuote = ({ quoteError, line, cells }: CsvRecord, delimiter: string): ParsedText => ({
  kind: 'refused',
  message: messages.atLine(quoteError!, line),
  next: messages.mendQuote(line, messages.excerpt(cells, delimiter)),
})

const refusedLongRow = ({ line, cells }: CsvRecord, columns: number, delimiter: string): ParsedText => ({
  kind: 'refused',
  message: messages.longRow(line, cells.length, columns),
  next: messages.mendLongRow(line, messages.excerpt(cells, delimiter), cells.length, columns),
})
