import type { Kind, Slot } from './kinds'
import { shownValue } from './shownValue'

/** What a column holds of a row's own address, as Excel shows it. */
export interface TheirPiece extends Slot {
  text: string
}

/** A cell of the customer's, as Excel shows it. */
export const cellOf = (row: readonly string[], column: number): string => shownValue(row[column] ?? '')

/**
 * Reads a row's own address, for everything that sends, compares, marks or writes it.
 *
 * @param columns those of the address, in the file's order
 * @returns what is not blank
 */
export const readTheirs = (row: readonly string[], columns: readonly Slot[]): TheirPiece[] =>
  columns.flatMap((column) => {
    const text = cellOf(row, column.column)
    return text.trim() === '' ? [] : [{ ...column, text }]
  })

/** Pieces as one text, the postcode last, and the piece at each place in it. */
export interface TheirText {
  text: string
  pieceAt: (at: number) => TheirPiece | undefined
}

const HALVES = new Set<Kind>(['outwardCode', 'inwardCode'])

const isLast = ({ kind }: TheirPiece) => kind === 'postcode' || HALVES.has(kind)

/** Whether two pieces are one: the halves of a postcode, or a number and its letter, which may have a column each. */
const isOne = (last: TheirPiece, next: TheirPiece) =>
  (HALVES.has(last.kind) && HALVES.has(next.kind)) || (last.kind === 'number' && next.kind === 'number')

/** Joins pieces by commas, and by a blank what is one. */
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

/** The text that is sent for a row. May be empty. */
export const queryOf = (pieces: readonly TheirPiece[]): string =>
  joinTheirs(pieces.filter(({ isUnsent }) => !isUnsent)).text
