/** Every number and fixed word of the rules, each with its rule. */

/** Name of the product. */
export const PRODUCT_NAME = 'CleanSheet'

/** Header of the first column that a download adds: a file that has it is one of our downloads. */
export const FIRST_ADDED_COLUMN = `${PRODUCT_NAME} Results`

/** Data rows a file may hold. */
export const MAX_ROWS = 1100

/** The largest file that is read, in bytes. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024

/** The most that a workbook may unpack to, in bytes. */
export const MAX_UNPACKED_BYTES = 300 * 1024 * 1024

/** Rows of the uploaded file shown before a run. */
export const PREVIEW_ROWS = 5

/** A note about the preview is shown for files with more rows than this. */
export const PREVIEW_NOTE_ABOVE = 10

/** Rows of the results table. */
export const RESULT_ROWS_SHOWN = 200

/** Delay before a mapping tooltip shows, in seconds as Ant Design counts them. */
export const TOOLTIP_DELAY_S = 0.5

/** Files whose mapping is remembered. */
export const REMEMBERED_MAPPINGS = 20

/** Where remembered mappings stand in local storage: digests and choices, no name and nothing of the customers. */
export const MAPPINGS_KEY = 'cleansheet:mappings'

/** The local-storage key of the columns chosen for downloads. */
export const DOWNLOAD_KEY = 'cleansheet:download'

/** The local-storage key of the light or dark choice; `index.html` reads it too. */
export const APPEARANCE_KEY = 'cleansheet:appearance'
