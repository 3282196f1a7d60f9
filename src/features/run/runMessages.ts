import { PRODUCT_NAME } from '../../app/base/constants'
import { apiMessages } from '../../api/apiMessages'
import type { Pace } from './progress/paceOf'

const seconds = (ms: number) => {
  const count = Math.max(1, Math.round(ms / 1000))
  return `${count} ${count === 1 ? 'second' : 'seconds'}`
}

const rate = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 2 })

const timeLeft = (secondsLeft: number) => {
  if (secondsLeft < 10) return 'a few seconds left'
  if (secondsLeft <= 50) return `about ${Math.ceil(secondsLeft / 10) * 10} seconds left`
  const minutes = Math.round(secondsLeft / 60)
  return minutes <= 1 ? 'about a minute left' : `about ${minutes} minutes left`
}

export const runMessages = {
  start: 'Start Cleanse',
  stop: 'Stop',
  resume: 'Resume',
  stopping:
    'Waiting for the rows in flight. Press Stop again to give them up; they may have been charged already.',
  missing: {
    file: 'Load a CSV file to begin.',
    mapping: 'Choose the address and postcode columns.',
    key: 'Enter a valid API key.',
  },
  tryFirst: (rows: number) => `Try ${rows} rows first`,
  forecastTitle: 'What this run will send',
  forecastRows: 'Rows to cleanse',
  forecastEmpty: 'Rows with nothing to send',
  forecastRepeated: 'Repeated addresses',
  forecastLookups: 'Lookups at most',
  dedupe: 'Send each distinct address once',
  dedupeMeans:
    'Then rows with the same address share one lookup, and rows with nothing to send are not sent.',
  retryFailed: (count: number) => `Retry failed rows (${count.toLocaleString('en-GB')})`,
  nothingToSend: 'No address to cleanse',
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
  progress: (done: number, total: number) =>
    `${done.toLocaleString('en-GB')} / ${total.toLocaleString('en-GB')}`,
  pace: ({ rowsPerSecond, secondsLeft }: Pace) => {
    const rows = rate.format(rowsPerSecond)
    return `${rows} ${rows === '1' ? 'row' : 'rows'} a second · ${timeLeft(secondsLeft)}`
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
  creditsWhy: (providerCode: number | null) =>
    providerCode === 4021 ? apiMessages.limitReached : apiMessages.balanceSpent,
  topUp: 'Top up your account →',
  refused: (message: string) => `The provider refused every row of a batch: ${message}`,
  refusedNext:
    'These rows were not counted as failed. Mend the cause in your account, or enter another key, and press Resume.',
  offline: 'You are offline. The cleanse goes on by itself when the connection is back.',
  slowedDown: (waitMs: number) => `${apiMessages.slowDown} Going on in ${seconds(waitMs)}.`,
  brokeNext: 'Nothing is lost. Press Start Cleanse to go on with the rows that are left.',
}
