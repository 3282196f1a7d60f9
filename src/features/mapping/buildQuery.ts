/** Which columns of a row make its query; indexes into the headers. */
export interface Mapping {
  addressColumn: number | null
  postcodeColumn: number | null
  /** Further address lines, joined between the two in this order (MAPPING-3). */
  moreAddressColumns: number[]
}

/**
 * The text sent for a row: the mapped values joined by comma and space, blank or whitespace-only ones dropped
 * (MAPPING-3). Values are sent as they stand. Empty when there is nothing to send.
 */
export function buildQuery(row: string[], mapping: Mapping): string {
  const { addressColumn, moreAddressColumns, postcodeColumn } = mapping
  return [addressColumn, ...moreAddressColumns, postcodeColumn]
    .map((column) => (column === null ? '' : (row[column] ?? '')))
    .filter((value) => value.trim() !== '')
    .join(', ')
}
