import type { Encoding, InText } from '../../../base/csvFile'
import { CR, LF, QUOTE, walkText, type Cut, type Units, type WalkedRow } from './walkText'

/** The ways to cut a text: its values tell which one is right. */
const WAYS = [
  { newline: LF, hasQuotes: true },
  { newline: CR, hasQuotes: true },
  { newline: LF, hasQuotes: false },
  { newline: CR, hasQuotes: false },
] as const

/** A text in its bytes. */
export interface Text {
  bytes: Uint8Array<ArrayBuffer>
  units: Units
  /** How many bytes a unit has, and how many units of marks it begins with. */
  size: 1 | 2
  begins: number
  encoding: Encoding
}

export const textOf = (bytes: Uint8Array<ArrayBuffer>, encoding: Encoding, marks: number): Text => {
  if (encoding !== 'UTF-16LE' && encoding !== 'UTF-16BE')
    return { bytes, units: bytes, size: 1, begins: marks, encoding }
  const even = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const units = new Uint16Array(bytes.length / 2)
  for (let at = 0; at < units.length; at += 1) units[at] = even.getUint16(at * 2, encoding === 'UTF-16LE')
  return { bytes, units, size: 2, begins: marks / 2, encoding }
}

/** The units of a byte-order mark; Windows-1252 has none. */
export const markIn = ({ size, encoding }: Text) =>
  size === 2 ? [0xfeff] : encoding === 'UTF-8' ? [0xef, 0xbb, 0xbf] : []

const DECODERS = new Map<Encoding, TextDecoder>()

function decoderOf(encoding: Encoding): TextDecoder {
  const decoder = DECODERS.get(encoding) ?? new TextDecoder(encoding, { ignoreBOM: true })
  DECODERS.set(encoding, decoder)
  return decoder
}

/** Whether a cell of a row is what the parser read. */
function holds(
  { bytes, units, size, encoding }: Text,
  row: WalkedRow,
  column: number,
  value: string,
): boolean {
  if (column >= row.count) return value === ''
  const isQuoted = row.isQuoted[column]!
  const [from, to] = isQuoted
    ? [row.from[column]! + 1, row.to[column]! - 1]
    : [row.from[column]!, row.to[column]!]
  let place = 0
  for (let at = from; at < to; at += 1) {
    const unit = units[at]!
    if (unit > 0x7f) {
      const text = decoderOf(encoding).decode(bytes.subarray(from * size, to * size))
      // Where files were put together, marks begin lines: the reader drops them.
      return (isQuoted ? text.replaceAll('""', '"') : text).replace(/(?<=[\r\n])\uFEFF+/g, '') === value
    }
    if (value.charCodeAt(place) !== unit) return false
    place += 1
    // The second of two marks of a quoted cell.
    if (isQuoted && unit === QUOTE) at += 1
  }
  return place === value.length
}

/** A row as it is sent: its number, its values, and those that it takes, if it changes. */
export type Sent = readonly string[]

/** The rows of a list, and where they are in a text. */
export interface List {
  rows: readonly Sent[]
  target: InText
}

export const indexOf = ([number]: Sent) => Number(number) - 1

/** Whether any cell of a row changes: only then is it sent twice. */
export const isChanged = (sent: Sent, columns: number) => sent.length > columns + 1

/** The columns of a row that take something else. */
export function changedIn(sent: Sent, columns: number): number[] {
  const changed: number[] = []
  if (isChanged(sent, columns))
    for (let column = 0; column < columns; column += 1)
      if (sent[column + 1] !== sent[column + 1 + columns]) changed.push(column)
  return changed
}

/** What a row holds once it is written. */
export const valueOf = (sent: Sent, column: number, columns: number) =>
  sent[column + 1 + columns] ?? sent[column + 1]!

/** How a text is cut, and for each column whether most of its filled cells are in quotes; else the first row that it does not have. */
export type Found = { cut: Cut; isMostlyQuoted: boolean[] } | { cut: null; row: number }

/** Finds the rows of a list in a text: all their cells must be there. */
export function find(text: Text, { rows, target: { columns, delimiter } }: List): Found {
  let furthest = 0
  for (const way of WAYS) {
    const cut = { ...way, delimiter: delimiter.charCodeAt(0) }
    const quoted = Array.from({ length: columns }, () => 0)
    let next = 0
    walkText(text.units, cut, text.begins, markIn(text), (row) => {
      const sent = rows[next]!
      if (row.at < indexOf(sent)) return true
      for (let column = 0; column < columns; column += 1) {
        const value = sent[column + 1]!
        if (!holds(text, row, column, value)) return false
        if (value !== '') quoted[column]! += row.isQuoted[column] ? 1 : -1
      }
      next += 1
      return next < rows.length
    })
    if (next === rows.length) return { cut, isMostlyQuoted: quoted.map((count) => count > 0) }
    furthest = Math.max(furthest, next)
  }
  return { cut: null, row: furthest }
}
