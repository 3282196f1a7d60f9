import { lastOfRow } from '../../base/manyRows'
import { addressKey } from '../address/cells/sameWords'
import type { Slot } from '../address/columns/kinds'
import { isCounty } from '../address/words/homePlaces'
import type { Compared } from '../address/comparison/compare'
import { CHECKS, type Doubt } from '../address/comparison/doubt'
import { ownWordsOf } from '../address/comparison/marks'
import type { Whole } from '../address/comparison/read'
import { lacking } from '../address/words/spelling'
import { isStreetKind, sensesOf } from '../address/words/vocabulary'
import { wordsOf } from '../address/words/words'
import { doubtsOf, textFor, wholeOf } from './rowReading'
import { readAnswer, type RowResult } from './rowResult'

/** How an answer differs from a row, if other rows in the same place may raise the same question. */
interface Difference {
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
 * Reads the question that a row's doubts raise, whatever its door: the same words on both sides, in one street, beside the same
 * other words. Null if the door is in doubt or only one side has it, if anything else was added or left out, or if only the
 * provider doubts.
 *
 * @param doubts with spans of the text that was sent
 * @param whole reads the row's whole address
 */
function differenceOf(
  { query, address }: Compared,
  doubts: readonly Doubt[],
  whole: () => Whole,
): Difference | null {
  const asked = doubts.filter(({ check }) => check !== 'postcodeAdded')
  const isOfMany = ({ check, isProviders }: Doubt) => CHECKS[check].ofMany && !isProviders
  if (!address || asked.length === 0 || !asked.every(isOfMany)) return null
  const { hasDoor, hasStreet, left } = whole()
  const { localities, postTown, postcode } = address
  const street = address.streets.join(', ')
  // An added postcode raises no question if the answer has one place.
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

/** What rows to review must share to be one decision. */
export interface Question {
  /** Equal for rows that are one decision. */
  key: string
  /** What differs; null for identical rows with the same answer. */
  difference: Difference | null
  /** Whether a number was added: the rows cannot show that it belongs to each of them. */
  isNumberAdded: boolean
}

const askedLast = lastOfRow<Question | null>()

/**
 * The question that a matched row raises, as do others with this difference, or the same row again; null without an answer, or if
 * a person chose or typed it.
 *
 * @param columns those of the customer's address
 */
export const questionOf = (
  result: RowResult | null,
  row: readonly string[],
  columns: readonly Slot[],
): Question | null =>
  askedLast(row, [result, columns], () => {
    const answer = readAnswer(result)
    if (result?.kind !== 'answered' || !answer?.address) return null
    const doubts = doubtsOf(result, row, columns)
    const difference = differenceOf(answer, doubts, () => wholeOf(result, row, columns))
    if (difference) return { key: difference.key, difference, isNumberAdded: false }
    return {
      key: JSON.stringify([
        addressKey(textFor(result, row, columns)),
        result.cells,
        doubts.map(({ check }) => check),
      ]),
      difference: null,
      isNumberAdded: doubts.some(({ check }) => check === 'numberAdded'),
    }
  })
