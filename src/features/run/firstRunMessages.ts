import { PRODUCT_NAME } from '../../base/constants'

/** The words of a run that the first screen has. */
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
}
