import { DESIGNATORS } from '../words/wordTable'
import { isSameWord, lacking } from '../words/spelling'
import { keysOf } from '../words/words'
import { wordsIn } from '../cells/sameWords'

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
  const isIn = (keys: string[], all: string[]) => lacking(keys, all).length === 0
  return (isSpelt(a, [b]) && isSpelt(b, [a])) || (isIn(own!, others!) && isIn(others!, own!))
}
