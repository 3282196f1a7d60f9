import type { Kind, Slot } from '../columns/kinds'
import { joinWhole, readSaid, type TheirPiece, type TheirText } from '../columns/theirs'
import { leftOver, type LeftOver } from './leftOver'
import type { Reading } from './reading'

/** What the reading of a row's whole address tells. */
export interface Whole {
  /** Whether both have a number, letter or flat in common, and the street. */
  hasDoor: boolean
  hasStreet: boolean
  left: readonly LeftOver[]
}

/** What we keep of the reading of a row's whole address: the reading itself is larger than the row. */
export const wholeIn = (reading: Reading): Whole => ({
  hasDoor: reading.pairs.length > 0,
  hasStreet: reading.street !== undefined,
  left: leftOver(reading),
})

export interface WholeRow {
  pieces: readonly TheirPiece[]
  /** The text of all pieces except firm, department and county. */
  text: string
  left: readonly LeftOver[]
  pieceAt: TheirText['pieceAt']
}

/** Kinds whose words stay or go by their own rules, whatever the address. */
const APART = new Set<Kind | undefined>(['firm', 'department', 'county'])

/**
 * A row's whole address beside an answer, as it is written.
 *
 * @param columns those of the address; copies are not part of it
 * @param leftIn finds which words of a text the answer lacks
 */
export function wholeRow(
  row: readonly string[],
  columns: readonly Slot[],
  leftIn: (text: string) => readonly LeftOver[],
): WholeRow {
  const pieces = readSaid(row, columns.some(({ isCopy }) => isCopy) ? withoutCopies(columns) : columns)
  const { text, pieceAt } = joinWhole(pieces.filter(({ kind }) => !APART.has(kind)))
  return { pieces, text, pieceAt, left: leftIn(text) }
}

const withoutCopies = (columns: readonly Slot[]) => columns.filter(({ isCopy }) => !isCopy)
