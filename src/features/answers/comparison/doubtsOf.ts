import { answerOf } from '../readAnswer'
import { correctionOf, type AnsweredRow, type RowResult } from '../rowResult'
import { compareAddresses } from './compare'
import type { Doubt } from './doubt'

const NONE: readonly Doubt[] = []

const known = new WeakMap<AnsweredRow, WeakMap<readonly string[], readonly Doubt[]>>()

/**
 * Why a matched row is to review apart from its score, in the order of `CHECKS`; none for any other row, nor for an
 * address that a person chose or typed. Compared once for each result and row: rows that were looked up together share
 * a result, but not an organisation's name.
 *
 * @param row the customer's values
 */
export function doubtsOf(result: RowResult | null, row: readonly string[]): readonly Doubt[] {
  if (result?.kind !== 'answered' || correctionOf(result)) return NONE
  const ofResult = known.get(result) ?? new WeakMap<readonly string[], readonly Doubt[]>()
  known.set(result, ofResult)
  const doubts = ofResult.get(row) ?? compareAddresses(answerOf(result), row)
  ofResult.set(row, doubts)
  return doubts
}
