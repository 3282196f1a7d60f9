import * as v from 'valibot'
import { outcomeOf } from '../answers/readAnswer'
import type { Results, RowResult } from '../answers/rowResult'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const partSummarySchema = v.object({
  rows: count,
  /** Rows that have a result, by what it is. */
  matched: count,
  noMatch: count,
  failed: count,
  nothingToSend: count,
  /** Rows that were decided about. */
  decided: count,
  /** Calls that were answered, and the time they took in ms. */
  lookups: count,
  elapsedMs: v.pipe(v.number(), v.minValue(0)),
  /** Whether its failed rows are to be sent again. */
  isRetried: v.boolean(),
  /** Whether the user was asked about its many rows without a match. */
  isChecked: v.boolean(),
})

/** What is known of a part of a list while another one is on the page. */
export type PartSummary = v.InferOutput<typeof partSummarySchema>

/** A part of which nothing was sent yet. */
export const emptyPart = (rows: number): PartSummary => ({
  rows,
  matched: 0,
  noMatch: 0,
  failed: 0,
  nothingToSend: 0,
  decided: 0,
  lookups: 0,
  elapsedMs: 0,
  isRetried: false,
  isChecked: false,
})

/** The summary of a part by its results. */
export function summaryOf(
  results: Results,
  {
    lookups,
    elapsedMs,
    decided,
    isChecked,
  }: Pick<PartSummary, 'lookups' | 'elapsedMs' | 'decided' | 'isChecked'>,
): PartSummary {
  const summary = { ...emptyPart(results.length), lookups, elapsedMs, decided, isChecked }
  for (const result of results) {
    const outcome = outcomeOf(result)
    if (outcome !== 'notRun') summary[outcome] += 1
  }
  return summary
}

/** How many rows of a part have a result that stays. */
export const doneIn = ({ matched, noMatch, failed, nothingToSend, isRetried }: PartSummary): number =>
  matched + noMatch + nothingToSend + (isRetried ? 0 : failed)

export const isPartDone = (part: PartSummary): boolean => doneIn(part) === part.rows

/** Whether more than half of the rows that were sent have no match. */
export const hasFewMatches = ({ matched, noMatch, failed }: PartSummary): boolean =>
  noMatch * 2 > matched + noMatch + failed

/** The sum of parts: what they add to the progress of the one on the page. */
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

/** A result as it is before a run: what the run is to send again has none. */
export const resultToSend = (
  result: RowResult | null,
  { isRetried, isMappedAnew }: { isRetried: boolean; isMappedAnew: boolean },
): RowResult | null => {
  if (isRetried && result?.kind === 'failed') return null
  return isMappedAnew && result?.kind === 'nothingToSend' ? null : result
}
