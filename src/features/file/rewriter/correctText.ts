import { joinedBytes } from '../../../base/bytes'
import type { Corrected, InText, InUtf8 } from '../../../base/csvFile'
import { decode } from '../reader/decode'
import { eachRecord, type CsvRecord, type Dialect } from '../reader/records'
import { letterBeyondWindows } from './encode'
import { flat, placesIn, splicedText, type Change, type Cut, type Text } from './spliceText'

/** The ways to cut a text: its values tell which one is right. */
const WAYS = [
  { newline: '\n' },
  { newline: '\r' },
  { newline: '\n', hasNoQuotes: true },
  { newline: '\r', hasNoQuotes: true },
] as const

/** A row as it is sent: its number, its values, and those that it takes, if it changes. */
type Sent = readonly string[]

/** The rows of a list, and where they are in a text. */
interface List {
  rows: readonly Sent[]
  target: InText
}

const indexOf = ([number]: Sent) => Number(number) - 1

/** What a row holds once it is written. */
const valueOf = (sent: Sent, column: number, columns: number) =>
  sent[column + 1 + columns] ?? sent[column + 1]!

function changesOf({ rows, target: { columns } }: List): Change[] {
  const places = Array.from({ length: columns }, (_, column) => column)
  return rows.flatMap((sent) => {
    const changed = places.filter((column) => valueOf(sent, column, columns) !== sent[column + 1])
    const cells = changed.map((column) => ({ column, text: valueOf(sent, column, columns) }))
    return cells.length > 0 ? [{ at: indexOf(sent), cells }] : []
  })
}

/**
 * Reads the rows of a list in a text that is cut in this way, as long as they hold what is wanted.
 *
 * @returns how many do, and whether the text is of this cut as far as it was read
 */
function rowsIn(
  text: string,
  dialect: Dialect,
  { rows, target: { columns } }: List,
  wanted: (sent: Sent, column: number) => string,
  onRow?: (record: CsvRecord) => void,
) {
  let [found, isSound] = [0, true]
  eachRecord(text, dialect, (record) => {
    isSound &&= record.quoteError === null
    const sent = rows[found]
    if (!isSound || !sent || record.at < indexOf(sent)) return isSound
    for (let column = 0; column < columns; column += 1)
      if ((record.cells[column] ?? '') !== wanted(sent, column)) return false
    onRow?.(record)
    found += 1
    return true
  })
  return { found, isSound }
}

/** Finds the rows of a list in a text, all their cells; else how many of them are there. */
function find(text: string, list: List): Cut | { dialect: null; row: number } {
  const { columns, delimiter } = list.target
  let furthest = 0
  for (const way of WAYS) {
    const dialect: Dialect = { ...way, delimiter }
    const quoted = Array.from({ length: columns }, () => 0)
    const before = (sent: Sent, column: number) => sent[column + 1]!
    const { found } = rowsIn(text, dialect, list, before, (record) => {
      for (const [column, { isQuoted }] of placesIn(record, dialect).entries())
        if (record.cells[column] !== '') quoted[column]! += isQuoted ? 1 : -1
    })
    if (found === list.rows.length) return { dialect, isMostlyQuoted: quoted.map((count) => count > 0) }
    furthest = Math.max(furthest, found)
  }
  return { dialect: null, row: furthest }
}

/** Whether the reader of the page finds in a text what a list is to hold. */
function isAsMeant(bytes: Uint8Array, list: List, dialect: Dialect): boolean {
  const decoded = decode(bytes)
  if (decoded.kind === 'unreadable') return false
  const { columns, delimiter } = list.target
  const { found, isSound } = rowsIn(decoded.text, dialect, list, (sent, column) => {
    const value = valueOf(sent, column, columns)
    return dialect.hasNoQuotes && value !== sent[column + 1] ? flat(value, delimiter) : value
  })
  return isSound && found === list.rows.length
}

type Written =
  | { kind: 'written'; parts: Uint8Array[]; dialect: Dialect; inUtf8?: InUtf8 }
  | { kind: 'differs'; row: number }
  | { kind: 'isAnother' }

/**
 * A text with the cells of a list that change, how it is cut, and why it is in UTF-8 now: it was in two encodings, or its own
 * lacks a letter of what is written. Or why it is not written.
 */
function written(bytes: Uint8Array<ArrayBuffer>, list: List): Written {
  const decoded = decode(bytes)
  if (decoded.kind === 'unreadable') return { kind: 'isAnother' }
  const cut = find(decoded.text, list)
  if (!cut.dialect) return { kind: 'differs', row: cut.row }
  const { dialect } = cut
  const changes = changesOf(list)
  if (changes.length === 0) return { kind: 'written', parts: [bytes], dialect }
  const { encoding, windowsLines } = decoded
  const isOfBoth = windowsLines.length > 0
  const texts = changes.flatMap(({ cells }) => cells.map(({ text }) => text))
  const letter =
    encoding === 'Windows-1252' && !isOfBoth ? (texts.map(letterBeyondWindows).find(Boolean) ?? null) : null
  const isUtf8 = isOfBoth || letter !== null
  const text: Text = isUtf8 ? { ...decoded, marks: [{ at: 0, mark: '\uFEFF' }], encoding: 'UTF-8' } : decoded
  const inUtf8 = isUtf8 ? { letter } : undefined
  return { kind: 'written', parts: splicedText(text, changes, cut), dialect, inUtf8 }
}

/** Shares of what there is to do, once cells are written and once they are read back. */
const [WRITTEN, READ_BACK] = [0.4, 0.95]

/**
 * Writes the cells of a list that change into the text that it came from, and reads the result back.
 *
 * @param load reads the text, which is forgotten once it is written: with what is read back there would be three of it
 * @param rows those of the list, as they are sent
 */
export async function correctText(
  load: () => Promise<Uint8Array<ArrayBuffer>>,
  target: InText,
  rows: string[][],
  onProgress: (share: number) => void = () => undefined,
): Promise<Corrected> {
  const list = { rows, target }
  const is = written(await load(), list)
  if (is.kind !== 'written') return is
  const content = joinedBytes(is.parts)
  onProgress(WRITTEN)
  if (!isAsMeant(content, list, is.dialect)) return { kind: 'unwritable' }
  onProgress(READ_BACK)
  return { kind: 'inPlace', content, inUtf8: is.inUtf8 }
}
