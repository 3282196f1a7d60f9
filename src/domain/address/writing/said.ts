import { DESIGNATORS } from '../words/wordTable'
import { isSameWord, lacking } from '../words/spelling'
import { FILLERS, isGeneric, isLegal } from '../words/vocabulary'
import { keysOf } from '../words/words'
import { wordsIn } from '../cells/sameWords'

/** Tells whether `others` have every word of a text, however spelt. It reads them once, when needed. */
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

/** Whether two texts have the same words, however spelt. */
export const areSpelt = (a: string, b: string): boolean => isSpelt(a, [b]) && isSpelt(b, [a])

/** Whether two texts give the same part of an address: `3` and `Flat 3`. */
export function saysSame(a: string, b: string): boolean {
  const [own, others] = [a, b].map((text) => keysOf(text).filter((key) => !DESIGNATORS.has(key)))
  const isIn = (keys: string[], all: string[]) => lacking(keys, all).length === 0
  return areSpelt(a, b) || (isIn(own!, others!) && isIn(others!, own!))
}

/** The words of a firm's name, if possible without its legal form and joining words; *rear* counts. */
function wordsOfFirm(text: string): string[] {
  const words = keysOf(text)
  const telling = words.filter((key) => !isLegal(key) && (key === 'rear' || !FILLERS.has(key)))
  return telling.length > 0 ? telling : words
}

/** Whether two words are the same, or one is the other cut short: `Eng` and `Engineering`. */
const isSame = (a: string, b: string) => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return isSameWord(a, b) || isSameWord(b, a) || (short.length > 2 && long.startsWith(short))
}

const isWithin = (words: string[], others: string[]) =>
  words.length > 0 && words.every((word) => others.some((other) => isSame(word, other)))

/** Whether a text has a firm's name, in these words or equivalent ones: *Surgery* for *Practice*. */
export function isFirmIn(firm: string, text: string): boolean {
  const [own, others] = [wordsOfFirm(firm), wordsOfFirm(text)]
  const [telling, tellingOthers] = [own, others].map((words) => words.filter((word) => !isGeneric(word)))
  return isWithin(own, others) || (isWithin(telling!, tellingOthers!) && isWithin(tellingOthers!, telling!))
}

/** Whether two texts name the same firm; one of them may say less. */
export const isSameFirm = (a: string, b: string): boolean => isFirmIn(a, b) || isFirmIn(b, a)
