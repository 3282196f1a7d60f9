import { readAnswer } from './readAnswer'
import type { RowResult } from './rowResult'

/** What became of a row, for a person who wants to act on it. */
export type AnswerOutcome = 'matched' | 'noMatch' | 'failed' | 'nothingToSend' | 'notRun'

/** The outcome of a row: an answer without an address is no match, not a failure. */
export function outcomeOf(result: RowResult | null): AnswerOutcome {
  if (result === null) return 'notRun'
  if (result.kind !== 'answered') return result.kind
  return readAnswer(result)?.address ? 'matched' : 'noMatch'
}
