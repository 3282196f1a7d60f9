/** Where the postcode of a row is: in a column, or in the text of the address. */
export type PostcodeColumn = number | 'inAddress'

/** Which columns make a row's query, as indexes into the headers. */
export interface Mapping {
  addressColumn: number | null
  postcodeColumn: PostcodeColumn | null
  /** Further address lines, joined between the two in this order. */
  moreAddressColumns: number[]
}

const known = new WeakMap<Mapping, number[]>()

/** The columns of a query in order, each once. */
export function queryColumns(mapping: Mapping): number[] {
  const columns = known.get(mapping) ?? columnsOf(mapping)
  known.set(mapping, columns)
  return columns
}

function columnsOf({ addressColumn, moreAddressColumns, postcodeColumn }: Mapping): number[] {
  const ends = new Set<PostcodeColumn | null>([addressColumn, postcodeColumn])
  const between = moreAddressColumns.filter((column) => !ends.has(column))
  return [...new Set([addressColumn, ...between, postcodeColumn])].filter(
    (column) => typeof column === 'number',
  )
}

/** The text sent for a row: the mapped values that are not blank, unchanged, joined by comma and space. May be empty. */
export function buildQuery(row: string[], mapping: Mapping): string {
  return queryColumns(mapping)
    .map((column) => row[column] ?? '')
    .filter((value) => value.trim() !== '')
    .join(', ')
}
