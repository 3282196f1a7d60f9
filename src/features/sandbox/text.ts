import { isWithinEdits } from '../../domain/address/words/spelling'
import { sensesOf } from '../../domain/address/words/vocabulary'

/** A text as a number from 0 to 2^32 - 1 (FNV-1a), the source of everything made up. */
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

export const joinedTexts = (texts: string[]): string => texts.filter(Boolean).join(', ')

/** The words and numbers of a text in lower case. */
export function plainWords(text: string): string[] {
  const plain = text.toLowerCase().replace(/['’]/g, '').replaceAll('&', 'and')
  return plain.match(/\d+|[\p{L}\p{M}]+/gu) ?? []
}

/** A name for comparison: in lower case, its words with one space between them. */
export const plainTextOf = (name: string): string => plainWords(name).join(' ')

/** Whether a text is a name, even with letters swapped or one missing; both as `plainTextOf` writes them. */
export function isNearly(text: string, name: string): boolean {
  if (text[0] !== name[0] || text.length > name.length) return false
  if (text.length < 4 || text === name) return text === name
  return isWithinEdits(text, name, 1) && Array.from(text).every((letter) => name.includes(letter))
}

/** Words in the names of streets, buildings and practices, each with its abbreviations. */
const WORDS = `road rd, street st, lane ln lne, avenue ave av, close cl, drive dr, court ct, crescent cres,
  terrace tce ter, gardens gdns, green grn, grove gr, park pk, place pl, square sq, house hse, flat flt,
  centre ctr ctre, medical med, practice pract prac, surgery surg, health hth, hospital hosp, church,
  station, victoria`
  .split(/,\s+/)
  .map((row) => row.split(/\s+/))

/** A word in lower case, written out if the table has it as an abbreviation, and corrected if it misspells one there. */
export function wordMeant(word: string): string {
  const plain = plainTextOf(word)
  // A known word does not misspell another: `Heath` and `Health`.
  const isMeant = ([known = '', ...short]: string[]) =>
    short.includes(plain) || (!sensesOf(plain) && isNearly(plain, known))
  return WORDS.find(isMeant)?.[0] ?? plain
}

/** Gives initial capitals to a text that is all capitals or has none. */
function proper(text: string): string {
  const lower = text.toLowerCase()
  if (text !== lower && text !== text.toUpperCase()) return text
  return lower.replace(/(?<![\p{L}\p{M}\d'’])\p{L}/gu, (letter) => letter.toUpperCase())
}

/** A name with abbreviations written out, `St` and `Dr` only at its end, and misspellings corrected. */
export function writtenOut(name: string, longest = 35): string {
  const text = proper(name).replace(/(?<![^\s,])(?!(?:st|dr)\.? )[^\s,]+/gi, (word) => {
    const meant = wordMeant(word)
    return meant === plainTextOf(word) ? word : proper(meant)
  })
  return Array.from(text).slice(0, longest).join('').trim()
}
