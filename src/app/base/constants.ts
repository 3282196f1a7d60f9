/** Every number and fixed word the product spec sets, with the section or decision that sets it. */

/** Name of the product; the spec's `{product}` (decision 1). */
export const PRODUCT_NAME = 'CleanSheet'

/** Data rows a file may hold (section 9). */
export const MAX_ROWS = 1100

/** Rows sent at the same time (section 9). */
export const BATCH_SIZE = 5

/** Quiet time after the last keystroke before the key is checked, in ms (section 9). */
export const KEY_CHECK_DEBOUNCE_MS = 1000

/** Longest time a paused loop waits before it looks at its flag again, in ms (section 9). */
export const PAUSE_POLL_MS = 150

/** Age at which a recovery record is no record any more, in ms (section 9). */
export const RECORD_MAX_AGE_MS = 24 * 60 * 60 * 1000

/** How far in the future a record's time may lie before it is no record, in ms (decision 32). */
export const RECORD_MAX_AHEAD_MS = 24 * 60 * 60 * 1000

/** Where the recovery record stands in local storage (decision 31). */
export const RECORD_KEY_PREFIX = 'cleansheet:'
export const RECORD_KEY = 'recovery'

/** Country sent with every query (section 9). */
export const COUNTRY = 'GB'

/** Rows of the uploaded file shown before a run (section 9). */
export const PREVIEW_ROWS = 5

/** A note about the preview is shown for files with more rows than this (section 2). */
export const PREVIEW_NOTE_ABOVE = 10

/** Rows of the results table (section 9). */
export const RESULT_ROWS_SHOWN = 200

/** Delay before a mapping tooltip shows, in seconds as Ant Design counts them (section 9: 500 ms). */
export const TOOLTIP_DELAY_S = 0.5

/** A request with no answer after this long is a failed row, in ms (decision 19). */
export const REQUEST_TIMEOUT_MS = 30_000

/** Times one row is sent while the provider asks us to slow down (decision 17). */
export const MAX_TRIES_WHEN_SLOWED = 5

/** First and longest wait when the provider asks us to slow down, in ms (decision 17). */
export const BACK_OFF_FIRST_MS = 1000
export const BACK_OFF_LONGEST_MS = 30_000

/** Time given to the browser to notice that it is offline after a connection broke, in ms (decision 18). */
export const OFFLINE_NOTICE_MS = 500

/** Rows that are sent to try the mapping and the key out, past the spec. */
export const TRY_ROWS = 10

/** Files whose mapping is remembered, past the spec. */
export const REMEMBERED_MAPPINGS = 20

/** Where remembered mappings stand in local storage: header names and choices, nothing of the customers. */
export const MAPPINGS_KEY = 'cleansheet:mappings'

/** Where the choice of light or dark stands in local storage; `index.html` reads it too. */
export const APPEARANCE_KEY = 'cleansheet:appearance'
