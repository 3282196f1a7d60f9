import * as v from 'valibot'
import { doubtsOf } from '../answers/comparison/doubtsOf'
import { outcomeOf, readAnswer } from '../answers/readAnswer'
import type { Results, RowResult } from '../answers/rowResult'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Counts of rows by their score in hundredths. */
const bins = v.pipe(v.array(count), v.length(101))

/** Matched rows: those to review whatever their score, and the others by each score. */
const matchedRows = v.object({ doubtful: count, confidence: bins, fit: bins })

type MatchedRows = v.InferOutput<typeof matchedRows>

export const partSummarySchema = v.object({
  rows: count,
  /** Rows that have a result, by what it is. */
  matched: count,
  noMatch: count,
  failed: count,
  nothingToSend: count,
  /** Rows that were decided about. */
  decided: count,
  /** The matched rows, and those of them that are undecided. */
  all: matchedRows,
  undecided: matchedRows,
  /** Calls that were answered, and the time they took in ms. */
  lookups: count,
  elapsedMs: v.pipe(v.number(), v.minValue(0)),
  /** Whether its failed rows are to be sent again. */
  isRetried: v.boolean(),
  /** Whether the user was asked about its few matches. */
  isChecked: v.boolean(),
})

/** Decisions by row index; only whether there is one matters here. */
type Decisions = Readonly<Record<number, string>>

/** Summary of a part that is not on the page. */
export type PartSummary = v.InferOutput<typeof partSummarySchema>

const noRows = (): MatchedRows => ({
  doubtful: 0,
  confidence: Array<number>(101).fill(0),
  fit: Array<number>(101).fill(0),
})

/** A part that was not sent yet. */
export const emptyPart = (rows: number): PartSummary => ({
  rows,
  matched: 0,
  noMatch: 0,
  failed: 0,
  nothingToSend: 0,
  decided: 0,
  all: noRows(),
  undecided: noRows(),
  lookups: 0,
  elapsedMs: 0,
  isRetried: false,
  isChecked: false,
})

/** The summary of a part with these results and decisions. */
export function summaryOf(
  rows: string[][],
  results: Results,
  decisions: Decisions,
  { lookups, elapsedMs, isChecked }: Pick<PartSummary, 'lookups' | 'elapsedMs' | 'isChecked'>,
): PartSummary {
  const summary = { ...emptyPart(results.length), lookups, elapsedMs, isChecked }
  summary.decided = Object.keys(decisions).length
  for (const [row, result] of results.entries()) {
    const outcome = outcomeOf(result)
    if (outcome === 'notRun') continue
    summary[outcome] += 1
    if (outcome !== 'matched') continue
    countMatched(summary.all, result, rows[row]!)
    if (decisions[row] === undefined) countMatched(summary.undecided, result, rows[row]!)
  }
  return summary
}

function countMatched(rows: MatchedRows, result: RowResult | null, row: string[]) {
  if (doubtsOf(result, row).length > 0) {
    rows.doubtful += 1
    return
  }
  const scores = readAnswer(result)?.scores
  for (const kind of ['confidence', 'fit'] as const) {
    // A row without a score is below no threshold.
    const score = scores?.[kind] ?? 1
    const bin = Math.min(100, Math.max(0, Math.round(score * 100)))
    rows[kind][bin]! += 1
  }
}

/** How many matched rows are to review with a threshold from 0 to 1, and how many are good. */
export function reviewCounts(rows: MatchedRows, kind: 'confidence' | 'fit', threshold: number) {
  const line = Math.round(threshold * 100)
  const counts = { toReview: rows.doubtful, good: 0 }
  for (const [bin, found] of rows[kind].entries()) counts[bin < line ? 'toReview' : 'good'] += found
  return counts
}

/** How many rows of a part have a result that is not sent again. */
export const doneIn = ({ matched, noMatch, failed, nothingToSend, isRetried }: PartSummary): number =>
  matched + noMatch + nothingToSend + (isRetried ? 0 : failed)

export const isPartDone = (part: PartSummary): boolean => doneIn(part) === part.rows

/** Whether more than half of the rows that were sent have no match. */
export const hasFewMatches = ({ matched, noMatch, failed }: PartSummary): boolean =>
  noMatch * 2 > matched + noMatch + failed

/** What parts add to the progress of the one on the page. */
export function sumOf(parts: PartSummary[]) {
  const sum = { done: 0, total: 0, failed: 0, decided: 0, lookups: 0, elapsedMs: 0 }
  for (const part of parts) {
    sum.done += doneIn(part)
    sum.total += part.rows
    sum.failed += part.isRetried ? 0 : part.failed
    sum.decided += part.decided
    sum.lookups += part.lookups
    sum.elapsedMs += part.elapsedMs
  }
  return sum
}
