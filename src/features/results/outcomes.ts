import { checksOf, CHECKS, type Check } from '../answers/checks'
import { outcomeOf, type AnswerOutcome, readAnswer, type ScoreKind } from '../answers/readAnswer'
import type { RowResult } from '../answers/rowResult'

/** Why a matched row is to review. */
export type Reason = 'score' | Check

export const REASONS: readonly Reason[] = ['score', ...CHECKS]

/** What became of a row, for a person who has to act on it. */
export type Outcome = 'good' | 'toReview' | Exclude<AnswerOutcome, 'matched'>

export const OUTCOMES: readonly Outcome[] = [
  'good',
  'toReview',
  'noMatch',
  'failed',
  'nothingToSend',
  'notRun',
]

/** Where the user drew the line, and through which score. */
export interface Threshold {
  kind: ScoreKind
  /** From 0 to 1: a score below it is a reason to review. At 0 none is. */
  value: number
}

const withScore = new WeakMap<Check[], Reason[]>()

/** The same list for the same checks, whatever the threshold: what shows them is not drawn again for it. */
function scoreAnd(checks: Check[]): Reason[] {
  const known = withScore.get(checks) ?? (['score', ...checks] satisfies Reason[])
  withScore.set(checks, known)
  return known
}

/** The reasons to review a matched row, in their order; none for any other row. */
export function reasonsOf(result: RowResult | null, threshold: Threshold): Reason[] {
  const answer = readAnswer(result)
  if (!answer?.address) return []
  const score = answer.scores[threshold.kind]
  const checks = checksOf(result)
  return score !== null && score < threshold.value ? scoreAnd(checks) : checks
}

/** The outcome of a row: a matched one with a reason is to review, any other is good. Decisions change nothing. */
export function outcomeWith(result: RowResult | null, reasons: Reason[]): Outcome {
  const outcome = outcomeOf(result)
  if (outcome !== 'matched') return outcome
  return reasons.length > 0 ? 'toReview' : 'good'
}

/** Whether a row of this outcome has an address to decide about. */
export const isMatched = (outcome: Outcome | undefined): boolean =>
  outcome === 'good' || outcome === 'toReview'
