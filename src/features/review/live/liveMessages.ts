import { formatNumber, formatRows } from '../../../base/format'
import type { Outcome } from '../../../domain/cleanse/outcomes'

/** `7 good, 2 to review`. */
const listed = (counts: [number, string][]) =>
  counts.map(([count, name]) => `${formatNumber(count)} ${name}`).join(', ')

const ifAny = (count: number, name: string): [number, string][] => (count > 0 ? [[count, name]] : [])

export const liveMessages = {
  latest: 'Latest answers',
  chartLive: 'rows by score so far',
  split: ({ good, toReview, noMatch, failed, nothingToSend }: Record<Outcome, number>) =>
    listed([
      [good, 'good'],
      [toReview, 'to review'],
      [noMatch + failed, 'not found or failed'],
      ...ifAny(nothingToSend, 'not sent'),
    ]),
  trialTitle: (
    tried: number,
    { good, toReview, noMatch, failed, nothingToSend }: Record<Outcome, number>,
  ) => {
    const counts = listed([
      [good, 'good'],
      [toReview, 'to review'],
      [noMatch, 'not found'],
      ...ifAny(failed, 'failed'),
      ...ifAny(nothingToSend, 'not sent'),
    ])
    return `${formatRows(tried)} tried: ${counts}`
  },
  trialNext: 'Look at these rows below. If they are right, cleanse the rest.',
  trialPoor:
    'None of these rows is good. See why below, then send more of each address under Column Mapping before you cleanse the rest.',
}
