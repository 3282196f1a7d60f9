import { joinedBytes } from '../../../base/bytes'
import type { Corrected, InText, InUtf8 } from '../../../base/csvFile'
import { decode, type Decoded } from '../reader/decode'
import { recordsOf, type CsvRecord, type Dialect } from '../reader/records'
import { letterBeyondWindows, encodeText } from './encode'
import { editsOf, rowOf, type Row, type Edits } from './list'

type Text = Pick<Extract<Decoded, { kind: 'decoded' }>, 'text' | 'marks' | 'encoding'>

/** How to cut a text, and for each column whether most of its filled cells are in quotes. */
interface Cut {
  dialect: Dialect
  isMostlyQuoted: boolean[]
}

/** A text without delimiters and line breaks, for a file whose quotes are letters and cannot protect them. */
const flat = (text: string, delimiter: string) => text.replaceAll(delimiter, ' ').replace(/[\r\n]+/g, ', ')

/** Where a cell is in the text of its record, quotation marks included. */
interface Place {
  from: number
  to: number
  isQuoted: boolean
}

/** The places of a record's cells, found by what the parser read in them. */
function placesIn({ raw, cells }: CsvRecord, { delimiter, hasNoQuotes }: Dialect): Place[] {
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

/** A cell as we write it: in quotes if any reader needs them, else as it was. */
function cellText(value: string, isQuoted: boolean, { delimiter, hasNoQuotes }: Dialect): string {
  if (hasNoQuotes) return flat(value, delimiter)
  const must = value.includes(delimiter) || /["\r\n]|^\s|\s$/.test(value)
  return isQuoted || must ? `"${value.replaceAll('"', '""')}"` : value
}

/** How many letters we encode at once: a few at a time would take twice as long. */
const AT_ONCE = 2 ** 20

/** The bytes of a text, in parts, with the changed cells, and the marks that decoding left out. */
function splicedText(
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
  /** Copies the text up to a place, with the marks that were there. */
  const copyTo = (to: number) => {
    for (; (marks[nextMark]?.at ?? Infinity) <= to; nextMark += 1) {
      const { at, mark } = marks[nextMark]!
      // A mark in a replaced cell went with it.
      if (at < copied) continue
      put(text.slice(copied, at) + mark)
      copied = at
    }
    put(text.slice(copied, to))
    copied = to
  }

  let [left, start] = [edits.size, 0]
  const records = recordsOf(text, dialect)
  records((record) => {
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

/** The ways to cut a text: its values show which one is right. */
const WAYS = [
  { newline: '\n' },
  { newline: '\r' },
  { newline: '\n', hasNoQuotes: true },
  { newline: '\r', hasNoQuotes: true },
] as const

interface List {
  rows: readonly Row[]
  target: InText
}

/**
 * Reads the rows of a list in a text cut in this way, as long as they hold the list's values.
 *
 * @returns how many do, and whether the text fits this cut as far as it was read
 */
function rowsIn(
  text: string,
  dialect: Dialect,
  { rows, target: { columns } }: List,
  wanted: (row: Row, column: number) => string,
  onRow?: (record: CsvRecord) => void,
) {
  let [found, isSound] = [0, true]
  const records = recordsOf(text, dialect)
  records((record) => {
    isSound &&= record.quoteError === null
    const row = rows[found]
    if (!isSound || !row || record.at < row.at) return isSound
    for (let column = 0; column < columns; column += 1)
      if ((record.cells[column] ?? '') !== wanted(row, column)) return false
    onRow?.(record)
    found += 1
    return true
  })
  return { found, isSound }
}

/** Finds all rows of a list in a text, with their cells; else how many of them are there. */
function find(text: string, list: List): Cut | { dialect: null; row: number } {
  const { columns, delimiter } = list.target
  let furthest = 0
  for (const way of WAYS) {
    const dialect: Dialect = { ...way, delimiter }
    const quoted = Array.from({ length: columns }, () => 0)
    const valueOf = ({ before }: Row, column: number) => before[column]!
    const { found } = rowsIn(text, dialect, list, valueOf, (record) => {
      for (const [column, { isQuoted }] of placesIn(record, dialect).entries())
        if (record.cells[column] !== '') quoted[column]! += isQuoted ? 1 : -1
    })
    if (found === list.rows.length) return { dialect, isMostlyQuoted: quoted.map((count) => count > 0) }
    furthest = Math.max(furthest, found)
  }
  return { dialect: null, row: furthest }
}

/** Whether the page's reader finds in a text what the list should hold. */
function isAsMeant(bytes: Uint8Array, list: List, dialect: Dialect): boolean {
  const decoded = decode(bytes)
  if (decoded.kind === 'unreadable') return false
  const { found, isSound } = rowsIn(decoded.text, dialect, list, ({ before, after }, column) => {
    const value = after[column]!
    return dialect.hasNoQuotes && value !== before[column] ? flat(value, dialect.delimiter) : value
  })
  return isSound && found === list.rows.length
}

type Written =
  | { kind: 'written'; parts: Uint8Array[]; dialect: Dialect; inUtf8?: InUtf8 }
  | { kind: 'differs'; row: number }
  | { kind: 'isAnother' }

/**
 * A text with a list's changed cells, how it is cut, and why it is now in UTF-8: it was in two encodings, or its own lacks a
 * letter that we write. Or the reason that we do not write it.
 */
function written(bytes: Uint8Array<ArrayBuffer>, list: List): Written {
  const decoded = decode(bytes)
  if (decoded.kind === 'unreadable') return { kind: 'isAnother' }
  const cut = find(decoded.text, list)
  if (!cut.dialect) return { kind: 'differs', row: cut.row }
  const { dialect } = cut
  const edits = editsOf(list.rows, (column) => column)
  if (edits.size === 0) return { kind: 'written', parts: [bytes], dialect }
  const { encoding, windowsLines } = decoded
  const isOfBoth = windowsLines.length > 0
  const texts = list.rows.flatMap(({ before, after }) => after.filter((text, at) => text !== before[at]))
  const letter =
    encoding === 'Windows-1252' && !isOfBoth ? (texts.map(letterBeyondWindows).find(Boolean) ?? null) : null
  const isUtf8 = isOfBoth || letter !== null
  const text: Text = isUtf8 ? { ...decoded, marks: [{ at: 0, mark: '\uFEFF' }], encoding: 'UTF-8' } : decoded
  const inUtf8 = isUtf8 ? { letter } : undefined
  return { kind: 'written', parts: splicedText(text, edits, cut), dialect, inUtf8 }
}

/** The shares of the work done once the cells are written, and once they are read back. */
const [WRITTEN, READ_BACK] = [0.4, 0.95]

/**
 * Writes a list's changed cells into the text that it came from, and reads the result back.
 *
 * @param load reads the text, which we drop once it is written: with the text read back there would be three copies
 * @param rows those of the list, as sent to the worker
 */
export async function correctText(
  load: () => Promise<Uint8Array<ArrayBuffer>>,
  target: InText,
  rows: string[][],
  onProgress: (share: number) => void = () => undefined,
): Promise<Corrected> {
  const list = { rows: rows.map((row) => rowOf(row, target.columns)), target }
  const is = written(await load(), list)
  if (is.kind !== 'written') return is
  const content = joinedBytes(is.parts)
  onProgress(WRITTEN)
  if (!isAsMeant(content, list, is.dialect)) return { kind: 'unwritable' }
  onProgress(READ_BACK)
  return { kind: 'inPlace', content, inUtf8: is.inUtf8 }
}
