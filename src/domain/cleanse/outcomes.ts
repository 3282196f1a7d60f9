import { lastOfRow } from '../../base/manyRows'
import { CHECK_NAMES, type Check, type Doubt } from '../address/comparison/doubt'
import type { Slot } from '../address/columns/kinds'
import { doubtsOf } from './rowReading'
import { answerKindOf, readAnswer, type RowResult } from './rowResult'

/** Why a matched row is to review. */
export type Reason = 'judgedOther' | Check | 'score'

/** Every reason in listing order: a person's verdict, contradictions, the score last. */
export const REASONS: readonly Reason[] = ['judgedOther', ...CHECK_NAMES, 'score']

export const OUTCOMES = ['good', 'toReview', 'noMatch', 'failed', 'nothingToSend', 'notRun'] as const

/** What a person can do about a row: a matched one is good, or to review if there is a reason. */
export type Outcome = (typeof OUTCOMES)[number]

/** Whether a row is marked as judged another address. */
export const isJudgedOther = (result: RowResult | null): boolean =>
  result?.kind === 'answered' && result.isJudgedOther === true

/** The confidence of a row, to compare with the threshold; null if it has none. */
export const scoreOf = (result: RowResult | null): number | null =>
  readAnswer(result)?.scores.confidence ?? null

/**
 * The reasons to review a matched row with these doubts, in the order of `REASONS`; none for any other row.
 *
 * @param threshold the score below which a row is to review, from 0 to 1; at 0 no score is a reason
 * @param isJudged whether a person judged that its answer is another address
 */
export function reasonsOf(
  result: RowResult | null,
  doubts: readonly Doubt[],
  threshold: number,
  isJudged: boolean,
): Reason[] {
  const score = scoreOf(result)
  return [
    ...(isJudged ? (['judgedOther'] as const) : []),
    ...doubts.map(({ check }) => check),
    ...(score !== null && score < threshold ? (['score'] as const) : []),
  ]
}

/** The outcome of a row, given its reasons to review. No decision changes it. */
export function outcomeWith(result: RowResult | null, reasons: readonly Reason[]): Outcome {
  const kind = answerKindOf(result)
  if (kind !== 'matched') return kind
  // Nothing tells how good a missing address is.
  return reasons.length > 0 || readAnswer(result)?.wasKept ? 'toReview' : 'good'
}

interface Verdict {
  reasons: readonly Reason[]
  outcome: Outcome
}

const judgedLast = lastOfRow<Verdict>()

/** Every verdict so far: thousands of rows share a few. */
const verdicts = new Map<string, Verdict>()

/**
 * The verdict on a row and its answer, whatever the decision: one for all code that lists, counts or shows rows.
 *
 * @param columns those of the customer's address
 * @param threshold the score below which a row is to review
 * @param isJudged whether a person judged that its answer is another address
 */
export const verdictOf = (
  result: RowResult | null,
  row: readonly string[],
  columns: readonly Slot[],
  threshold: number,
  isJudged: boolean,
): Verdict =>
  judgedLast(row, [result, columns, threshold, isJudged], () => {
    const reasons = reasonsOf(result, doubtsOf(result, row, columns), threshold, isJudged)
    const outcome = outcomeWith(result, reasons)
    const name = [outcome, ...reasons].join()
    if (!verdicts.has(name)) verdicts.set(name, { reasons, outcome })
    return verdicts.get(name)!
  })

/** Whether a row with this outcome has an address to decide on. */
export const isMatched = (outcome: Outcome | undefined): boolean =>
  outcome === 'good' || outcome === 'toReview'

/** The piles of rows, in listing order: each row is in exactly one. */
export const PILES = ['ready', 'toReview', 'notFound', 'failed', 'notLookedUp', 'notRun'] as const

/** What a row still needs, if anything. */
export type Pile = (typeof PILES)[number]

/** The piles whose rows have no address. */
export const UNFOUND_PILES = ['notFound', 'failed', 'notLookedUp'] as const

const UNMATCHED: Partial<Record<Outcome, Pile>> = {
  noMatch: 'notFound',
  failed: 'failed',
  nothingToSend: 'notLookedUp',
}

/** The pile of a row: a matched row that is good or decided is ready to use. */
export function pileOf(outcome: Outcome, isDecided: boolean): Pile {
  if (!isMatched(outcome)) return UNMATCHED[outcome] ?? 'notRun'
  return isDecided || outcome === 'good' ? 'ready' : 'toReview'
}
