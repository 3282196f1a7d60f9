import { spaced } from '../../../base/values'
import { isBareNumber, LINE_SIGNS } from './columnContents'
import { isHalf, type Kind, type Slot } from './kinds'
import { saysNothing } from '../cells/nothing'
import { POSTCODE } from '../cells/postcodes'
import { cellOf, shownValue } from './shownValue'

/** What a column holds of a row's own address, as Excel shows it. */
export interface TheirPiece extends Slot {
  text: string
}

/** The same for a column of the address: blank if a person said that its value is no address. */
export function cellIn(
  row: readonly string[],
  { column, nothing }: Pick<Slot, 'column' | 'nothing'>,
): string {
  const cell = cellOf(row, column)
  return nothing?.includes(keyOfValue(cell)) ? '' : cell
}

/** The key by which we compare a cell's values. */
export const keyOfValue = (text: string): string => spaced(text).toLowerCase()

/**
 * Reads a row's own address, for all code that sends, compares, marks or writes it. The parts of a number become one piece,
 * values that say nothing go, and a bare number gets its column's word, once.
 *
 * @param columns those of the address, in file order
 * @returns the pieces that are not blank
 */
export function readTheirs(row: readonly string[], columns: readonly Slot[]): TheirPiece[] {
  const pieces = readCells(row, columns)
  for (const piece of pieces)
    if (piece.word && isBareNumber(piece.text) && !saysNothing(piece.text))
      piece.text = `${piece.word} ${piece.text.trim()}`
  return pieces.length > 1 ? withoutTwice(pieces) : pieces
}

/** The same without cells that say nothing, and trimmed: the source of all that we compare whole or write. */
export const readSaid = (row: readonly string[], columns: readonly Slot[]): TheirPiece[] =>
  thatSay(readTheirs(row, columns))

/** Pieces that say something, trimmed. */
export const thatSay = (pieces: readonly TheirPiece[]): TheirPiece[] =>
  pieces.flatMap((piece) =>
    saysNothing(piece.text) ? [] : [Object.assign(piece, { text: piece.text.trim() })],
  )

/** Kinds of columns that never hold the number of a door. */
const NO_DOOR = new Set<Kind>(['firm', 'department', 'town', 'county'])

/** A bare number, with or without its word. */
const isNumber = ({ text, word, kind }: TheirPiece) =>
  !NO_DOOR.has(kind) &&
  isBareNumber(word && text.startsWith(`${word} `) ? text.slice(word.length) : text) &&
  /\d/.test(text)

/** Pieces without numbers that another column repeats: with their word, or a house's that follows no other number. */
const withoutTwice = (pieces: TheirPiece[]): TheirPiece[] =>
  pieces.filter((piece, at) => {
    if (!isNumber(piece)) return true
    const { text, word, isUnsent } = piece
    const before = word ? '(?<![\\p{L}\\p{N}])' : '(?<!\\p{L}\\s*|[\\p{N}/&-])'
    const behind = '(?![\\p{L}\\p{N}]|\\s?[-/&]\\s?\\d)'
    const said = new RegExp(before + text.trim().replace(/\s+/g, '\\s+') + behind, 'iu')
    return !pieces.some(
      (other, otherAt) =>
        otherAt !== at &&
        (otherAt < at || !isNumber(other)) &&
        (isUnsent || !other.isUnsent) &&
        said.test(other.text),
    )
  })

/** What the cells of a row hold, as the page sent it before numbers got their column's word. */
export function readCells(row: readonly string[], columns: readonly Slot[]): TheirPiece[] {
  const pieces: TheirPiece[] = []
  for (const part of inOrder(columns)) {
    let last: TheirPiece | undefined
    for (const column of part) {
      const cell = cellIn(row, column)
      const text = column.partedBy ? cell.replace(LINE_SIGNS[column.partedBy], '\n') : cell
      if (text.trim() === '') continue
      if (last && !last.isUnsent === !column.isUnsent) last.text = numberOf(last.text, text)
      else pieces.push((last = { ...column, text }))
    }
  }
  const filled = pieces.filter(({ text }) => !saysNothing(text))
  return filled.length > 0 ? filled : pieces
}

/** A text sent under any earlier reading, as we read it today. */
export function readText(text: string): string {
  const parts = shownValue(text)
    .split(', ')
    .map(shownValue)
    .filter((part) => part.trim() !== '')
  return parts.length > 0 ? parts.join(', ') : text
}

/** A number with its letter or the end of its range; a part that it already has is not repeated. */
function numberOf(number: string, part: string): string {
  const [whole, own] = [number.trimEnd(), part.trim()]
  const isThere = whole.toLowerCase().endsWith(own.toLowerCase()) && (!/^\d/.test(own) || whole === own)
  if (isThere) return number
  return whole + (/^\d+(?!\/)/.test(own) ? '-' : /^\d/.test(own) ? ' ' : '') + own
}

const wholeOf = ({ column, partOf }: Slot) => partOf ?? column

/** Columns by the part of an address that they hold; those of one number together. */
export const byPart = (columns: readonly Slot[]): Slot[][] =>
  [...new Set(columns.map(wholeOf))].map((whole) => columns.filter((slot) => wholeOf(slot) === whole))

/** The parts in file order, but a flat before its house; in each part the number comes before its letter or the end of its range. */
function inOrder(columns: readonly Slot[]): Slot[][] {
  if (columns.every(({ partOf, before }) => partOf === undefined && before === undefined))
    return columns.map((slot) => [slot])
  const placeOf = (part: Slot[]) => {
    const house = part.find((slot) => slot.before !== undefined)?.before
    return house === undefined ? part[0]!.column : house - 0.5
  }
  const inPlace = byPart(columns).toSorted((a, b) => placeOf(a) - placeOf(b))
  return inPlace.map((part) =>
    part.toSorted((a, b) => Number(a.partOf !== undefined) - Number(b.partOf !== undefined)),
  )
}

/** Pieces as one text, the postcode last, and the piece at each place in it. */
export interface TheirText {
  text: string
  pieceAt: (at: number) => TheirPiece | undefined
}

const isLast = ({ kind }: TheirPiece) => kind === 'postcode' || isHalf(kind)

/** Whether two pieces belong together: the halves of a postcode, or numbers, each in its own column. */
const isOne = (last: TheirPiece, next: TheirPiece) =>
  (isHalf(last.kind) && isHalf(next.kind)) || (last.kind === 'number' && next.kind === 'number')

/** Joins pieces with commas, and pieces that belong together with a blank. */
export function joinTheirs(pieces: readonly TheirPiece[]): TheirText {
  const starts: { piece: TheirPiece; start: number }[] = []
  let text = ''
  for (const piece of [...pieces.filter((each) => !isLast(each)), ...pieces.filter(isLast)]) {
    const last = starts.at(-1)?.piece
    text += last === undefined ? '' : isOne(last, piece) ? ' ' : ', '
    starts.push({ piece, start: text.length })
    text += piece.text
  }
  return { text, pieceAt: (at) => starts.findLast(({ start }) => start <= at)?.piece }
}

const POSTCODE_OR_GAP = new RegExp(`${POSTCODE.source}| (?= )`, POSTCODE.flags)

/** The same for a whole row: two blanks part lines as commas do, but not the halves of a postcode. */
export function joinWhole(pieces: readonly TheirPiece[]): TheirText {
  const { text, pieceAt } = joinTheirs(pieces)
  return { text: text.replace(POSTCODE_OR_GAP, (found) => (found === ' ' ? ',' : found)), pieceAt }
}

/** The text that is sent for a row. May be empty. */
export const queryOf = (pieces: readonly TheirPiece[]): string =>
  joinTheirs(pieces.filter(({ isUnsent }) => !isUnsent)).text
