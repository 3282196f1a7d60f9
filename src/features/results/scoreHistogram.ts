/** How many scores lie from `from` up to, but not including, `to`; the last bin holds 1 as well. */
export interface Bin {
  from: number
  to: number
  count: number
}

const BINS = 20

/** The bin of a score, from 0. Scores are taken with two decimals, as they are shown; those beyond lie at the ends. */
export function binOf(score: number): number {
  // In hundredths, since 0.15 / 0.05 is a little less than 3.
  return Math.min(BINS - 1, Math.max(0, Math.floor(Math.round(score * 100) / (100 / BINS))))
}

/** The scores counted into twenty bins from 0 to 1. */
export function scoreHistogram(scores: number[]): Bin[] {
  const bins = Array.from({ length: BINS }, (_, at): Bin => ({
    from: at / BINS,
    to: (at + 1) / BINS,
    count: 0,
  }))
  for (const score of scores) bins[binOf(score)]!.count += 1
  return bins
}
