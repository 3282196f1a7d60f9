import { POSTCODE } from './postcodes'

/**
 * A key, equal for texts that give the same address word by word, in any case. Blanks and punctuation only part words, but `/`
 * and `-` between numbers count: `1/2` is neither `12` nor `1-2`. A postcode is one word.
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

/** The words of a text as typed, without the signs between them. */
export const typedWords = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** The words of texts in lower case, each as often as it occurs. */
export const wordsIn = (...texts: string[]): string[] =>
  addressKey(texts.join(' '))
    .split(' ')
    .filter((word) => word !== '')

/** Whether other texts have all the words of a text. */
export const isSaid = (text: string, ...others: string[]): boolean => {
  const said = new Set(wordsIn(...others))
  return wordsIn(text).every((word) => said.has(word))
}

const glued = (key: string) => key.replaceAll(' ', '')

const numbersIn = (key: string) => key.match(/\d+/g)?.join() ?? ''

/** Whether two texts differ only in capitals, blanks or punctuation: `flat3, 14 a` and `Flat 3 14A`. */
export function isOnlyWriting(one: string, other: string): boolean {
  if (one === other) return true
  const [a, b] = [addressKey(one), addressKey(other)]
  return a === b || (glued(a) === glued(b) && numbersIn(a) === numbersIn(b))
}
