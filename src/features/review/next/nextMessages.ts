import { formatCount, formatNumber } from '../../../base/format'
import type { Pile } from '../../../domain/cleanse/outcomes'

/** What comes next, in words. */
export const nextMessages = {
  review: (rows: number) => `Review the ${formatNumber(rows)}`,
  littleFound: (matched: number, answered: number) =>
    matched === 0
      ? 'No address was found. Are the columns right?'
      : `Only ${formatNumber(matched)} of ${formatNumber(answered)} addresses were found. Are the columns right?`,
  changeColumns: 'Change the columns',
  uses: (lookups: number) => `Uses up to ${formatCount(lookups, 'lookup')}.`,
  /** @param button the label of the button that continues */
  notRun: (button: string) => `Some rows are not run: press ${button} to go on.`,
  reviewed: 'All reviewed.',
  nothingToReview: 'Nothing to review.',
  left: {
    notFound: (rows: number) => `${formatCount(rows, 'was', 'were')} not found:`,
    failed: (rows: number) => `${formatNumber(rows)} failed:`,
    notLookedUp: (rows: number) => `${formatNumber(rows)} not looked up:`,
  } satisfies Partial<Record<Pile, (rows: number) => string>>,
  show: 'Show',
  files: 'Your files',
}
