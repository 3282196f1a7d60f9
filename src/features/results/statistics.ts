import type { Bin } from '../../components/Histogram'

const BINS = 20

/** The index of a score's bin. Scores have two decimals; any below 0 or above 1 go into the end bins. */
export function binOf(score: number): number {
  // In hundredths, since 0.15 / 0.05 is a little less than 3.
  return Math.min(BINS - 1, Math.max(0, Math.floor(Math.round(score * 100) / (100 / BINS))))
}

/** Twenty bins for scores from 0 to 1, with nothing in them. */
export const emptyBins = (): Bin[] =>
  Array.from({ length: BINS }, (_, at) => ({ from: at / BINS, to: (at + 1) / BINS, count: 0 }))

/** How often each name occurs. */
export function countEach<Name extends string>(names: readonly Name[], found: Iterable<Name>) {
  const counts = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>
  for (const name of found) counts[name] += 1
  return counts
}
