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
