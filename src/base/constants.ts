export const PRODUCT_NAME = 'CleanSheet'

/** Header of the first column that a download adds; a file that has it was downloaded here. */
export const FIRST_ADDED_COLUMN = `${PRODUCT_NAME} Results`

/** The most data rows of a file that the page loads without asking. */
export const MAX_ROWS = 1100

/** The most data rows of a list that it loads after asking. */
export const MAX_LIST_ROWS = 100_000

export const MAX_FILE_BYTES = 100 * 1024 * 1024

export const PREVIEW_ROWS = 5

/** Rows of the results table before *Show all*. */
export const RESULT_ROWS_SHOWN = 200

/** The message of an error when code that loads on demand cannot be loaded. */
export const CODE_MISSING = 'code missing'
