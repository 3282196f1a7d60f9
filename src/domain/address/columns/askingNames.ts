// Words of names and values that ask who gets no letter: apart from those of addresses, which the first screen needs.

import { headerWords } from './columnWords'

/** The words, the gravest first. */
const ASKING =
  `deceased died death dead rip gone moved ceased returned dnm do_not mail post letter contact contactable
  consent gdpr opt suppress exclude status preference preferences`
    .split(/\s+/)
    .map((word) => ` ${word.replace('_', ' ')} `)

/** How grave the word is by which a name or a value asks, from 0; null if it does not. */
export function graveness(text: string): number | null {
  const words = ` ${headerWords(text)} `
  const place = ASKING.findIndex((word) => words.includes(word))
  return place < 0 ? null : place
}
