import { POSTCODE } from './postcodes'

/**
 * A key that is equal for texts of the same address, word by word, in any case. Blanks and punctuation part words and are
 * otherwise nothing, but `/` and `-` between numbers count: `1/2` is neither `12` nor `1-2`. A postcode is one word.
 */
export const addressKey = (query: string): string =>
  query
    .toLowerCase()
    .replace(POSTCODE, (postcode) => postcode.replace(/\s/g, ''))
    .replace(/[\s\p{P}]+/gu, (between, at: number, text: string) => {
      const isBetweenNumbers =
        /\d\p{L}?$/u.test(text.slice(Math.max(0, at - 2), at)) && /\d/.test(text[at + between.length] ?? '')
      const signs = isBetweenNumbers ? between.replace(/\p{Pd}/gu, '-').replace(/[^/-]/g, '') : ''
      return signs || ' '
    })
    .trim()

/** The words of a text as they are typed, without what parts them. */
export const typedWords = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** The words of texts in lower case, each as often as it occurs. */
export const wordsIn = (...texts: string[]): string[] =>
  addressKey(texts.join(' '))
    .split(' ')
    .filter((word) => word !== '')

/** Whether all words of a text are among those of others. */
export const isSaid = (text: string, ...others: string[]): boolean => {
  const said = new Set(wordsIn(...others))
  return wordsIn(text).every((word) => said.has(word))
}

const glued = (key: string) => key.replaceAll(' ', '')

const numbersIn = (key: string) => key.match(/\d+/g)?.join() ?? ''

/** Whether two texts differ in capitals, blanks or punctuation alone: `flat3, 14 a` and `Flat 3 14A`. */
export function isOnlyWriting(one: string, other: string): boolean {
  if (one === other) return true
  const [a, b] = [addressKey(one), addressKey(other)]
  return a === b || (glued(a) === glued(b) && numbersIn(a) === numbersIn(b))
}
