import type { Slot } from './kinds'
import { shownValue } from './shownValue'

/** A column of the customer's address: what it holds, and whether it is sent. */
export interface TheirColumn extends Slot {
  isSent: boolean
  /** It holds the postcode, or a half of it, which stands last and in one. */
  isLast: boolean
}

/** What a column holds of a row's own address, as Excel shows it. */
export interface TheirPiece extends TheirColumn {
  text: string
}

/**
 * Reads a row's own address, for everything that sends, compares, marks or writes it.
 *
 * @param columns those of the address, in the file's order
 * @returns what is not blank
 */
export const readTheirs = (row: readonly string[], columns: readonly TheirColumn[]): TheirPiece[] =>
  columns.flatMap((column) => {
    const text = shownValue(row[column.column] ?? '')
    return text.trim() === '' ? [] : [{ ...column, text }]
  })

/** Texts that people and programs enter where they know nothing. */
const SAYS_NOTHING = /^(?:n\W?a|none|unknown|tb[ac]|not known|0|[\W_]+|)$/i

/** Whether a cell says that there is nothing to say. */
export const saysNothing = (text: string): boolean => SAYS_NOTHING.test(text.trim())

/** Pieces as one text, the postcode last, and the piece at each place in it. */
export interface TheirText {
  text: string
  pieceAt: (at: number) => TheirPiece | undefined
}

/** Joins pieces by commas; `isJoined` tells where a blank is enough. */
export function joinTheirs(
  pieces: readonly TheirPiece[],
  isJoined: (last: TheirPiece, next: TheirPiece) => boolean = () => false,
): TheirText {
  const starts: { piece: TheirPiece; start: number }[] = []
  let text = ''
  for (const piece of [...pieces.filter(({ isLast }) => !isLast), ...pieces.filter(({ isLast }) => isLast)]) {
    const last = starts.at(-1)?.piece
    const isOne = last !== undefined && ((last.isLast && piece.isLast) || isJoined(last, piece))
    text += last === undefined ? '' : isOne ? ' ' : ', '
    starts.push({ piece, start: text.length })
    text += piece.text
  }
  return { text, pieceAt: (at) => starts.findLast(({ start }) => start <= at)?.piece }
}

/** The text that is sent for a row. May be empty. */
export const queryOf = (pieces: readonly TheirPiece[]): string =>
  joinTheirs(pieces.filter(({ isSent }) => isSent)).text
