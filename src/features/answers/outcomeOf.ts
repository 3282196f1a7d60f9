import { OUTPUT_COLUMNS } from './outputColumns'
import type { RowResult } from './rowResult'

/** What became of a row, for a person who wants to act on it. */
export type Outcome = 'matched' | 'noMatch' | 'failed' | 'notRun'

export const OUTCOMES: readonly Outcome[] = ['matched', 'noMatch', 'failed', 'notRun']

const matchCells = OUTPUT_COLUMNS.flatMap(({ source }, at) => (source.from === 'match' ? [at] : []))

/** The outcome of a row: an answer without an address is no match, not a failure (decision 25). */
export function outcomeOf(result: RowResult | null): Outcome {
  if (result === null) return 'notRun'
  if (result.kind === 'failed') return 'failed'
  return matchCells.some((at) => result.cells[at] !== '') ? 'matched' : 'noMatch'
}
