import { answerOf, type Answer } from '../readAnswer'
import { correctionOf, type AnsweredRow, type RowResult } from '../rowResult'
import type { Doubt } from './doubt'

const NONE: readonly Doubt[] = []

type Compare = (answer: Answer, row: readonly string[]) => readonly Doubt[]

let compare: Compare | null = null

/** Brings the comparison, which the first screen does without: it comes with what a file leads to. */
export const provideComparison = (comparison: Compare): void => {
  compare = comparison
}

const known = new WeakMap<AnsweredRow, WeakMap<readonly string[], readonly Doubt[]>>()

/**
 * Why a matched row is to review, whatever its score, in the order of `CHECKS`; none for any other row, nor for an
 * address that a person chose or typed. Compared once for each result and row: rows that were looked up together share a
 * result, but not an organisation's name.
 *
 * @param row the customer's values
 * @returns none before the comparison was provided; `selectDoubts` asks again when it is
 */
export function doubtsOf(result: RowResult | null, row: readonly string[]): readonly Doubt[] {
  if (result?.kind !== 'answered' || correctionOf(result) || !compare) return NONE
  const ofResult = known.get(result) ?? new WeakMap<readonly string[], readonly Doubt[]>()
  known.set(result, ofResult)
  const doubts = ofResult.get(row) ?? compare(answerOf(result), row)
  ofResult.set(row, doubts)
  return doubts
}
