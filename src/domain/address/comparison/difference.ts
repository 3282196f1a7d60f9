import { isCounty } from '../words/counties'
import type { Compared } from './compare'
import { CHECKS, type Doubt } from './doubt'
import { ownWordsOf } from './marks'
import type { Whole } from './wholeRow'
import { lacking } from '../words/spelling'
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
 * Reads what a row's doubts ask, apart from its door: the same words on both sides, in one street, beside the same other words.
 * Null where the door is in doubt or in one of the two alone, where anything else was added or left out, and where only the
 * provider doubts.
 *
 * @param doubts their spans are of the text that was sent
 * @param whole reads the row's whole address
 */
export function differenceOf(
  { query, address }: Compared,
  doubts: readonly Doubt[],
  whole: () => Whole,
): Difference | null {
  const asked = doubts.filter(({ check }) => check !== 'postcodeAdded')
  const isOfMany = ({ check, isProviders }: Doubt) => CHECKS[check].ofMany && !isProviders
  if (!address || asked.length === 0 || !asked.every(isOfMany)) return null
  const { hasDoor, hasStreet, left } = whole()
  const { street, localities, postTown, postcode } = address
  // A postcode that was added asks nothing where the answer has one place.
  const hasOnePlace = hasStreet && localities.length === 0
  if (!hasDoor || (asked.length < doubts.length && !hasOnePlace)) return null

  const sides = asked.map((doubt) => ({
    check: doubt.check,
    sent: ownWordsOf(query, doubt),
    found: doubt.found,
  }))
  const sent = sides.flatMap((side) => side.sent)
  const said = [...senseKeys(...sent), ...senseKeys(postTown)]
  const others = left
    .filter(({ is, text }) => is !== 'country' && !isCounty(text))
    .flatMap(({ text }) => senseKeys(text))
  const [outward = ''] = postcode.split(' ')
  const key = JSON.stringify([
    // A postcode may lack its blank.
    sides.map((side) => [side.check, senseKeys(...side.sent).join(''), senseKeys(...side.found).join('')]),
    [street, localities.join(), postTown, outward].map((text) => text.toLowerCase()),
    lacking(others, said).toSorted(),
  ])
  return { key, sent, found: sides.flatMap((side) => side.found), street }
}
