import { MAX_LIST_ROWS } from '../../../base/constants'
import type { CsvFile, Refusal } from '../../../base/csvFile'
import { unnamedColumn } from '../fileNames'
import type { TableLayout } from './layout'
import { firstLines, LINES_NAMED, readerMessages as messages } from './readerMessages'
import { MOST_COLUMNS } from './sheet'
import { isBlankRow, recordsOf, type CsvRecord, type Dialect } from './records'

type ParsedText =
  | { kind: 'parsed'; table: Pick<CsvFile, 'headers' | 'rows' | 'sheetRows' | 'warnings'> }
  | ({ kind: 'refused' } & Refusal)

/** How many values a row has, not counting blank ones at its end. */
const widthOf = (cells: string[]) => cells.findLastIndex((cell) => cell.trim() !== '') + 1

/** A row cut or padded with blanks to as many values as there are columns. */
const fitted = (row: string[], columns: number) =>
  Array.from({ length: columns }, (_, column) => row[column] ?? '')

/** A row that does not fit the header: where it is, its values, and how many, not counting blank ones at its end. */
type OddRow = Pick<CsvRecord, 'at' | 'line' | 'cells'> & { length: number }

/**
 * Parses the records of a table. Values keep every character. It pads short rows, with a warning, and refuses a
 * table with too many rows or none, with too many values in a row, or with a malformed quote.
 *
 * @param mostRows the most data rows that it takes
 */
export function parseRecords(
  { records, dialect, headerAt, headers }: TableLayout,
  mostRows: number,
): ParsedText {
  const hasHeader = headerAt >= 0
  const rows: string[][] = []
  const sheetRows: number[] = []
  const shortRows: OddRow[] = []
  const longRows: OddRow[] = []
  const badQuotes: CsvRecord[] = []
  let [total, widest] = [0, 0]

  records((record) => {
    if (record.quoteError !== null) badQuotes.push(record)
    const { at, line, cells } = record
    if (at <= headerAt || isBlankRow(cells)) return true
    const columns = hasHeader ? headers.length : cells.length
    const length = Math.max(Math.min(cells.length, columns), widthOf(cells))
    widest = Math.max(widest, length)
    if (length > columns) longRows.push({ at, line, cells, length })
    if (total < mostRows) {
      rows.push(cells)
      sheetRows.push(at + 1)
      if (length < columns) shortRows.push({ at, line, cells: [], length })
    }
    total += 1
    return true
  })

  if (badQuotes.length > 0) return refusedQuotes(badQuotes, dialect)
  const names = hasHeader ? headers : Array.from({ length: widest }, (_, at) => unnamedColumn(at))
  if (names.length === 0) return { kind: 'refused', message: messages.empty }
  if (names.length > MOST_COLUMNS) return { kind: 'refused', message: messages.tooManyColumns(names.length) }
  if (longRows.length > 0) return refusedLongRows(longRows, names.length, dialect.delimiter)
  // Last, since it offers to take the file after all.
  if (total > mostRows) return refusedTooMany(total)
  if (total === 0) return { kind: 'refused', message: messages.noRows }
  // Columns after the last one with a name or a value do not count.
  const columns = rows.reduce((most, row) => Math.max(most, widthOf(row)), widthOf(names))
  const tooShort = shortRows.filter(({ length }) => length < columns)
  const shortLines = firstLines(tooShort, (row) => messages.shortRow(row, row.length, columns))
  return {
    kind: 'parsed',
    table: {
      headers: names.slice(0, columns),
      rows: rows.map((row) => (row.length === columns ? row : fitted(row, columns))),
      sheetRows,
      warnings:
        tooShort.length > 0 ? [{ title: messages.shortRows(tooShort.length), lines: shortLines }] : [],
    },
  }
}

const refusedTooMany = (rows: number): ParsedText => ({
  kind: 'refused',
  message: messages.tooManyRows(rows),
  ...(rows <= MAX_LIST_ROWS ? { listRows: rows } : { next: messages.splitList }),
})

type BrokenLine = Pick<CsvRecord, 'line' | 'cells'>

/** The lines of a record with a malformed quote of their own: one such quote joins all lines up to the next into a record. */
function brokenLines({ line, raw }: CsvRecord, dialect: Dialect): BrokenLine[] {
  const broken: BrokenLine[] = []
  for (const [at, text] of raw.split(/\r\n|\r|\n/).entries()) {
    if (!text.includes('"')) continue
    const records = recordsOf(text, dialect)
    records(({ quoteError, cells }) => {
      if (quoteError !== null) broken.push({ line: line + at, cells })
      return true
    })
  }
  return broken
}

function refusedQuotes(records: CsvRecord[], dialect: Dialect): ParsedText {
  const [{ quoteError, line }] = records as [CsvRecord]
  const broken = records.flatMap((record) => brokenLines(record, dialect))
  return {
    kind: 'refused',
    message: messages.atLine(quoteError!, line),
    next: messages.mendQuotes(broken.length),
    lines: broken
      .slice(0, LINES_NAMED)
      .map((each) => messages.badQuote(each.line, messages.excerpt(each.cells, dialect.delimiter))),
  }
}

function refusedLongRows(rows: OddRow[], columns: number, delimiter: string): ParsedText {
  const [first] = rows as [OddRow]
  const excerptOf = ({ cells, length }: OddRow) => messages.excerpt(cells.slice(0, length), delimiter)
  return {
    kind: 'refused',
    message: messages.longRow(first.line, first.length, columns),
    next: messages.mendLongRows(rows.length, columns),
    lines: rows.slice(0, LINES_NAMED).map((row) => messages.tooLong(row.line, excerptOf(row), row.length)),
  }
}
