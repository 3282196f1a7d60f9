import Papa from 'papaparse'
import type { Refusal } from '../../../app/base/csvFile'
import { fileMessages } from '../fileMessages'
import { csvMessages as messages } from './csvMessages'
import type { Dialect } from './detectDialect'
import type { Layout } from './findLayout'
import { isBlankRow } from './isBlankRow'

export type ParseOutcome =
  | { kind: 'parsed'; headers: string[]; rows: string[][]; warnings: string[] }
  | ({ kind: 'refused' } & Refusal)

const lineBreaksIn = (row: string[]) =>
  row.reduce((sum, value) => sum + (value.match(/\r\n|\r|\n/g)?.length ?? 0), 0)

/**
 * The text with every row ending in LF alone: the parser knows one line ending for a whole file, and files that
 * went through several hands have two. Line breaks inside quotes stay as they are.
 */
function withOneLineEnding(text: string, { delimiter, newline }: Dialect): string {
  if (newline === '\r' || !text.includes('\r\n')) return text
  const quotedFieldOrBreak = new RegExp(`(?<=^|[${delimiter}\n])"[^"]*(?:""[^"]*)*"|\\r\\n`, 'g')
  return text.replace(quotedFieldOrBreak, (found) => (found === '\r\n' ? '\n' : found))
}

const refused = (message: string, next?: string): ParseOutcome => ({ kind: 'refused', message, next })

/** A row without the blank values that it has beyond its columns: a delimiter at the end of a line loses nothing. */
function withoutBlankEnd(row: string[], columns: number): string[] {
  return row.slice(columns).every((value) => value.trim() === '') ? row.slice(0, columns) : row
}

/** The names of as many columns as the widest row has, for a file without a header. */
const numbered = (rows: string[][]) =>
  Array.from({ length: rows.reduce((widest, { length }) => Math.max(widest, length), 0) }, (_, column) =>
    fileMessages.unnamedColumn(column + 1),
  )

/**
 * Parses the text of a CSV file by its layout. Values stay text to the letter. Short rows are padded and named
 * in `warnings`; a row with too many values, or a quote that is malformed or never closed, refuses the file
 * with the parser's message, the line and how to mend it, since a column would be lost. An empty file, and
 * one without data rows, are refused in messages.
 *
 * @param linesLeftOut how many lines of the file were left out between its header and the first row of the text
 */
export function parseCsv(text: string, { dialect, headerAt }: Layout, linesLeftOut = 0): ParseOutcome {
  const { data, errors } = Papa.parse<string[]>(withOneLineEnding(text, dialect), { ...dialect })
  const lines: number[] = []
  let line = 1
  for (const [at, row] of data.entries()) {
    lines.push(line + (at > headerAt ? linesLeftOut : 0))
    line += 1 + lineBreaksIn(row)
  }

  const quoteError = errors.find((error) => error.type === 'Quotes')
  if (quoteError) {
    const at = quoteError.row ?? 0
    const [where, excerpt] = [lines[at] ?? line, messages.excerpt(data[at] ?? [], dialect.delimiter)]
    return refused(messages.atLine(quoteError.message, where), messages.mendQuote(where, excerpt))
  }

  const filled = [...data.keys()].filter((at) => at > headerAt && !isBlankRow(data[at]!))
  const headers = headerAt < 0 ? numbered(filled.map((at) => data[at]!)) : data[headerAt]
  if (!headers || headers.length === 0) return refused(messages.empty)

  const rows: string[][] = []
  const warnings: string[] = []
  for (const at of filled) {
    const row = withoutBlankEnd(data[at]!, headers.length)
    const where = lines[at]!
    const missing = headers.length - row.length
    if (missing < 0) {
      const excerpt = messages.excerpt(row, dialect.delimiter)
      return refused(
        messages.longRow(where, row.length, headers.length),
        messages.mendLongRow(where, excerpt, row.length, headers.length),
      )
    }
    if (missing > 0) warnings.push(messages.shortRow(where, row.length, headers.length))
    rows.push(missing > 0 ? [...row, ...Array<string>(missing).fill('')] : row)
  }
  if (rows.length === 0) return refused(messages.noRows)
  return { kind: 'parsed', headers, rows, warnings }
}
