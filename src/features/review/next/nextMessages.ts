import { formatCount, formatList, formatNumber } from '../../../base/format'
import { type Pile, PILES } from '../../../domain/cleanse/outcomes'
import { runMessages } from '../../run/runMessages'
import { resultsMessages } from '../resultsMessages'

export const nextMessages = {
  toGo: (lookups: number) => `${formatCount(lookups, 'lookup')} to go`,
  toReview: (rows: number) => `${formatNumber(rows)} to review`,
  review: 'Review',
  goOn: (rows: number, lookups: number) =>
    `${runMessages.goOn(rows)} (at most ${formatCount(lookups, 'lookup')})`,
  littleFound: (matched: number, answered: number) =>
    matched === 0
      ? 'No address was found. Are the columns right?'
      : `Only ${formatNumber(matched)} of ${formatNumber(answered)} addresses were found. Are the columns right?`,
  reviewed: 'All reviewed.',
  done: 'Done.',
  nothingToReview: 'Nothing to review.',
  /** The announcement at the end. */
  files: (names: string[]) => `Files: ${formatList(names)}.`,
  left: {
    notFound: (rows: number) => `${formatCount(rows, 'was', 'were')} not found:`,
    failed: (rows: number) => `${formatNumber(rows)} failed:`,
    notLookedUp: (rows: number) => `${formatNumber(rows)} not looked up:`,
  } satisfies Partial<Record<Pile, (rows: number) => string>>,
  show: 'Show',
}

/** `7 ready to use, 2 to review`. */
const listed = (counts: [number, string][]) =>
  counts.map(([count, name]) => `${formatNumber(count)} ${name}`).join(', ')

/** The piles that have rows, and always the first two. */
const namesOf = (piles: Record<Pile, number>, names = resultsMessages.piles): [number, string][] =>
  PILES.filter((pile, at) => pile !== 'notRun' && (piles[pile] > 0 || at < 2)).map((pile) => [
    piles[pile],
    names[pile].toLowerCase(),
  ])

export const liveMessages = {
  latest: 'Latest answers',
  chartLive: 'rows by score so far',
  split: (piles: Record<Pile, number>) => listed(namesOf(piles)),
  trialTitle: (tried: number, piles: Record<Pile, number>) =>
    `${formatNumber(tried)} tried: ${listed(namesOf(piles, { ...resultsMessages.piles, ready: 'ready' }))}`,
}
