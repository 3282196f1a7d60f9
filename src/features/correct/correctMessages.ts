import { formatCount, formatNumber } from '../../base/format'
import { runMessages } from '../run/runMessages'
import type { TypedField } from './correction'

export const correctMessages = {
  title: (row: number) => `Correct row ${formatNumber(row)}`,
  cancel: 'Cancel',

  // Find
  find: 'Find an address',
  list: 'Addresses like this',
  searching: 'Looking for addresses…',
  found: (count: number) => formatCount(count, 'address like this', 'addresses like this'),
  nothingFound: 'Nothing found. Try the postcode alone, or fewer words.',
  enter: 'Enter the address, or part of it.',
  oneLookup: '1 lookup',
  refused: 'Your provider has no list of addresses for this key. You can look up the text instead.',
  lookUp: 'Look this text up (1 lookup)',
  costs: 'The list costs nothing. Choosing one uses 1 lookup.',
  backToFind: 'Find it…',

  // Type
  type: 'Type it…',
  /** If only the door differs. */
  ownDoor: (own: string) => `My ${own}, the rest as cleansed`,
  fields: {
    line1: 'Line 1',
    line2: 'Line 2',
    line3: 'Line 3',
    town: 'Town',
    postcode: 'Postcode',
  } satisfies Record<TypedField, string>,
  take: 'Use this address',
  takeCosts: 'Uses no lookup.',
  lineNeeded: 'Enter at least one line.',

  // While it waits, and when it cannot
  waiting: 'Waiting for the answer…',
  hindered: {
    run: 'A run is under way. You can type the address meanwhile.',
    columns: runMessages.readingColumns,
    key: 'Enter a valid API key to find an address. You can type an address without a key.',
  },
  unchanged: 'The row has not changed.',

  // After it
  sameText: (rows: number) => `${formatCount(rows, 'other row has', 'other rows have')} the same text:`,
  takeForThem: (rows: number) => (rows === 1 ? 'use it for that row too' : 'use it for them too'),
  dismiss: 'Dismiss',
  failedRow: (row: number) => `Row ${formatNumber(row)} could not be looked up.`,
}
