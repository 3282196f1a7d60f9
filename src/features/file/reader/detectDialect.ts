import Papa from 'papaparse'
import type { Delimiter } from '../../../app/base/csvFile'
import { isBlankRow } from './isBlankRow'
import { isDataLine } from './isDataLine'

/** How a file writes its table. */
export interface Dialect {
  delimiter: Delimiter
  /** What ends a row: LF, with or without a CR before it; CR alone only in a file that has no LF. */
  newline: '\n' | '\r'
}

/** The less a character is seen in addresses, the more it says where it stands. */
const DELIMITERS: Delimiter[] = ['\t', '|', ';', ',']

/** Lines that agree on the delimiter, or do not. */
const LINES = 10

/** Blank lines are among those that are looked through. */
const LOOKED_THROUGH = 5 * LINES

/** How well a delimiter splits some lines: how many of them into the same number of values, and into how many. */
function agreement(lines: string[][]): { lines: number; values: number } {
  // A line that could be a header, or the first one, has the delimiter; one in addresses alone stands in rows.
  const isDelimiter = lines.some((cells, at) => cells.length > 1 && (at === 0 || !isDataLine(cells)))
  const none = { lines: 0, values: 1 }
  if (!isDelimiter) return none
  const counts = new Map<number, number>()
  for (const { length } of lines) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
  return [...counts].reduce(
    (best, [values, agreeing]) =>
      agreeing > best.lines || (agreeing === best.lines && values > best.values)
        ? { lines: agreeing, values }
        : best,
    none,
  )
}

/**
 * The dialect of a file. The delimiter is the one that splits most of its first ten lines into equally many values, of
 * two that do it equally well the one that makes more of them; a comma when none does, as in a single column.
 *
 * @param beginning of the file's text
 */
export function detectDialect(beginning: string): Dialect {
  const newline = beginning.includes('\n') ? '\n' : '\r'
  let delimiter: Delimiter = ','
  let best = { lines: 0, values: 1 }
  for (const candidate of DELIMITERS) {
    const { data } = Papa.parse<string[]>(beginning, {
      delimiter: candidate,
      newline,
      preview: LOOKED_THROUGH,
    })
    const found = agreement(data.filter((row) => !isBlankRow(row)).slice(0, LINES))
    if (found.lines > best.lines || (found.lines === best.lines && found.values > best.values)) {
      best = found
      delimiter = candidate
    }
  }
  return { delimiter, newline }
}
