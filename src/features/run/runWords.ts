import { BALANCE_SPENT_SAID, CREDITS_SAID, LIMIT_REACHED_SAID } from '../../api/errorCatalogue'

const seconds = (ms: number) => {
  const count = Math.max(1, Math.round(ms / 1000))
  return `${count} ${count === 1 ? 'second' : 'seconds'}`
}

export const runWords = {
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
  distinctOnce: 'Send each distinct address once',
  distinctOnceMeans: 'Rows with the same address share one lookup. Rows with nothing to send are not sent.',
  retryFailed: (count: number) => `Retry failed rows (${count.toLocaleString('en-GB')})`,
  progressLabel: 'Rows cleansed',
  progress: (done: number, total: number) =>
    `${done.toLocaleString('en-GB')} / ${total.toLocaleString('en-GB')}`,
  headingIdle: 'Data Preview',
  headingRunning: 'Cleansing in Progress',
  credits: CREDITS_SAID,
  creditsWhy: (providerCode: number | null) =>
    providerCode === 4021 ? LIMIT_REACHED_SAID : BALANCE_SPENT_SAID,
  providerSaid: (message: string) => `The provider said: ${message}`,
  topUp: 'Top up your account →',
  refused: (message: string) => `The provider refused every row of a batch: ${message}`,
  refusedNext:
    'These rows were not counted as failed. Mend the cause in your account, or enter another key, and press Resume.',
  offline: 'You are offline. The cleanse goes on by itself when the connection is back.',
  slowedDown: (waitMs: number) => `The provider asked us to slow down. Going on in ${seconds(waitMs)}.`,
  brokeNext: 'Nothing is lost. Press Start Cleanse to go on with the rows that are left.',
}
