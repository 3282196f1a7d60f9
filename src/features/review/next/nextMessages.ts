import { formatCount, formatList, formatNumber } from '../../../base/format'
import type { Pile } from '../../../domain/cleanse/outcomes'

/** What comes next, in words. */
export const nextMessages = {
  toGo: (lookups: number) => `${formatCount(lookups, 'lookup')} to go`,
  toReview: (rows: number) => `${formatNumber(rows)} to review`,
  review: 'Review',
  goOn: (rows: number, lookups: number) =>
    `Cleanse ${formatNumber(rows)} more ${rows === 1 ? 'row' : 'rows'} (at most ${formatCount(lookups, 'lookup')})`,
  littleFound: (matched: number, answered: number) =>
    matched === 0
      ? 'No address was found. Are the columns right?'
      : `Only ${formatNumber(matched)} of ${formatNumber(answered)} addresses were found. Are the columns right?`,
  changeColumns: 'Change the columns',
  uses: (lookups: number) => `Uses up to ${formatCount(lookups, 'lookup')}.`,
  reviewed: 'All reviewed.',
  done: 'Done.',
  nothingToReview: 'Nothing to review.',
  /** What the end is announced with. */
  files: (names: string[]) => `Files: ${formatList(names)}.`,
  left: {
    notFound: (rows: number) => `${formatCount(rows, 'was', 'were')} not found:`,
    failed: (rows: number) => `${formatNumber(rows)} failed:`,
    notLookedUp: (rows: number) => `${formatNumber(rows)} not looked up:`,
  } satisfies Partial<Record<Pile, (rows: number) => string>>,
  show: 'Show',
}
