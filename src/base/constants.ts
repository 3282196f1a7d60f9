/** Name of the product. */
export const PRODUCT_NAME = 'CleanSheet'

/** Header of the first column that a download adds; a file that has it was downloaded here. */
export const FIRST_ADDED_COLUMN = `${PRODUCT_NAME} Results`

/** Data rows of a file that is loaded without a question. */
export const MAX_ROWS = 1100

/** Data rows of a list that is loaded whole, after that question. */
export const MAX_LIST_ROWS = 100_000

/** The largest file that is read. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024

/** Rows that the preview shows. */
export const PREVIEW_ROWS = 5

/** Rows of the results table before *Show all*. */
export const RESULT_ROWS_SHOWN = 200

/** What an error says where code that is loaded when it is needed cannot be. */
export const CODE_MISSING = 'code missing'
