import Papa from 'papaparse'
import { DELIMITERS, type Delimiter } from '../../../base/csvFile'

/** A sign that no text has. */
export const NO_QUOTE = '\uFFFF'

/** How a file writes its table. */
export interface Dialect {
  delimiter: Delimiter
  /** What ends a row: LF, with or without a CR before it, or CR alone. */
  newline: '\n' | '\r'
  /** Whether quotes are letters like any other. */
  hasNoQuotes?: boolean
}

/** A row of CSV text: a line, or several if a value has line breaks. */
export interface CsvRecord {
  /** Its index among all records, blank ones included. */
  at: number
  /** The line where it begins, from 1. */
  line: number
  /** Its text with the line break. */
  raw: string
  cells: string[]
  /** The parser's message about a malformed or unclosed quotation mark; null if there is none. */
  quoteError: string | null
}

/** Whether every value of a row is blank, or control characters: with these programs fill files up and mark their end. */
export const isBlankRow = (row: string[]) => row.every((value) => /^[\s\p{Cc}]*$/u.test(value))

/** How many records we examine to find the header. */
export const HEADER_RECORDS = 60

/** Calls `onRecord` with each record of a table until that returns false. */
export type Records = (onRecord: (record: CsvRecord) => boolean) => void

/** So many blanks are more than the space after a closing quotation mark. */
const GAP = 1000

/** The records of a text. Values keep every character. */
export const recordsOf =
  (text: string, dialect: Dialect): Records =>
  (onRecord) => {
    const { delimiter, newline, hasNoQuotes } = dialect
    // A file whose rows end in CR may still end in LF.
    const body = newline === '\r' && text.endsWith('\n') ? text.slice(0, -1) : text
    const parsed = hasNoQuotes ? body : withoutGaps(body, dialect)
    let [at, line, from] = [0, 1, 0]
    const options = {
      delimiter,
      newline,
      ...(hasNoQuotes && { quoteChar: NO_QUOTE }),
      // Fast mode would split the whole text before the first record.
      fastMode: false as const,
    }
    Papa.parse<string[]>(parsed, {
      ...options,
      step: ({ data, errors, meta }, parser) => {
        const raw = body.slice(from, meta.cursor)
        const quoteError = errors.find(({ type }) => type === 'Quotes')?.message ?? null
        const hasGaps = parsed !== body && raw !== parsed.slice(from, meta.cursor)
        const values = hasGaps && quoteError === null ? Papa.parse<string[]>(raw, options).data[0]! : data
        const cells = raw.endsWith('\r\n') ? withoutReturn(values, raw, delimiter) : values
        if (!onRecord({ at, line, raw, cells, quoteError })) parser.abort()
        at += 1
        line += countLineBreaks(raw)
        from = meta.cursor
      },
    })
  }

/** A pattern for the gaps in a text. */
export const gapsIn = ({ delimiter, newline }: Dialect) =>
  new RegExp(`[^\\S${delimiter}${newline}]{${GAP},}`, 'g')

/** A text with signs in its gaps: the parser searches each gap again for every misplaced quotation mark before it. */
function withoutGaps(text: string, { delimiter, newline }: Dialect): string {
  if (!text.includes('"')) return text
  return text.replace(gapsIn({ delimiter, newline }), (gap) => '_'.repeat(gap.length))
}

/**
 * The values of a record that ends in CRLF, or in CR CR LF if a program wrote CRLF as text. The parser ends it at the LF and
 * leaves the CR in an unquoted last value.
 */
function withoutReturn(cells: string[], raw: string, delimiter: string): string[] {
  const last = cells.at(-1)!
  const before = raw.length - last.length - 1
  const isUnquoted = raw.endsWith(`${last}\n`) && (before === 0 || raw[before - 1] === delimiter)
  if (!isUnquoted || !last.endsWith('\r')) return cells
  return [...cells.slice(0, -1), last.replace(/(?<!\r)\r+$/, '')]
}

/** How many line breaks a text has, of any kind. */
export const countLineBreaks = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0

const SEPARATORS = new Set(DELIMITERS.map((sign) => sign.charCodeAt(0)))

const [LF, CR] = [10, 13]

/** The most separators in a line: the parser makes all of its values before we can refuse any. */
export const MOST_SEPARATORS = 2_000_000

/** The number of the first line with more; null if there is none. */
export function endlessLine(text: string): number | null {
  if (text.length <= MOST_SEPARATORS) return null
  let [line, count] = [1, 0]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (SEPARATORS.has(code)) {
      count += 1
      if (count > MOST_SEPARATORS) return line
    } else if (code === LF || code === CR) {
      if (code === LF || text.charCodeAt(at + 1) !== LF) line += 1
      count = 0
    }
  }
  return null
}
