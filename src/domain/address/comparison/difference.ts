import { isCounty } from '../words/counties'
import { CHECKS, type Doubt } from './doubt'
import { leftOver } from './leftOver'
import { ownWordsOf } from './marks'
import type { Reading } from './reading'
import { isSameWord } from '../words/spelling'
import { isStreetKind, sensesOf } from '../words/vocabulary'
import { wordsOf } from '../words/words'

/** What an answer differs in from a row, if other rows of the same place may be asked the same question. */
export interface Difference {
  /** Equal for rows that are one question. */
  key: string
  /** The words that differ: the customer's and the answer's. */
  sent: string[]
  found: string[]
  street: string
}

/** Words as the comparison reads them: `Rd` is Road. */
const senseKeys = (...texts: string[]) =>
  wordsOf(texts.join(', ')).map(({ key }) => {
    const senses = sensesOf(key) ?? []
    return senses.find(isStreetKind) ?? senses[0] ?? key
  })

/**
 * Reads what a row's doubts ask, apart from its door: the same words on both sides, in one street of one place, with the same
 * other words of theirs. Null where a number, letter or flat is in doubt or in only one of the two, where anything else was added
 * or left out, and where only the provider doubts.
 *
 * @param reading of the row's whole address beside its answer
 * @param query the text that the doubts' spans are of
 */
export function differenceOf(reading: Reading, query: string, doubts: readonly Doubt[]): Difference | null {
  if (reading.pairs.length === 0) return null
  const { street, localities, postTown, postcode } = reading.address
  const hasOnePlace = reading.isStreetSent && localities.length === 0
  const isPostcodeNew = ({ check }: Doubt) => check === 'postcodeAdded' && hasOnePlace
  const asked = doubts.filter((doubt) => !isPostcodeNew(doubt))
  if (asked.length === 0 || !asked.every(({ check, isProviders }) => CHECKS[check].ofMany && !isProviders))
    return null

  const sides = asked.map((doubt) => ({
    check: doubt.check,
    sent: ownWordsOf(query, doubt),
    found: doubt.found,
  }))
  const sent = sides.flatMap((side) => side.sent)
  const said = new Set([...senseKeys(...sent), ...senseKeys(postTown)])
  const isSaid = (key: string) => [...said].some((word) => isSameWord(key, word))
  const others = leftOver(reading)
    .filter(({ place, text }) => place !== 'country' && !isCounty(text))
    .flatMap(({ text }) => senseKeys(text))
    .filter((key) => !isSaid(key))
  const [outward = ''] = postcode.split(' ')
  const key = JSON.stringify([
    // A postcode may lack its blank.
    sides.map((side) => [side.check, senseKeys(...side.sent).join(''), senseKeys(...side.found).join('')]),
    [street, localities.join(), postTown, outward].map((text) => text.toLowerCase()),
    others.toSorted(),
  ])
  return { key, sent, found: sides.flatMap((side) => side.found), street }
}
