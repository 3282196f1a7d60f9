import type { Decoded } from '../reader/decode'
import { eachRecord, type CsvRecord, type Dialect } from '../reader/records'
import { encodeText } from './encode'
import type { Edits } from './list'

export type Text = Pick<Extract<Decoded, { kind: 'decoded' }>, 'text' | 'marks' | 'encoding'>

/** How a text is cut, and for each column whether most of its filled cells are in quotes. */
export interface Cut {
  dialect: Dialect
  isMostlyQuoted: boolean[]
}

/** A text without delimiters and line breaks, which no quotes can hold where they are letters. */
export const flat = (text: string, delimiter: string) =>
  /[\r\n]/.test(text) || text.includes(delimiter)
    ? text
        .replaceAll(delimiter, ' ')
        .split(/[\r\n]+/)
        .join(', ')
    : text

/** Where a cell is in the text of its record, quotation marks included. */
interface Place {
  from: number
  to: number
  isQuoted: boolean
}

/** The places of a record's cells, by what the parser read in them. */
export function placesIn({ raw, cells }: CsvRecord, { delimiter, hasNoQuotes }: Dialect): Place[] {
  let from = 0
  return cells.map((cell) => {
    const isQuoted = !hasNoQuotes && raw[from] === '"'
    const quotes = isQuoted ? cell.split('"').length + 1 : 0
    const place = { from, to: from + cell.length + quotes, isQuoted }
    // Blanks may follow a closing quotation mark.
    from = raw.indexOf(delimiter, place.to) + 1
    return place
  })
}

/** Where another cell of a record would begin: before its line end. */
function endOf(raw: string, { newline }: Dialect): number {
  if (!raw.endsWith(newline)) return raw.length
  let end = raw.length - 1
  if (newline === '\n') while (raw[end - 1] === '\r') end -= 1
  return end
}

/** A cell as it is written: in quotes where it must be for any reader, else as it was. */
function cellText(value: string, isQuoted: boolean, { delimiter, hasNoQuotes }: Dialect): string {
  if (hasNoQuotes) return flat(value, delimiter)
  const must = value.includes(delimiter) || /["\r\n]|^\s|\s$/.test(value)
  return isQuoted || must ? `"${value.replaceAll('"', '""')}"` : value
}

/** Letters of a text that are encoded at once: a few at a time would take as long again. */
const AT_ONCE = 2 ** 20

/** The bytes of a text, in parts, with the cells that change, and the marks that decoding has left out. */
export function splicedText(
  { text, marks, encoding }: Text,
  edits: Edits,
  { dialect, isMostlyQuoted }: Cut,
): Uint8Array[] {
  const parts: Uint8Array[] = []
  let [pending, copied, nextMark] = ['', 0, 0]
  const put = (more: string) => {
    pending += more
    if (pending.length < AT_ONCE) return
    parts.push(encodeText(pending, encoding))
    pending = ''
  }
  /** Copies the text up to a place, marks that were there included. */
  const copyTo = (to: number) => {
    for (; (marks[nextMark]?.at ?? Infinity) <= to; nextMark += 1) {
      const { at, mark } = marks[nextMark]!
      // One in a cell that was replaced went with it.
      if (at < copied) continue
      put(text.slice(copied, at) + mark)
      copied = at
    }
    put(text.slice(copied, to))
    copied = to
  }

  let [left, start] = [edits.size, 0]
  eachRecord(text, dialect, (record) => {
    const { at, raw, cells } = record
    const changed = edits.get(at)
    if (changed) {
      const places = placesIn(record, dialect)
      let width = cells.length
      for (const [column, value] of changed) {
        const end = endOf(raw, dialect)
        const { from, to, isQuoted } = places[column] ?? { from: end, to: end, isQuoted: false }
        // A row that ends early gets the delimiters that it lacks.
        const lacking = Math.max(0, column - width + 1)
        copyTo(start + from)
        put(dialect.delimiter.repeat(lacking))
        put(cellText(value, from < to ? isQuoted : isMostlyQuoted[column]!, dialect))
        copied = start + to
        width += lacking
      }
      left -= 1
    }
    start += raw.length
    return left > 0
  })
  copyTo(text.length)
  parts.push(encodeText(pending, encoding))
  return parts
}
