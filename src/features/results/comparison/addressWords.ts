import { flatNumbers } from '../../answers/houseNumbers'

/** A word of an address, and what decides which word of another address is the same. */
export interface AddressWord {
  /** Where it stands in the text: from `start` up to, but not including, `end`. */
  start: number
  end: number
  /** The word in lower case without punctuation, but for what joins numbers: `400-404`. */
  key: string
  /** It is the number of a flat, not of a house. */
  isFlatNumber: boolean
  /** It begins its part of the address, or follows a number: a street's name may begin with it. */
  isFirst: boolean
  /** It ends its part of the address. */
  isLast: boolean
}

const CHUNK = /[^\s,;()]+/g

const PART_END = /[,;()\r\n]|\s[-‒–—]\s/

/** From the first letter or digit to the last, so that punctuation around a word is no part of it. */
const CORE = /[\p{L}\p{M}\p{N}](?:.*[\p{L}\p{M}\p{N}])?/su

const POSTCODE_WITHOUT_SPACE = /^([a-z]{1,2}\d[a-z\d]?)(\d[a-z]{2})$/i

const keyOf = (word: string) =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[/‒–—-]+/g, '-')
    .replace(/(?<!\d)[^\p{L}\p{N}-]|[^\p{L}\p{N}-](?!\d)/gu, '')

/** The halves of a postcode are words of their own, and so are those of Stoke-on-Trent. */
function wordsIn(core: string): string[] {
  const postcode = POSTCODE_WITHOUT_SPACE.exec(core)
  if (postcode) return postcode.slice(1)
  return /\d/.test(core) ? [core] : core.split(/[/‒–—-]+/)
}

/** The words of an address, in their order. Commas, line breaks, brackets and spaced dashes part it. */
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
      const beginsPart = !before || PART_END.test(text.slice(before.end, start))
      if (before) before.isLast = beginsPart
      words.push({
        start,
        end,
        key: keyOf(word),
        isFlatNumber: flats.some((flat) => flat.start <= start && start < flat.end),
        isFirst: beginsPart || before.isFlatNumber || /^\d/.test(before.key),
        isLast: true,
      })
    }
  }
  return words
}
