/** Every number and fixed word of the rules, each with its rule. */

/** Name of the product. */
export const PRODUCT_NAME = 'CleanSheet'

/** Header of the first column that a download adds: where it stands in a file, that is a download of ours. */
export const FIRST_ADDED_COLUMN = `${PRODUCT_NAME} Results`

/** Data rows a file may hold. */
export const MAX_ROWS = 1100

/** The largest file that is read, in bytes. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024

/** Rows sent at the same time. */
export const BATCH_SIZE = 5

/** The longest that a key may be, in characters: what is longer was pasted by mistake. */
export const MAX_KEY_LENGTH = 200

/** Quiet time after the last keystroke before the key is checked, in ms. */
export const KEY_CHECK_DEBOUNCE_MS = 1000

/** Longest time a paused loop waits before it looks at its flag again, in ms. */
export const PAUSE_POLL_MS = 150

/** Age at which what was saved of a session is no record any more, in ms. */
export const RECORD_MAX_AGE_MS = 24 * 60 * 60 * 1000

/** How far in the future a record's time may lie before it is no record, in ms. */
export const RECORD_MAX_AHEAD_MS = 24 * 60 * 60 * 1000

/** Where the recovery record stands in local storage. */
export const RECORD_KEY_PREFIX = 'cleansheet:'
export const RECORD_KEY = 'recovery'

/** Where the finished session is kept in local storage until it is handed over. */
export const FINISHED_KEY = 'cleansheet:finished'

/** How long an answer may be on the page before it is saved, in ms. */
export const SAVE_ANSWERS_AFTER_MS = 250

/** Quiet time after the user's last choice before the record is written with it, in ms. */
export const SAVE_CHOICES_AFTER_MS = 300

/** Country sent with every query. */
export const COUNTRY = 'GB'

/** Rows of the uploaded file shown before a run. */
export const PREVIEW_ROWS = 5

/** A note about the preview is shown for files with more rows than this. */
export const PREVIEW_NOTE_ABOVE = 10

/** Rows of the results table. */
export const RESULT_ROWS_SHOWN = 200

/** Delay before a mapping tooltip shows, in seconds as Ant Design counts them. */
export const TOOLTIP_DELAY_S = 0.5

/** A request with no answer after this long is a failed row, in ms. */
export const REQUEST_TIMEOUT_MS = 30_000

/** Refusals that count against a row before it fails. */
export const MOST_REFUSALS = 5

/** First and longest wait of our own when the provider asks us to slow down, in ms. */
export const BACK_OFF_FIRST_MS = 1000
export const BACK_OFF_LONGEST_MS = 30_000

/** Longest wait that the provider can ask for, in ms. */
export const RETRY_AFTER_LONGEST_MS = 60_000

/**
 * Sooner than this after a press of a button, another one is its echo, in ms: of a key, and of anything, as by a mouse whose
 * switch bounces.
 */
export const KEY_ECHO_MS = 300
export const PRESS_ECHO_MS = 25

/** Sooner than this after Stop, a second one is its echo, in ms. */
export const STOP_AGAIN_MS = 1000

/** Time given to the browser to notice that it is offline after a connection broke, in ms. */
export const OFFLINE_NOTICE_MS = 500

/** Rows that are sent to try the mapping and the key out. */
export const TRY_ROWS = 10

/** Files whose mapping is remembered. */
export const REMEMBERED_MAPPINGS = 20

/** Where remembered mappings stand in local storage: digests and choices, no name and nothing of the customers. */
export const MAPPINGS_KEY = 'cleansheet:mappings'

/** Where the choice of a download's columns stands in local storage. */
export const DOWNLOAD_KEY = 'cleansheet:download'

/** Where the choice of light or dark stands in local storage; `index.html` reads it too. */
export const APPEARANCE_KEY = 'cleansheet:appearance'
