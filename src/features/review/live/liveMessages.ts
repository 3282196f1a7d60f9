import { formatNumber } from '../../../base/format'
import { PILES, type Pile } from '../../../domain/cleanse/outcomes'
import { resultsMessages } from '../resultsMessages'

/** `7 ready to use, 2 to review`. */
const listed = (counts: [number, string][]) =>
  counts.map(([count, name]) => `${formatNumber(count)} ${name}`).join(', ')

/** The piles that have rows, and the first two in any case. */
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
