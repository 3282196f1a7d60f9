import { PRODUCT_NAME } from '../../app/base/constants'
import { formatNumber } from '../../app/base/format'
import { apiMessages } from '../../api/apiMessages'
import type { Pace } from './progress/paceOf'

/** A moment as the user's own clock shows it: unlike a count of seconds it stays true, and is read out once. */
const clock = (at: number) => new Date(at).toLocaleTimeString('en-GB')

const duration = (ms: number) => {
  const whole = Math.max(1, Math.round(ms / 1000))
  const rest = whole % 60
  if (whole < 60) return `${whole} s`
  return rest === 0 ? `${whole / 60} min` : `${(whole - rest) / 60} min ${rest} s`
}

const rate = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 2 })

const timeLeft = (secondsLeft: number) => {
  if (secondsLeft < 10) return 'a few seconds left'
  if (secondsLeft <= 50) return `about ${Math.ceil(secondsLeft / 10) * 10} seconds left`
  const minutes = Math.round(secondsLeft / 60)
  return minutes <= 1 ? 'about a minute left' : `about ${minutes} minutes left`
}

/** How far a run is, in percent with one decimal; `0.0` when there are no rows. */
const percentOf = (done: number, total: number) => (total === 0 ? 0 : (done / total) * 100).toFixed(1)

/** Countries that are named; more are only hinted at. */
const COUNTRIES_NAMED = 3

export const runMessages = {
  start: 'Start Cleanse',
  stop: 'Stop',
  resume: 'Resume',
  stopping: 'Waiting for requests in progress. Press Stop again to abandon them; you may still be charged.',
  missing: {
    file: 'Load a CSV file to begin.',
    mapping: 'Choose the address and postcode columns.',
    key: 'Enter a valid API key.',
  },
  goOn: (rows: number) => `Cleanse the remaining ${formatNumber(rows)} ${rows === 1 ? 'row' : 'rows'}`,
  uses: (lookups: number) => `Uses up to ${formatNumber(lookups)} ${lookups === 1 ? 'lookup' : 'lookups'}.`,
  tryFirst: (rows: number) => `Try ${rows} rows first`,
  forecastTitle: 'What it will take',
  forecastRows: 'Rows to look up',
  forecastLookups: 'Maximum lookups',
  forecastEmpty: 'Nothing to send',
  forecastTime: 'Takes at least',
  showRows: 'show rows',
  hideRows: 'hide rows',
  /** @param sheetRows the numbers of the same rows in a spreadsheet */
  emptyRows: (rows: number[], sheetRows: number[], more: number) => {
    const [named, inSheet] = [rows, sheetRows].map((each) => each.map(formatNumber).join(', '))
    const row = rows.length === 1 && more === 0 ? 'row' : 'rows'
    const text = `${row} ${named}${more > 0 ? ` and ${formatNumber(more)} more` : ''} (${row} ${inSheet}${more > 0 ? '…' : ''} in your spreadsheet)`
    return `R${text.slice(1)}`
  },
  takes: (secondsNeeded: number) => {
    if (secondsNeeded <= 5) return 'a few seconds'
    if (secondsNeeded <= 50) return `${Math.ceil(secondsNeeded / 10) * 10} s`
    const minutes = Math.ceil(secondsNeeded / 60)
    return minutes === 1 ? '1 minute' : `${minutes} minutes`
  },
  /** @param countries with their counts, the most first */
  abroad: (countries: [name: string, rows: number][]) => {
    const rows = countries.reduce((sum, [, count]) => sum + count, 0)
    const named = countries.slice(0, COUNTRIES_NAMED).map(([name, count]) => `${name} ${formatNumber(count)}`)
    const more = countries.length > COUNTRIES_NAMED ? '…' : ''
    return `${formatNumber(rows)} ${rows === 1 ? 'row looks' : 'rows look'} to be outside the UK: ${named.join(', ')}${more}`
  },
  leaveOut: 'Leave them out',
  dedupe: 'Look up duplicate addresses once',
  saves: (lookups: number) =>
    lookups === 0
      ? 'no duplicates found'
      : `saves ${formatNumber(lookups)} ${lookups === 1 ? 'lookup' : 'lookups'}`,
  retryFailed: (count: number) => `Retry failed rows (${formatNumber(count)})`,
  broke: 'Error processing batch',
  creditsCode: 'Insufficient API credits.',
  status: {
    stopping: 'Stopping…',
    running: 'Processing...',
    error: 'Error occurred',
    completed: 'Completed',
    ready: 'Ready',
  },
  progressLabel: 'Rows cleansed',
  progress: (done: number, total: number) => `${formatNumber(done)} / ${formatNumber(total)}`,
  percent: percentOf,
  pace: ({ rowsPerSecond, secondsLeft }: Pace) => {
    const rows = rate.format(rowsPerSecond)
    return `${rows} ${rows === '1' ? 'row' : 'rows'} a second · ${timeLeft(secondsLeft)}`
  },
  used: (elapsedMs: number, lookups: number) => {
    const parts = [`${formatNumber(lookups)} ${lookups === 1 ? 'lookup' : 'lookups'} used`]
    if (elapsedMs > 0) parts.unshift(`in ${duration(elapsedMs)}`)
    return parts.join(' · ')
  },
  quarters: ['', 'A quarter of the rows done', 'Half of the rows done', 'Three quarters of the rows done'],
  title: {
    idle: PRODUCT_NAME,
    running: (percent: number) => `${percent}% · ${PRODUCT_NAME}`,
    paused: (percent: number) => `Paused at ${percent}% · ${PRODUCT_NAME}`,
    stopped: (percent: number) => `Stopped at ${percent}% · ${PRODUCT_NAME}`,
    completed: `Done · ${PRODUCT_NAME}`,
  },
  headingIdle: 'Data Preview',
  headingRunning: 'Cleansing in Progress',
  credits: apiMessages.credits,
  /** Whether our own words say what the provider's code means. */
  isKnownCode: (providerCode: number | null) => providerCode === 4020 || providerCode === 4021,
  creditsWhy: (providerCode: number | null) =>
    providerCode === 4021 ? apiMessages.limitReached : apiMessages.balanceSpent,
  stillToGo: (lookups: number) =>
    `${formatNumber(lookups)} ${lookups === 1 ? 'lookup is' : 'lookups are'} still to go.`,
  topUp: 'Top up your account →',
  refused: (message: string) => `The provider refused these lookups: ${message}`,
  refusedNext:
    'These rows are not counted as failed. Fix the problem in your account, or enter another key, then press Resume.',
  offline: 'You are offline. Continues automatically when the connection is back.',
  slowedDown: (until: number) => `${apiMessages.slowDown} Continues automatically at ${clock(until)}.`,
  brokeNext: 'Nothing is lost. Press Start Cleanse to continue with the remaining rows.',
}
