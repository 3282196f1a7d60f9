/** How many scores lie from `from` up to, but not including, `from` + `BIN_WIDTH`; the last bin holds 1 as well. */
export interface Bin {
  from: number
  count: number
}

const BINS = 20

/** Width of a bin; scores run from 0 to 1. */
export const BIN_WIDTH = 1 / BINS

/** The scores counted into twenty bins from 0 to 1 (REVIEW-4). Scores have two decimals, as they are shown. */
export function scoreHistogram(scores: number[]): Bin[] {
  const bins = Array.from({ length: BINS }, (_, at): Bin => ({ from: at / BINS, count: 0 }))
  for (const score of scores) {
    // In hundredths, since 0.15 / 0.05 is a little less than 3.
    const at = Math.min(BINS - 1, Math.max(0, Math.floor(Math.round(score * 100) / (100 / BINS))))
    bins[at]!.count += 1
  }
  return bins
}
