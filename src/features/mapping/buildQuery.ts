/** Where the postcode of a row is: in a column, or in the text of the address. */
export type PostcodeColumn = number | 'inAddress'

/** Which columns of a row make its query; indexes into the headers. */
export interface Mapping {
  addressColumn: number | null
  postcodeColumn: PostcodeColumn | null
  /** Further address lines, joined between the two in this order. */
  moreAddressColumns: number[]
}

/** The columns of a query in its order, each once, wherever it is chosen. */
export function queryColumns({ addressColumn, moreAddressColumns, postcodeColumn }: Mapping): number[] {
  const ends = new Set<PostcodeColumn | null>([addressColumn, postcodeColumn])
  const between = moreAddressColumns.filter((column) => !ends.has(column))
  return [...new Set([addressColumn, ...between, postcodeColumn])].filter(
    (column) => typeof column === 'number',
  )
}

/**
 * The text sent for a row: the mapped values joined by comma and space, blank or whitespace-only ones dropped. Values are sent as they stand. Empty when there is nothing to send.
 */
export function buildQuery(row: string[], mapping: Mapping): string {
  return queryColumns(mapping)
    .map((column) => row[column] ?? '')
    .filter((value) => value.trim() !== '')
    .join(', ')
}
