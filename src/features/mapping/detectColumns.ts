/** Header names of an address column, the preferred first (MAPPING-2). */
const ADDRESS_NAMES = [
  'address1',
  'address_1',
  'line1',
  'line_1',
  'addressline1',
  'address_line_1',
  'addr_line1',
  'addr_line_1',
  'address',
]

/** Header names of a postcode column, the preferred first (MAPPING-2). */
const POSTCODE_NAMES = ['postcode', 'postalcode', 'postal_code', 'zip', 'post_code']

/** Index of the column whose name comes first in `names`, or null. */
function findColumn(headers: string[], names: string[]): number | null {
  const plain = headers.map((header) => header.trim().toLowerCase())
  const underscored = plain.map((header) => header.replace(/[\s-]+/g, '_'))
  for (const name of names) {
    for (const spelling of [plain, underscored]) {
      const index = spelling.indexOf(name)
      if (index >= 0) return index
    }
  }
  return null
}

/**
 * Guesses the address and postcode columns by header name, trimmed and in any case; spaces and hyphens count
 * as underscores too (MAPPING-2). Returns column indexes, null where nothing fits.
 */
export function detectColumns(headers: string[]) {
  return {
    addressColumn: findColumn(headers, ADDRESS_NAMES),
    postcodeColumn: findColumn(headers, POSTCODE_NAMES),
  }
}
