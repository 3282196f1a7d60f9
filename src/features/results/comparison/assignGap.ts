import type { PlacedWord } from './addressParts'
import type { AddressWord } from './addressWords'

/** `1st Avenue` has no number. */
const ORDINAL = /^\d*(?:1st|2nd|3rd|\dth)$/

/** Whether a word is the number of a house: it begins with a digit, and is no ordinal and no flat's. */
export const isHouseNumber = ({ key, isFlatNumber }: AddressWord) =>
  /^\d/.test(key) && !isFlatNumber && !ORDINAL.test(key)

/** Whether two words are likely spellings of one: `QUEENS` and `Queen`, `CTR` and `Centre`. */
function isLike(a: AddressWord, b: AddressWord): boolean {
  const [short, long] = a.key.length < b.key.length ? [a.key, b.key] : [b.key, a.key]
  if (short.length < 2 || short[0] !== long[0]) return false
  if (short.length > 2 && short.slice(0, 3) === long.slice(0, 3)) return true
  // An abbreviation has its letters in their order.
  let at = 0
  for (const letter of long) if (letter === short[at]) at += 1
  return at === short.length
}

/** The words that stand together between commas. */
export function segmentsOf(words: PlacedWord[]): PlacedWord[][] {
  const segments: PlacedWord[][] = [[]]
  for (const word of words) {
    segments.at(-1)!.push(word)
    if (word.isLast) segments.push([])
  }
  return segments.filter((segment) => segment.length > 0)
}

/**
 * Says to which part each word of a gap belongs: words that were sent and words that were found, between two that
 * both texts have. A number is a number; a word goes with one that looks like it; and where none does, the last of
 * what stands between commas goes with the parts in their order. What corresponds to nothing stays without a part.
 */
export function assignGap(sent: PlacedWord[], found: PlacedWord[]) {
  const number = sent.find(isHouseNumber)
  if (number && found.some(({ part }) => part === 'number')) number.part = 'number'

  const open = found.filter(({ part }) => part !== 'number')
  const parts = [...new Set(open.map(({ part }) => part))]
  const words = sent.filter((word) => word.part === null && !isHouseNumber(word))
  for (const word of words) {
    if (word.isFlatNumber) word.part = parts.includes('building') ? 'building' : null
    else word.part = open.find((other) => isLike(word, other))?.part ?? null
  }
  if (words.some(({ part }) => part !== null)) return

  const segments = segmentsOf(words)
  if (segments.length < parts.length) return
  segments.slice(segments.length - parts.length).forEach((segment, at) => {
    for (const word of segment) word.part = parts[at] ?? null
  })
}
