import { apiMessages } from '../../../api/apiFailure'

export const lookupMessages = {
  text: 'Address to look up',
  cost: 'Uses one lookup. Your own values do not change.',
  blank: 'Enter an address.',
  ask: 'Look up',
  cancel: 'Cancel',
  waiting: 'Looking up…',
  hindered: {
    run: 'A row cannot be looked up again while a run is under way.',
    key: 'Enter a valid API key to look a row up again.',
  },
  elsewhere: (row: number) => `Row ${row} is being looked up.`,
  failed: (message: string) => `The lookup failed: ${message}`,
  refused: (message: string) => `The provider refused this lookup: ${message}`,
  slowDown: `${apiMessages.slowDown} Try again in a moment.`,
  offline: 'You are offline. Try again when the connection is back.',
  unchanged: 'The row has not changed.',
}
