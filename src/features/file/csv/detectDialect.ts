import Papa from 'papaparse'
import type { Delimiter } from '../../../app/base/csvFile'

/** How a file writes its table. */
export interface Dialect {
  delimiter: Delimiter
  /** What ends a row: LF, with or without a CR before it; CR alone only in a file that has no LF. */
  newline: '\n' | '\r'
}

const DELIMITERS: Delimiter[] = [',', ';', '\t', '|']

/** What a dialect is told by, in characters. */
const BEGINNING = 64 * 1024

/**
 * The dialect that the beginning of a file uses. The delimiter is the parser's guess if it splits
 * the header; else the first that stands in the header; a comma when there is nothing to tell by, as in a
 * single column (FILE-7).
 *
 * @param text the file's text, or its beginning
 */
export function detectDialect(text: string): Dialect {
  const beginning = text.slice(0, BEGINNING)
  const newline = beginning.includes('\n') ? '\n' : '\r'
  const { meta, data } = Papa.parse<string[]>(beginning, {
    preview: 10,
    delimitersToGuess: DELIMITERS,
    skipEmptyLines: true,
  })
  const header = data[0] ?? []
  const isGuessed = (delimiter: Delimiter) =>
    header.length > 1 ? delimiter === meta.delimiter : header[0]?.includes(delimiter)
  return { delimiter: DELIMITERS.find(isGuessed) ?? ',', newline }
}
