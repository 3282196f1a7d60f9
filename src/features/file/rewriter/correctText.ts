import type { Corrected, InText } from '../../../base/csvFile'
import { decode, type Decoded } from '../reader/decode'
import { eachRecord, type Dialect } from '../reader/records'
import { encodeText, letterBeyondWindows } from './encode'
import {
  changedIn,
  find,
  isChanged,
  indexOf,
  markIn,
  textOf,
  valueOf,
  type Found,
  type List,
  type Text,
} from './findInText'
import { LF, walkText, type Cut } from './walkText'

/** Whether a cell must be in quotes for any reader. */
const needsQuotes = (text: string, delimiter: string) =>
  text.includes(delimiter) || /["\r\n]|^\s|\s$/.test(text)

/** A text without delimiters and line breaks, which no quotes can hold here. */
const flat = (text: string, delimiter: string) =>
  /[\r\n]/.test(text) || text.includes(delimiter)
    ? text
        .replaceAll(delimiter, ' ')
        .split(/[\r\n]+/)
        .join(', ')
    : text

/** The bytes of a text with the cells of a list that change. */
function splice(
  text: Text,
  { rows, target: { columns, delimiter } }: List,
  { cut, isMostlyQuoted }: Extract<Found, { cut: Cut }>,
): Uint8Array<ArrayBuffer> {
  const { bytes, size, encoding } = text
  const changing = rows.filter((sent) => isChanged(sent, columns))
  let most = bytes.length
  for (const sent of changing) {
    most += 2 * columns
    // Each letter has at most three bytes, and a quotation mark is doubled.
    for (const column of changedIn(sent, columns)) most += 6 * valueOf(sent, column, columns).length + 4
  }
  const spliced = new Uint8Array(most)
  let [length, copied, next] = [0, 0, 0]
  const put = (part: Uint8Array) => {
    spliced.set(part, length)
    length += part.length
  }
  const replace = (from: number, to: number, with_: string) => {
    put(bytes.subarray(copied * size, from * size))
    put(encodeText(with_, encoding))
    copied = to
  }
  const cellOf = (value: string, isQuoted: boolean) => {
    if (!cut.hasQuotes) return flat(value, delimiter)
    return isQuoted || needsQuotes(value, delimiter) ? `"${value.replaceAll('"', '""')}"` : value
  }

  walkText(text.units, cut, text.begins, markIn(text), (row) => {
    const sent = changing[next]!
    if (row.at < indexOf(sent)) return true
    next += 1
    let width = row.count
    for (const column of changedIn(sent, columns)) {
      const value = valueOf(sent, column, columns)
      const isThere = column < row.count
      const [from, to] = isThere ? [row.from[column]!, row.to[column]!] : [row.end, row.end]
      const cell = cellOf(value, from < to ? row.isQuoted[column]! : isMostlyQuoted[column]!)
      // A row that ends early gets the delimiters that it lacks.
      const lacking = isThere ? 0 : column - width + 1
      replace(from, to, delimiter.repeat(lacking) + cell)
      width += lacking
    }
    return next < changing.length
  })
  put(bytes.subarray(copied * size))
  return spliced.subarray(0, length)
}

/** Whether the reader of the page finds in a text what a list is to hold. */
function isAsMeant(bytes: Uint8Array, { rows, target: { columns, delimiter } }: List, cut: Cut): boolean {
  const decoded = decode(bytes)
  if (decoded.kind === 'unreadable') return false
  const dialect: Dialect = {
    delimiter,
    newline: cut.newline === LF ? '\n' : '\r',
    hasNoQuotes: !cut.hasQuotes,
  }
  let [next, isSo] = [0, true]
  eachRecord(decoded.text, dialect, ({ at, cells, quoteError }) => {
    isSo &&= quoteError === null
    const sent = rows[next]
    if (!sent || at < indexOf(sent)) return isSo
    for (let column = 0; isSo && column < columns; column += 1) {
      const value = valueOf(sent, column, columns)
      const isFlat = !cut.hasQuotes && value !== sent[column + 1]
      isSo = (cells[column] ?? '') === (isFlat ? flat(value, delimiter) : value)
    }
    next += 1
    return isSo
  })
  return isSo && next === rows.length
}

/** The first letter of what is written that Windows-1252 lacks; null if it has them all. */
function letterLacking({ rows, target: { columns } }: List): string | null {
  for (const sent of rows)
    for (const column of changedIn(sent, columns)) {
      const letter = letterBeyondWindows(valueOf(sent, column, columns))
      if (letter !== null) return letter
    }
  return null
}

type Written =
  | { kind: 'written'; content: Uint8Array<ArrayBuffer>; cut: Cut; inUtf8?: { letter: string | null } }
  | { kind: 'differs'; row: number }
  | { kind: 'isAnother' }

/** A text with the cells of a list that change, how it is cut, and why it is in another encoding; or why it is not written. */
function written(bytes: Uint8Array<ArrayBuffer>, list: List): Written {
  const decoded = decode(bytes)
  if (decoded.kind === 'unreadable') return { kind: 'isAnother' }
  const inUtf8 = otherEncoding(decoded, list)
  const text = inUtf8
    ? textOf(encodeText(`\uFEFF${decoded.text}`, 'UTF-8'), 'UTF-8', 3)
    : textOf(bytes, decoded.encoding, decoded.marks)
  const is = find(text, list)
  if (!is.cut) return { kind: 'differs', row: is.row }
  const changes = list.rows.some((sent) => isChanged(sent, list.target.columns))
  return changes
    ? { kind: 'written', content: splice(text, list, is), cut: is.cut, inUtf8 }
    : { kind: 'written', content: bytes, cut: is.cut }
}

/** Why a text becomes UTF-8: it is in two encodings, or its own lacks a letter of what is written. */
function otherEncoding({ encoding, windowsLines }: Extract<Decoded, { kind: 'decoded' }>, list: List) {
  if (windowsLines.length > 0) return { letter: null }
  const letter = encoding === 'Windows-1252' ? letterLacking(list) : null
  return letter === null ? undefined : { letter }
}

/** Shares of what there is to do, once cells are written and once they are read back. */
const [WRITTEN, READ_BACK] = [0.4, 0.95]

/**
 * Writes the cells of a list that change into the bytes of the text that it came from, and reads the result back.
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
  onProgress(WRITTEN)
  if (!isAsMeant(is.content, list, is.cut)) return { kind: 'unwritable' }
  onProgress(READ_BACK)
  return { kind: 'inPlace', content: is.content, inUtf8: is.inUtf8 }
}
