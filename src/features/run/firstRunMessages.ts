import { formatNumber } from '../../base/format'
import { PRODUCT_NAME } from '../../base/constants'

/** The words about a run that the first screen and a notification use. */
export const firstRunMessages = {
  start: 'Start Cleanse',
  missing: {
    file: 'Load a file to begin.',
    mapping: 'Choose the address and postcode columns.',
    key: 'Enter a valid API key.',
  },
  title: {
    idle: PRODUCT_NAME,
    running: (percent: number) => `${percent}% · ${PRODUCT_NAME}`,
    paused: (percent: number) => `Paused at ${percent}% · ${PRODUCT_NAME}`,
    stopped: (percent: number) => `Stopped at ${percent}% · ${PRODUCT_NAME}`,
    completed: `Done · ${PRODUCT_NAME}`,
  },
  headingIdle: 'Data Preview',
  told: {
    completed: (rows: number) => `Completed: all ${formatNumber(rows)} rows are done.`,
    partly: (done: number, rows: number) => `${formatNumber(done)} of ${formatNumber(rows)} rows are done.`,
    credits: 'Paused: your credit has run out, or the key has reached a limit.',
    paused: 'Paused: the run is waiting for your decision.',
    broke: 'Stopped by an error. Nothing is lost.',
  },
}
