import Papa from 'papaparse'
import type { Delimiter } from '../../../app/base/csvFile'

/** How a file writes its table. */
export interface Dialect {
  delimiter: Delimiter
  /** What ends a row: LF, with or without a CR before it, or CR alone. */
  newline: '\n' | '\r'
}

/** A row of CSV text: a line, or several where a value has line breaks. */
export interface CsvRecord {
  /** Its place among the records, from 0, blank ones included. */
  at: number
  /** The number of the line where it begins, from 1. */
  line: number
  /** Its text, with the line break that ends it. */
  raw: string
  cells: string[]
  /** What the parser says of a quotation mark in it that is malformed or never closed. */
  quoteError: string | null
}

/** Whether every value of a row is blank. */
export const isBlankRow = (row: string[]) => row.every((value) => value.trim() === '')

/**
 * Hands the records of a text over, one after the other, until `onRecord` returns false. Values keep every character.
 */
export function eachRecord(
  text: string,
  { delimiter, newline }: Dialect,
  onRecord: (record: CsvRecord) => boolean,
) {
  // A file whose rows end in CR may still end in LF.
  const body = newline === '\r' && text.endsWith('\n') ? text.slice(0, -1) : text
  let [at, line, from] = [0, 1, 0]
  Papa.parse<string[]>(body, {
    delimiter,
    newline,
    // The fast mode splits all of the text before it hands over the first record.
    fastMode: false,
    step: ({ data, errors, meta }, parser) => {
      const raw = body.slice(from, meta.cursor)
      const quoteError = errors.find(({ type }) => type === 'Quotes')?.message ?? null
      const cells = raw.endsWith('\r\n') ? withoutReturn(data, raw, delimiter) : data
      if (!onRecord({ at, line, raw, cells, quoteError })) parser.abort()
      at += 1
      line += countLineBreaks(raw)
      from = meta.cursor
    },
  })
}

/** The values of a record that ends in CRLF: the parser ends it at the LF, so an unquoted last value has the CR. */
function withoutReturn(cells: string[], raw: string, delimiter: string): string[] {
  const last = cells.at(-1)!
  const before = raw.length - last.length - 1
  const isUnquoted = raw.endsWith(`${last}\n`) && (before === 0 || raw[before - 1] === delimiter)
  return isUnquoted && last.endsWith('\r') ? [...cells.slice(0, -1), last.slice(0, -1)] : cells
}

/** How many line breaks a text has, of whichever kind. */
export const countLineBreaks = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0
