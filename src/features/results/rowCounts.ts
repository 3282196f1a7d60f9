import { countsOf } from '../../base/values'
import type { Slot } from '../../domain/address/columns/kinds'
import type { Decisions } from '../../domain/cleanse/decisions'
import {
  type Pile,
  pileOf,
  PILES,
  type Reason,
  REASONS,
  scoreOf,
  verdictOf,
} from '../../domain/cleanse/outcomes'
import type { Decision, Results, RowResult } from '../../domain/cleanse/rowResult'

/** How many bins the scores from 0 to 1 are counted in. */
export const BINS = 20

/** The index of a score's bin. Scores have two decimals; any below 0 or above 1 go into the end bins. */
export function binOf(score: number): number {
  // In hundredths, since 0.15 / 0.05 is a little less than 3.
  return Math.min(BINS - 1, Math.max(0, Math.floor(Math.round(score * 100) / (100 / BINS))))
}

/** How often each name occurs. */
export function countEach<Name extends string>(names: readonly Name[], found: Iterable<Name>) {
  const counts = countsOf(found)
  return Object.fromEntries(names.map((name) => [name, counts.get(name) ?? 0])) as Record<Name, number>
}

/**
 * How many rows of the file are in each pile, and their scores counted in bins. Those to review stand under their first reason:
 * the reasons add up to the pile.
 */
interface RowCounts {
  piles: Record<Pile, number>
  reasons: Record<Reason, number>
  bins: number[]
}

type Verdict = ReturnType<typeof verdictOf>

function count(counts: RowCounts, { reasons, outcome }: Verdict, decision: Decision | undefined, by: 1 | -1) {
  const pile = pileOf(outcome, decision !== undefined)
  counts.piles[pile] += by
  if (pile === 'toReview' && reasons[0]) counts.reasons[reasons[0]] += by
}

function countScore({ bins }: RowCounts, result: RowResult | null, by: 1 | -1) {
  const score = scoreOf(result)
  if (score !== null) bins[binOf(score)]! += by
}

/** Counts the rows of a file; after the first time only those that have changed since: a run changes five at a time. */
export function createRowCounter() {
  let last: {
    rows: string[][]
    results: Results
    decisions: Decisions
    threshold: number
    columns: readonly Slot[]
    judged: ReadonlySet<number>
    /** What each row was counted by. */
    verdicts: Verdict[]
    counts: RowCounts
  } | null = null

  return (
    rows: string[][],
    results: Results,
    threshold: number,
    columns: readonly Slot[],
    decisions: Decisions,
    judged: ReadonlySet<number>,
  ): RowCounts => {
    const isKnown = last?.rows === rows && last.threshold === threshold && last.columns === columns
    const known = isKnown ? last : null
    const verdicts = known?.verdicts ?? []
    const counts: RowCounts = known
      ? structuredClone(known.counts)
      : { piles: countEach(PILES, []), reasons: countEach(REASONS, []), bins: Array<number>(BINS).fill(0) }
    for (let row = 0; row < results.length; row += 1) {
      const result = results[row]!
      const decision = decisions[row]
      const isJudged = judged.has(row)
      const earlier = known?.results[row]
      const isSame = result === earlier && isJudged === known?.judged.has(row)
      if (known) {
        const decided = known.decisions[row]
        if (isSame && decision === decided) continue
        count(counts, verdicts[row]!, decided, -1)
      }
      if (!isSame) verdicts[row] = verdictOf(result, rows[row]!, columns, threshold, isJudged)
      count(counts, verdicts[row]!, decision, 1)
      if (result === earlier) continue
      if (earlier) countScore(counts, earlier, -1)
      countScore(counts, result, 1)
    }
    last = { rows, results, decisions, threshold, columns, judged, verdicts, counts }
    return counts
  }
}
