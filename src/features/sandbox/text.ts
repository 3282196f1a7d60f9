import { isWithinEdits } from '../answers/comparison/spelling'
import { FILLERS, isLegal, isStreetKind, sensesOf } from '../answers/comparison/vocabulary'

/** A text as a number from 0 to 2^32 - 1 (FNV-1a), from which everything made up is drawn. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return hash >>> 0
}

/** A whole number between `from` and `to` inclusive, made from a text. */
export const hashBetween = (text: string, from: number, to: number): number =>
  from + (hashText(text) % (to - from + 1))

/** One of several choices, by a text. */
export const pick = <T>(choices: ArrayLike<T>, text: string): T => choices[hashText(text) % choices.length]!

/** A name for comparison: in lower case, its words with one space between them. */
export const plainName = (name: string): string => plainWords(name).join(' ')

/** The words and numbers of a text in lower case. */
export function plainWords(text: string): string[] {
  const plain = text.toLowerCase().replace(/['’]/g, '')
  return plain.replaceAll('&', 'and').match(/\d+|[\p{L}\p{M}]+/gu) ?? []
}

const sorted = (word: string) => Array.from(word).toSorted().join('')

/** Whether a text is a name, also with letters swapped or one missing; both as `plainName` writes them. */
export function isNearly(text: string, name: string): boolean {
  const missing = name.length - text.length
  if (text === name) return true
  if (text[0] !== name[0] || name.length < 4 + missing || missing < 0) return false
  return missing === 0 ? sorted(text) === sorted(name) : missing === 1 && isWithinEdits(text, name, 1)
}

/** Initial capitals for a text that is all capitals or has none. */
function proper(text: string): string {
  const lower = text.toLowerCase()
  if (text !== lower && text !== text.toUpperCase()) return text
  return lower.replace(/(?<![\p{L}\p{M}\d'’])\p{L}/gu, (letter) => letter.toUpperCase())
}

export const joined = (texts: string[]): string => texts.filter(Boolean).join(', ')

/** What the names of the sandbox's own streets are made of. */
const STREET_WORDS =
  `road street lane avenue close drive crescent terrace gardens church station victoria london castle
  chapel market queen school orchard grange bridge albert windsor manor park`.split(/\s+/)

/** A word in lower case, mended where it is a misspelt one of the sandbox's streets. */
export function keyOf(word: string): string {
  const key = plainKey(word)
  return sensesOf(key) ? key : (STREET_WORDS.find((known) => isNearly(key, known)) ?? key)
}

const plainKey = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a longer word has the letters of a text in their order: `gdns`, but not the Welsh `pont` for bridge. */
const isAbbreviation = (text: string, word: string) =>
  text.length > 1 && text.length < word.length && new RegExp(Array.from(text).join('.*')).test(word)

/** A name with its abbreviations written out and its misspellings mended. At its end, `St` is a street. */
export function written(name: string, longest = 35): string {
  const text = proper(name).replace(/[^\s,]+/g, (word, at: number, whole: string) => {
    const key = keyOf(word)
    const senses = sensesOf(key) ?? [key]
    const isLast = at + word.length === whole.length
    const [sense, other] = isLast && isStreetKind(key) ? senses.filter(isStreetKind) : senses
    const isShort = !other && isAbbreviation(key, sense!) && !FILLERS.has(key) && !isLegal(key)
    return isShort || key !== plainKey(word) ? proper(sense!) : word
  })
  return Array.from(text).slice(0, longest).join('').trim()
}
