import { DELIMITERS } from '../../../base/csvFile'
import { isDataLine } from './dataLine'
import { eachRecord, isBlankRow, type Dialect } from './records'

/** Lines that are compared. */
const LINES = 10

/** Records that are read, blank ones included. */
const RECORDS = 5 * LINES

/** How well a delimiter splits lines: how many of them into the same number of values, and into how many. */
interface Agreement {
  lines: number
  values: number
}

const NO_AGREEMENT: Agreement = { lines: 0, values: 1 }

const better = <Found extends Agreement>(best: Found, other: Found) =>
  other.lines > best.lines || (other.lines === best.lines && other.values > best.values) ? other : best

function agreementOf(lines: string[][]): Agreement {
  // A delimiter is in the first line or in one that could be a header. In addresses alone it is just a character.
  const isDelimiter = lines.some((cells, at) => cells.length > 1 && (at === 0 || !isDataLine(cells)))
  if (!isDelimiter) return NO_AGREEMENT
  const counts = new Map<number, number>()
  for (const { length } of lines) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
  const agreements = Array.from(counts, ([values, agreeing]) => ({ lines: agreeing, values }))
  return agreements.reduce(better, NO_AGREEMENT)
}

/** The first lines that are not blank, as a dialect splits them. */
function firstLines(text: string, dialect: Dialect): string[][] {
  const lines: string[][] = []
  eachRecord(text, dialect, ({ at, cells }) => {
    if (!isBlankRow(cells)) lines.push(cells)
    return lines.length < LINES && at < RECORDS
  })
  return lines
}

/** Characters that tell how rows end. */
const BEGINNING = 1024 * 1024

/** A value in quotes. */
const QUOTED = /(?<![^,;\t|\r\n])"[^"]*(?:""[^"]*)*"/g

/** Rows end in CR if the first one does and most do: line breaks in quotes, and at the end of the file, tell nothing. */
function newlineOf(text: string): Dialect['newline'] {
  const plain = text.slice(0, BEGINNING).replace(QUOTED, '"').trimEnd()
  const areCr = (plain.match(/\r*\n|\r+/g) ?? []).map((each) => !each.endsWith('\n'))
  return areCr[0] && areCr.filter(Boolean).length * 2 > areCr.length ? '\r' : '\n'
}

/**
 * The dialect of a file. Its delimiter is the one that splits most of the first ten lines into the same number of
 * values; in a tie the one that makes more values; a comma if none splits anything.
 */
export function detectDialect(text: string): Dialect {
  const newline = newlineOf(text)
  const found = DELIMITERS.map((delimiter) => {
    const dialect: Dialect = { delimiter, newline }
    const { lines, values } = agreementOf(firstLines(text, dialect))
    return { dialect, lines, values }
  })
  return found.reduce(better, { dialect: { delimiter: ',', newline }, ...NO_AGREEMENT }).dialect
}
