import { joinedBytes } from '../../../base/bytes'
import type { Corrected, InText, InUtf8 } from '../../../base/csvFile'
import { decode } from '../reader/decode'
import { eachRecord, type CsvRecord, type Dialect } from '../reader/records'
import { letterBeyondWindows } from './encode'
import { editsOf, rowOf, type Row } from './list'
import { flat, placesIn, splicedText, type Cut, type Text } from './spliceText'

/** The ways to cut a text: its values tell which one is right. */
const WAYS = [
  { newline: '\n' },
  { newline: '\r' },
  { newline: '\n', hasNoQuotes: true },
  { newline: '\r', hasNoQuotes: true },
] as const

/** The rows of a list, and where they are in a text. */
interface List {
  rows: readonly Row[]
  target: InText
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
  wanted: (row: Row, column: number) => string,
  onRow?: (record: CsvRecord) => void,
) {
  let [found, isSound] = [0, true]
  eachRecord(text, dialect, (record) => {
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

/** Finds the rows of a list in a text, all their cells; else how many of them are there. */
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

/** Whether the reader of the page finds in a text what a list is to hold. */
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
 * A text with the cells of a list that change, how it is cut, and why it is in UTF-8 now: it was in two encodings, or its own
 * lacks a letter of what is written. Or why it is not written.
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
  const list = { rows: rows.map((row) => rowOf(row, target.columns)), target }
  const is = written(await load(), list)
  if (is.kind !== 'written') return is
  const content = joinedBytes(is.parts)
  onProgress(WRITTEN)
  if (!isAsMeant(content, list, is.dialect)) return { kind: 'unwritable' }
  onProgress(READ_BACK)
  return { kind: 'inPlace', content, inUtf8: is.inUtf8 }
}
