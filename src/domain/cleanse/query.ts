import { lastOfRow } from '../../base/lastOfRow'
import { addressKey } from '../address/addressKey'
import { beginsWithDate } from '../address/dates'
import { shownValue } from '../address/shownValue'

/** Where the postcode of a row is: in a column, in two that hold its halves, or in the text of the address. */
export type PostcodeColumn = number | [outward: number, inward: number] | 'inAddress'

/** Which columns make a row's query, as indexes into the headers. */
export interface Mapping {
  addressColumn: number | null
  postcodeColumn: PostcodeColumn | null
  /** Further columns of the address. */
  moreAddressColumns: number[]
}

/** The columns of the postcode: one, two or none. */
export const postcodeColumns = ({ postcodeColumn }: Pick<Mapping, 'postcodeColumn'>): number[] =>
  postcodeColumn === null || postcodeColumn === 'inAddress' ? [] : [postcodeColumn].flat()

/** Those of the address, which come first, and those of the postcode. */
type QueryColumns = Record<'above' | 'last', number[]> & { name: string }

const known = new WeakMap<Mapping, QueryColumns>()

/** The columns of a query, each once: in the file's order, since a house number before its flat is another door; the postcode last. */
export function queryColumns(mapping: Mapping): number[] {
  const { above, last } = sentColumns(mapping)
  return [...above, ...last]
}

function sentColumns(mapping: Mapping): QueryColumns {
  const before = known.get(mapping)
  if (before) return before
  const last = postcodeColumns(mapping)
  const columns = new Set([mapping.addressColumn, ...mapping.moreAddressColumns])
  const above = [...columns].filter((column) => column !== null && !last.includes(column)) as number[]
  const found = { above: above.toSorted((a, b) => a - b), last, name: '' }
  found.name = `${found.above.join()} ${last.join()}`
  known.set(mapping, found)
  return found
}

// The page asks for all rows at once, and again and again.
const queryLast = lastOfRow<string>()
const keyLast = lastOfRow<string>()

/**
 * The text sent for a row: the mapped values that are not blank, as Excel shows them and otherwise unchanged, joined by
 * comma and space. May be empty.
 */
export function buildQuery(row: string[], mapping: Mapping): string {
  const { above, last, name } = sentColumns(mapping)
  return queryLast(row, [name], () => {
    const address = filledIn(row, above).join(', ')
    const postcode = filledIn(row, last).join(' ')
    return address && postcode ? `${address}, ${postcode}` : address || postcode
  })
}

/** The key of the text that a row sends. */
export const queryKey = (row: string[], mapping: Mapping): string =>
  keyLast(row, [sentColumns(mapping).name], () => addressKey(buildQuery(row, mapping)))

const filledIn = (row: string[], columns: number[]) =>
  columns.map((column) => shownValue(row[column] ?? '')).filter((value) => value.trim() !== '')

/** Whether a value that a row sends begins with a date, which a spreadsheet has made of a house number. */
export const sendsDate = (row: string[], mapping: Mapping): boolean =>
  queryColumns(mapping).some((column) => beginsWithDate(row[column] ?? ''))
