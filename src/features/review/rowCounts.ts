import type { Slot } from '../../domain/address/kinds'
import { doubtsOf } from '../../domain/cleanse/doubts'
import type { Results, RowResult } from '../../domain/cleanse/rowResult'
import {
  outcomeWith,
  OUTCOMES,
  reasonsOf,
  REASONS,
  scoreOf,
  type Outcome,
  type Reason,
} from '../../domain/cleanse/outcomes'
import type { Bin } from '../../components/Histogram'
import { binOf, countEach, scoreHistogram } from './statistics'

/** How many rows of the file have each outcome and each reason to review, and their scores counted in bins. */
interface RowCounts {
  outcomes: Record<Outcome, number>
  reasons: Record<Reason, number>
  bins: Bin[]
}

function count(
  counts: RowCounts,
  result: RowResult | null,
  row: readonly string[],
  threshold: number,
  columns: readonly Slot[],
  by: 1 | -1,
) {
  const reasons = reasonsOf(result, doubtsOf(result, row, columns), threshold)
  counts.outcomes[outcomeWith(result, reasons)] += by
  for (const reason of reasons) counts.reasons[reason] += by
  const score = scoreOf(result)
  if (score !== null) counts.bins[binOf(score)]!.count += by
}

/**
 * Counts the rows of a file. It remembers what it counted last, and counts only the rows that have changed since: a run
 * changes five at a time.
 */
export function createRowCounter() {
  let last: {
    rows: string[][]
    results: Results
    threshold: number
    columns: readonly Slot[]
    counts: RowCounts
  } | null = null

  return (rows: string[][], results: Results, threshold: number, columns: readonly Slot[]): RowCounts => {
    const isKnown = last?.rows === rows && last.threshold === threshold && last.columns === columns
    const known = isKnown ? last : null
    const before = known?.results ?? []
    const counts: RowCounts = known
      ? structuredClone(known.counts)
      : { outcomes: countEach(OUTCOMES, []), reasons: countEach(REASONS, []), bins: scoreHistogram([]) }
    for (let row = 0; row < results.length; row += 1) {
      const [result, earlier] = [results[row]!, before[row]]
      if (result === earlier) continue
      if (earlier !== undefined) count(counts, earlier, rows[row]!, threshold, columns, -1)
      count(counts, result, rows[row]!, threshold, columns, 1)
    }
    last = { rows, results, threshold, columns, counts }
    return counts
  }
}
