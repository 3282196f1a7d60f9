import { flatNumbers } from '../../answers/houseNumbers'

/** A word of an address, with what decides whether a word of another address is the same. */
export interface AddressWord {
  /** Where it is in the text, `end` excluded. */
  start: number
  end: number
  /** In lower case, without punctuation except what joins numbers: `400-404`. */
  key: string
  /** Whether it is the number of a flat, not of a house. */
  isFlatNumber: boolean
  /** Whether a street's name may begin with it: it follows a comma or a number. */
  isFirst: boolean
  /** Whether it ends a segment between commas. */
  isLast: boolean
}

const CHUNK = /[^\s,;()]+/g

const SEGMENT_END = /[,;()\r\n]|\s[-‒–—]\s/

/** From the first letter or digit to the last. */
const CORE = /[\p{L}\p{M}\p{N}](?:.*[\p{L}\p{M}\p{N}])?/su

const POSTCODE_WITHOUT_SPACE = /^([a-z]{1,2}\d[a-z\d]?)(\d[a-z]{2})$/i

const keyOf = (word: string) =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[/‒–—-]+/g, '-')
    .replace(/(?<!\d)[^\p{L}\p{N}-]|[^\p{L}\p{N}-](?!\d)/gu, '')

/** The halves of a postcode are words, and so are `Stoke`, `on` and `Trent` of `Stoke-on-Trent`. */
function wordsIn(core: string): string[] {
  const postcode = POSTCODE_WITHOUT_SPACE.exec(core)
  if (postcode) return postcode.slice(1)
  return /\d/.test(core) ? [core] : core.split(/[/‒–—-]+/)
}

/** The words of an address in their order. Commas, line breaks, brackets and spaced dashes end a segment. */
export function addressWords(text: string): AddressWord[] {
  const flats = flatNumbers(text)
  const words: AddressWord[] = []
  for (const { 0: chunk, index } of text.matchAll(CHUNK)) {
    const core = CORE.exec(chunk)
    let end = index + (core?.index ?? 0)
    for (const word of core ? wordsIn(core[0]) : []) {
      const start = text.indexOf(word, end)
      end = start + word.length
      const before = words.at(-1)
      const beginsSegment = !before || SEGMENT_END.test(text.slice(before.end, start))
      if (before) before.isLast = beginsSegment
      words.push({
        start,
        end,
        key: keyOf(word),
        isFlatNumber: flats.some((flat) => flat.start <= start && start < flat.end),
        isFirst: beginsSegment || before.isFlatNumber || /^\d/.test(before.key),
        isLast: true,
      })
    }
  }
  return words
}

/** The kinds of street, each with its abbreviations. */
const KINDS = new Map(
  [
    ['street', 'st'],
    ['road', 'rd'],
    ['avenue', 'ave', 'av'],
    ['lane', 'ln'],
    ['drive', 'dr'],
    ['close', 'cl'],
    ['court', 'ct'],
    ['crescent', 'cres'],
    ['gardens', 'gdns'],
    ['grove', 'gr'],
    ['place', 'pl'],
    ['square', 'sq'],
    ['terrace', 'ter', 'terr'],
    ['park', 'pk'],
    ['way', 'wy'],
  ].flatMap((spellings) => spellings.map((spelling) => [spelling, spellings[0]] as const)),
)

/**
 * Whether two words are the same kind of street, abbreviated or not. Only the last word of a street can be one: the
 * `St` of `St Johns Road` is a saint. Customers often leave commas out, so one of the two words has to end a segment.
 */
function isSameKind(a: AddressWord, b: AddressWord): boolean {
  const kind = KINDS.get(a.key)
  if (!kind || kind !== KINDS.get(b.key)) return false
  return !a.isFirst && !b.isFirst && (a.isLast || b.isLast)
}

/**
 * Whether words of two addresses are the same apart from case, punctuation and abbreviated kinds of street. The number
 * of a flat is never that of a house.
 */
export function isSameWord(a: AddressWord, b: AddressWord): boolean {
  return a.isFlatNumber === b.isFlatNumber && (a.key === b.key || isSameKind(a, b))
}
