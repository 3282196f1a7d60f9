import type { Slot } from '../address/columns/kinds'
import { joinTheirs } from '../address/columns/theirs'
import type { Doubt } from '../address/comparison/doubt'
import { markFound, markSent, type MarkedText } from '../address/comparison/marks'
import { addressText, readAnswer } from './readAnswer'
import { comparisonOf, theirsFor } from './rowReading'
import { correctionOf, type RowResult } from './rowResult'

const NONE: readonly Doubt[] = []

/**
 * Why a matched row is to review apart from its score, in the order of `CHECKS`; none for an address that a person gave.
 *
 * @param row the customer's values
 * @param columns those of the customer's address
 */
export const doubtsOf = (
  result: RowResult | null,
  row: readonly string[],
  columns: readonly Slot[],
): readonly Doubt[] => (correctionOf(result) ? NONE : comparisonOf(result, row, columns).doubts)

/** The parts of a row's own address that were not sent, in its order; none if the answer is that of another text. */
export const unsentText = (
  result: RowResult | null,
  row: readonly string[],
  columns: readonly Slot[],
): string =>
  result?.kind === 'answered' && !result.origin
    ? joinTheirs(theirsFor(result, row, columns).filter(({ isUnsent }) => isUnsent)).text
    : ''

/** What was sent for a row and what was found, with marks; null if no address was found. */
export function markResult(
  result: RowResult | null,
  doubts: readonly Doubt[],
): { sent: MarkedText; found: MarkedText } | null {
  const answer = readAnswer(result)
  const found = addressText(result)
  if (!answer || found === '') return null
  return { sent: markSent(answer.query, doubts), found: markFound(found, doubts) }
}
