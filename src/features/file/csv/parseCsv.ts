import Papa from 'papaparse'
import type { Delimiter } from '../../../app/base/csvFile'
import { detectDialect, type Dialect } from './detectDialect'
import { fileMessages as messages } from '../fileMessages'

export type ParseOutcome =
  | { kind: 'parsed'; headers: string[]; rows: string[][]; delimiter: Delimiter; warnings: string[] }
  | { kind: 'refused'; message: string }

const isEmptyRow = (row: string[]) => row.every((value) => value.trim() === '')

const lineBreaksIn = (row: string[]) =>
  row.reduce((sum, value) => sum + (value.match(/\r\n|\r|\n/g)?.length ?? 0), 0)

/**
 * The text with every row ending in LF alone: the parser knows one line ending for a whole file, and files that
 * went through several hands have two (FILE-7). Line breaks inside quotes stay as they are (FILE-9).
 */
function withOneLineEnding(text: string, { delimiter, newline }: Dialect): string {
  if (newline === '\r' || !text.includes('\r\n')) return text
  const quotedFieldOrBreak = new RegExp(`(?<=^|[${delimiter}\n])"[^"]*(?:""[^"]*)*"|\\r\\n`, 'g')
  return text.replace(quotedFieldOrBreak, (found) => (found === '\r\n' ? '\n' : found))
}

/**
 * Parses the text of a whole CSV file. The first row that is not empty is the header (FILE-8); values stay text to
 * the letter (FILE-9). Short rows are padded and named in `warnings` (FILE-10); a row with too many values, or
 * a quote that is malformed or never closed, refuses the file with the parser's message and the line, since
 * a column would be lost (FILE-11). An empty file, and one without data rows, are refused in messages (FILE-12).
 */
export function parseCsv(text: string): ParseOutcome {
  const dialect = detectDialect(text)
  const { data, errors } = Papa.parse<string[]>(withOneLineEnding(text, dialect), { ...dialect })
  const lines: number[] = []
  let line = 1
  for (const row of data) {
    lines.push(line)
    line += 1 + lineBreaksIn(row)
  }

  const quoteError = errors.find((error) => error.type === 'Quotes')
  if (quoteError) {
    return {
      kind: 'refused',
      message: messages.atLine(quoteError.message, lines[quoteError.row ?? 0] ?? line),
    }
  }

  const headerAt = data.findIndex((row) => !isEmptyRow(row))
  const headers = data[headerAt]
  if (!headers)
    return {
      kind: 'refused',
      message: messages.empty,
    }

  const rows: string[][] = []
  const warnings: string[] = []
  for (let at = headerAt + 1; at < data.length; at += 1) {
    const row = data[at]!
    if (isEmptyRow(row)) continue
    if (row.length > headers.length) {
      return { kind: 'refused', message: messages.longRow(lines[at]!, row.length, headers.length) }
    }
    if (row.length < headers.length) {
      warnings.push(messages.shortRow(lines[at]!, row.length, headers.length))
    }
    rows.push(
      row.length < headers.length ? [...row, ...Array<string>(headers.length - row.length).fill('')] : row,
    )
  }
  if (rows.length === 0) {
    return {
      kind: 'refused',
      message: messages.noRows,
    }
  }
  return { kind: 'parsed', headers, rows, delimiter: dialect.delimiter, warnings }
}
