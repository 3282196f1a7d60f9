import type { forecastRun } from './loop/planCalls'
import { formatCount, formatNumber, formatRows } from '../../base/format'
import { firstRunMessages } from './firstRunMessages'

type Plan = Pick<ReturnType<typeof forecastRun>, 'rows' | 'lookups' | 'empty' | 'leftOut'>

export const runMessages = {
  ...firstRunMessages,
  startNew: 'Start New Cleanse',
  stop: 'Stop',
  resume: 'Resume',
  stopping: 'Waiting for requests in progress. Press Stop again to abandon them; you may still be charged.',
  readingColumns: 'Reading your columns…',
  waitsForRow: (row: number) => `Waiting for the answer for row ${formatNumber(row)}.`,
  goOn: (rows: number) => `Cleanse ${formatCount(rows, 'more row')}`,
  left: (rows: number) => `${formatRows(rows)} left.`,
  /** `Looks up 56 addresses: at most 56 lookups. 2 rows are blank.` */
  price: ({ rows, lookups, empty, leftOut }: Plan): string => {
    const most = rows.length === 0 ? 'no lookups' : `at most ${formatCount(lookups, 'lookup')}`
    const others = [
      [empty, 'blank'],
      [leftOut, 'left out'],
    ] as const
    return [
      `Looks up ${formatCount(rows.length, 'address', 'addresses')}: ${most}.`,
      ...others
        .filter(([{ length }]) => length > 0)
        .map(([{ length }, why]) => `${formatCount(length, 'row is', 'rows are')} ${why}.`),
    ].join(' ')
  },
  uses: (lookups: number) => `Uses up to ${formatCount(lookups, 'lookup')}.`,
  tryFirst: (rows: number, lookups: number) => `Try ${rows} rows first (${formatCount(lookups, 'lookup')})`,
  whichRows: 'Which rows…',
  whichRowsTitle: 'Which rows are looked up?',
  lookedUp: (rows: number, total: number) =>
    `${formatNumber(rows)} of ${formatRows(total)} ${rows === 1 ? 'is' : 'are'} looked up`,
  leaveOut: 'Leave out rows by the values of a column',
  done: 'Done',
  firstRow: 'First row',
  lastRow: 'Last row',
  /** @param sheetRow as a spreadsheet numbers it */
  inSheet: (sheetRow: number) => `row ${formatNumber(sheetRow)} in your spreadsheet`,
  lookUp: 'Look up',
  lookUpRange: (first: number, last: number, lookups: number) =>
    `Look up ${first === last ? `row ${formatNumber(first)}` : `rows ${formatNumber(first)} to ${formatNumber(last)}`} (at most ${formatCount(lookups, 'lookup')})`,
  /** @param rows of it that still need an answer */
  ofRange: (rows: number) =>
    rows === 0
      ? 'These rows have an answer, or nothing to send.'
      : 'The rows outside them stay as they are, and can follow.',
  badRange: (total: number) => `Enter row numbers from 1 to ${formatNumber(total)}.`,
  tell: 'Tell me when it is done',
  tells: 'You will be told when it is done',
  tellRefused: 'This browser does not allow notifications from this page. Allow them in its settings.',
  retryFailed: (count: number) => `Retry failed rows (${formatNumber(count)})`,
  unfoundAgain: (rows: number, lookups: number) =>
    `Look up the ${formatNumber(rows)} not found again (${formatCount(lookups, 'lookup')})`,
  lookUpLeftOut: (count: number, lookups: number) =>
    `Look up the ${formatNumber(count)} left out (${formatCount(lookups, 'lookup')})`,
  broke: 'Error processing batch',
  status: {
    stopping: 'Stopping…',
    running: 'Processing...',
    error: 'Error occurred',
    completed: 'Completed',
    ready: 'Ready',
  },
  headingRunning: 'Cleansing in Progress',
  stillToGo: (lookups: number) => `${formatCount(lookups, 'lookup is', 'lookups are')} still to go.`,
  topUp: 'Top up your account →',
  refused: (message: string) => `The provider refused these lookups: ${message}`,
  refusedNext:
    'These rows are not counted as failed. Fix the problem in your account, or enter another key, then press Resume.',
  failedAgain: (rows: number) =>
    rows === 1
      ? '1 row could not be looked up again and keeps its previous answer.'
      : `${formatNumber(rows)} rows could not be looked up again and keep their previous answers.`,
  fewMatches: (noMatch: number, answered: number) =>
    `${formatNumber(noMatch)} of ${formatNumber(answered)} rows were not found`,
  fewMatchesWhy: 'Are the columns right? The remaining rows would be sent the same way.',
  continue: 'Continue',
  changeColumns: 'Change the columns',
  brokeNext: 'Nothing is lost. Press Start Cleanse to continue with the remaining rows.',
}
