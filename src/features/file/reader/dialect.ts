import type { Delimiter } from '../../../app/base/csvFile'
import { isDataLine } from './dataLine'
import { eachRecord, isBlankRow, type Dialect } from './records'

/** The rarer a character is in addresses, the more it says as a delimiter. */
const DELIMITERS: Delimiter[] = ['\t', '|', ';', ',']

/** Lines that are compared. */
const LINES = 10

/** Records that are looked at, blank ones included. */
const RECORDS = 5 * LINES

/** How well a delimiter splits some lines: how many of them into the same number of values, and into how many. */
function agreement(lines: string[][]): { lines: number; values: number } {
  // A delimiter is in the first line, or in one that could be a header; in addresses alone it is a character like any other.
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

/** The first lines with values, as a dialect splits them. */
function firstLines(text: string, dialect: Dialect): string[][] {
  const lines: string[][] = []
  eachRecord(text, dialect, ({ at, cells }) => {
    if (!isBlankRow(cells)) lines.push(cells)
    return lines.length < LINES && at < RECORDS
  })
  return lines
}

/** Whether each line feed of a text with lone carriage returns is in quotes, so that only they can end its rows. */
function endsRowsInCr(text: string, delimiter: Delimiter): boolean {
  let isSo = true
  eachRecord(text, { delimiter, newline: '\r' }, ({ at, raw, cells }) => {
    const rest = cells
      .filter((cell) => cell.includes('\n'))
      .reduce((left, cell) => left.replace(`"${cell.replaceAll('"', '""')}"`, () => ''), raw)
    isSo = !rest.includes('\n')
    return isSo && at < RECORDS
  })
  return isSo
}

/**
 * The dialect of a file. Its delimiter is the one that splits most of the first ten lines into the same number of
 * values; of two that do so equally well, the one that makes more of them; a comma if none does, as in a single column.
 */
export function detectDialect(text: string): Dialect {
  const hasLoneCr = /\r(?!\n)/.test(text)
  const newlineFor = (delimiter: Delimiter) => (hasLoneCr && endsRowsInCr(text, delimiter) ? '\r' : '\n')
  let best: Dialect = { delimiter: ',', newline: newlineFor(',') }
  let most = { lines: 0, values: 1 }
  for (const delimiter of DELIMITERS) {
    const dialect: Dialect = { delimiter, newline: newlineFor(delimiter) }
    const found = agreement(firstLines(text, dialect))
    if (found.lines > most.lines || (found.lines === most.lines && found.values > most.values)) {
      most = found
      best = dialect
    }
  }
  return best
}
