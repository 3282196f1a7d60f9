import { lastOfRow } from '../../base/lastOfRow'
import { addressKey } from '../address/cells/addressKey'
import { compareAddresses } from '../address/comparison/compare'
import { compareRow } from '../address/comparison/compareRow'
import type { Comparison, Doubt } from '../address/comparison/doubt'
import { markFound, markSent, type MarkedText } from '../address/comparison/marks'
import type { Slot } from '../address/columns/kinds'
import { isSaid } from '../address/cells/sameWords'
import { saysNothing } from '../address/cells/nothing'
import { joinTheirs, queryOf, readTheirs, type TheirPiece } from '../address/columns/theirs'
import { addressText, answerOf, readAnswer } from './readAnswer'
import { answerKey, correctionOf, type AnsweredRow, type RowResult } from './rowResult'

const NONE: readonly Doubt[] = []
const NOTHING: Comparison = { doubts: NONE, isStreetSent: false }

const comparedLast = lastOfRow<Comparison>()

/**
 * Why a matched row is to review apart from its score, in the order of `CHECKS`; none for any other row, nor for an
 * address that a person chose or typed.
 *
 * @param row the customer's values
 * @param columns those of the customer's address
 */
export const doubtsOf = (
  result: RowResult | null,
  row: readonly string[],
  columns: readonly Slot[],
): readonly Doubt[] => (correctionOf(result) ? NONE : comparisonOf(result, row, columns).doubts)

/**
 * How the answer of a row differs from what was sent, whatever a person decided. Rows that were looked up together share a
 * result, but not an organisation's name.
 *
 * @param row the customer's values
 * @param columns those of the customer's address: what was not sent can contradict
 */
export const comparisonOf = (
  result: RowResult | null,
  row: readonly string[],
  columns: readonly Slot[],
): Comparison =>
  result?.kind === 'answered'
    ? comparedLast(row, [result, columns], () =>
        // The text of a row that a person edited is the whole of it.
        result.origin === 'edited'
          ? compareAddresses(answerOf(result), row)
          : compareRow(answerOf(result), row, theirsFor(result, row, columns)),
      )
    : NOTHING

/**
 * A row's own address, to compare with its answer. The columns tell what was sent; its words do, if the answer is that of another
 * text: of an earlier month's, or of columns that were changed.
 */
export function theirsFor(
  result: AnsweredRow,
  row: readonly string[],
  columns: readonly Slot[],
): TheirPiece[] {
  const pieces = readTheirs(row, columns)
  const sent = queryOf(pieces)
  if (sent !== result.query && addressKey(sent) !== answerKey(result))
    for (const piece of pieces) piece.isUnsent = !isSaid(piece.text, result.query, piece.word ?? '')
  return pieces.filter(({ isUnsent, text }) => !isUnsent || !saysNothing(text))
}

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
