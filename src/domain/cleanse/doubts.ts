import { lastOfRow } from '../../base/lastOfRow'
import { compareAddresses } from '../address/comparison/compare'
import type { Doubt } from '../address/comparison/doubt'
import { markFound, markSent, type MarkedText } from '../address/comparison/marks'
import { addressText, answerOf, readAnswer } from './readAnswer'
import { correctionOf, type RowResult } from './rowResult'

const NONE: readonly Doubt[] = []

const comparedLast = lastOfRow<readonly Doubt[]>()

/**
 * Why a matched row is to review apart from its score, in the order of `CHECKS`; none for any other row, nor for an
 * address that a person chose or typed.
 *
 * @param row the customer's values
 */
export const doubtsOf = (result: RowResult | null, row: readonly string[]): readonly Doubt[] =>
  correctionOf(result) ? NONE : comparisonOf(result, row)

/**
 * How the answer of a row differs from what was sent, whatever a person says of it. Rows that were looked up together share a
 * result, but not an organisation's name.
 *
 * @param row the customer's values
 */
export const comparisonOf = (result: RowResult | null, row: readonly string[]): readonly Doubt[] =>
  result?.kind === 'answered'
    ? comparedLast(row, [result], () => compareAddresses(answerOf(result), row))
    : NONE

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
