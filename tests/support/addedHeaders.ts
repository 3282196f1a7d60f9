import { OUTPUT_HEADERS } from '../../src/domain/cleanse/outputColumns'

/** The headers of the added columns, which a test of their own writes out. */
export const ADDED_HEADERS = OUTPUT_HEADERS
