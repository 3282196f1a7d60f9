import { checksOf, CHECKS, type Check } from '../answers/checks'
import { outcomeOf, readAnswer, type AnswerOutcome, type ScoreKind } from '../answers/readAnswer'
import type { RowResult } from '../answers/rowResult'

/** Why a matched row is to review. */
export type Reason = Check | 'score'

/** Every reason in the order in which they are told: contradictions first, the score last. */
export const REASONS: readonly Reason[] = [...CHECKS, 'score']

/** What a person can do about a row: a matched one is good or to review. */
export type Outcome = 'good' | 'toReview' | Exclude<AnswerOutcome, 'matched'>

export const OUTCOMES: readonly Outcome[] = [
  'good',
  'toReview',
  'noMatch',
  'failed',
  'nothingToSend',
  'notRun',
]

/** The score below which a row is to review. */
export interface Threshold {
  kind: ScoreKind
  /** From 0 to 1; at 0 no score is a reason. */
  value: number
}

const withScore = new WeakMap<Check[], Reason[]>()

/** The same list for the same checks, so that moving the threshold draws no row again whose reasons stay. */
function andScore(checks: Check[]): Reason[] {
  const known = withScore.get(checks) ?? [...checks, 'score']
  withScore.set(checks, known)
  return known
}

/** The reasons to review a matched row, in their order; none for any other row. */
export function reasonsOf(result: RowResult | null, threshold: Threshold): Reason[] {
  const answer = readAnswer(result)
  if (!answer?.address) return []
  const score = answer.scores[threshold.kind]
  const checks = checksOf(result)
  return score !== null && score < threshold.value ? andScore(checks) : checks
}

/** The outcome of a row with these reasons. No decision changes it. */
export function outcomeWith(result: RowResult | null, reasons: Reason[]): Outcome {
  const outcome = outcomeOf(result)
  if (outcome !== 'matched') return outcome
  return reasons.length > 0 ? 'toReview' : 'good'
}

/** Whether a row of this outcome has an address to decide on. */
export const isMatched = (outcome: Outcome | undefined): boolean =>
  outcome === 'good' || outcome === 'toReview'
