import { isMatched, type Outcome } from './outcomes'

/** Where rows stand, in the order of listing: each in exactly one. */
export const PILES = ['ready', 'toReview', 'notFound', 'failed', 'notLookedUp', 'notRun'] as const

/** What a row still needs, if anything. */
export type Pile = (typeof PILES)[number]

const UNMATCHED: Partial<Record<Outcome, Pile>> = {
  noMatch: 'notFound',
  failed: 'failed',
  nothingToSend: 'notLookedUp',
}

/** The pile of a row: a matched one that is good, or that somebody has decided, is ready to use. */
export function pileOf(outcome: Outcome, isDecided: boolean): Pile {
  if (!isMatched(outcome)) return UNMATCHED[outcome] ?? 'notRun'
  return isDecided || outcome === 'good' ? 'ready' : 'toReview'
}
