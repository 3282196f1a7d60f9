import { readAnswer } from './readAnswer'
import type { RowResult } from './rowResult'

/** What became of a row, for a person who wants to act on it. */
export type Outcome = 'matched' | 'noMatch' | 'failed' | 'notRun'

export const OUTCOMES: readonly Outcome[] = ['matched', 'noMatch', 'failed', 'notRun']

/** The outcome of a row (ANSWER-7): an answer without an address is no match, not a failure (ANSWER-4). */
export function outcomeOf(result: RowResult | null): Outcome {
  if (result === null) return 'notRun'
  if (result.kind === 'failed') return 'failed'
  return readAnswer(result)?.address ? 'matched' : 'noMatch'
}
