import { lastOfRow } from '../../base/lastOfRow'
import { differenceOf, type Difference } from '../address/comparison/difference'
import { addressKey } from '../address/cells/sameWords'
import type { Slot } from '../address/columns/kinds'
import { doubtsOf } from './doubts'
import { readAnswer } from './readAnswer'
import { textFor, wholeOf } from './rowReading'
import type { RowResult } from './rowResult'

/** What makes rows to review one decision. */
export interface Question {
  /** Equal for rows that are one decision. */
  key: string
  /** What differs; null for rows that are the same, with the same answer. */
  difference: Difference | null
  /** Whether a number was added: the rows cannot show that it belongs to each of them. */
  isNumberAdded: boolean
}

const askedLast = lastOfRow<Question | null>()

/**
 * What a matched row asks a person, as others with this difference or the same row do; null without an answer, or where a
 * person chose or typed it.
 *
 * @param row the customer's values
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
    const difference = differenceOf(answer, doubts, () => wholeOf(result, row, columns)!)
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
