/** Name of the product. */
export const PRODUCT_NAME = 'CleanSheet'

/** Header of the first column that a download adds; a file that has it was downloaded here. */
export const FIRST_ADDED_COLUMN = `${PRODUCT_NAME} Results`

/** Data rows that a file may have. */
export const MAX_ROWS = 1100

/** The largest file that is read, in bytes. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024

/** The most that a workbook may unpack to, in bytes. */
export const MAX_UNPACKED_BYTES = 300 * 1024 * 1024

/** Rows that the preview shows. */
export const PREVIEW_ROWS = 5

/** A file with more rows has a note below its preview. */
export const PREVIEW_NOTE_ABOVE = 10

/** Rows of the results table before *Show all*. */
export const RESULT_ROWS_SHOWN = 200

/** Delay of a mapping tooltip, in seconds as Ant Design counts. */
export const TOOLTIP_DELAY_S = 0.5

/** How many files' mappings are remembered. */
export const REMEMBERED_MAPPINGS = 20

/** Local-storage key of remembered mappings: digests and choices, nothing of the customers. */
export const MAPPINGS_KEY = 'cleansheet:mappings'

/** Local-storage key of the columns chosen for downloads. */
export const DOWNLOAD_KEY = 'cleansheet:download'

/** Local-storage key of the choice of light or dark, which `index.html` reads too. */
export const APPEARANCE_KEY = 'cleansheet:appearance'
