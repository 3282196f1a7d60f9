import { DESIGNATORS } from '../words/designators'
import { isSameWord } from '../words/spelling'
import { keysOf } from '../words/words'
import type { Slot } from '../columns/kinds'
import { wordsIn } from '../cells/sameWords'
import { saysNothing } from '../cells/nothing'
import { readTheirs, type TheirPiece } from '../columns/theirs'

/** Reads a row's own address without cells that say nothing and without blanks at their ends: what is written is made from it. */
export const readSaid = (row: readonly string[], columns: readonly Slot[]): TheirPiece[] =>
  readTheirs(row, columns).flatMap((piece) =>
    saysNothing(piece.text) ? [] : [Object.assign(piece, { text: piece.text.trim() })],
  )

/** Tells whether every word of a text is among those of others, however spelt; theirs are read once, when needed. */
export function spelledIn(others: string[]): (text: string) => boolean {
  let said: Set<string> | undefined
  return (text) =>
    wordsIn(text).every((word) => {
      said ??= new Set(wordsIn(others.join(' ')))
      return said.has(word) || [...said].some((other) => isSameWord(word, other))
    })
}

/** The same, asked of one text. */
export const isSpelt = (text: string, others: string[]): boolean => spelledIn(others)(text)

/** Whether two texts say the same part of an address: `3` and `Flat 3`. */
export function saysSame(a: string, b: string): boolean {
  const [own, others] = [a, b].map((text) => keysOf(text).filter((key) => !DESIGNATORS.has(key)))
  const isIn = (keys: string[], all: string[]) =>
    keys.every((key) => all.some((each) => isSameWord(key, each)))
  return (isSpelt(a, [b]) && isSpelt(b, [a])) || (isIn(own!, others!) && isIn(others!, own!))
}
