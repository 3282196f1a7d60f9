import { FIRST_ADDED_COLUMN } from '../../base/constants'
import type { PostcodeColumn } from '../../domain/cleanse/query'
import {
  countIfMost,
  filledCount,
  holdsPostcode,
  isPostcode,
  isStreetLine,
} from '../../domain/address/columnContents'
import { columnName, type ColumnName } from '../../domain/address/columnNames'

/**
 * The customer's headers: in a CleanSheet download, those before the first added column. Later ones are left out,
 * since an added column might be taken for one of them and sent.
 */
export function customerHeaders(headers: string[]): string[] {
  const first = headers.indexOf(FIRST_ADDED_COLUMN)
  return first < 0 ? headers : headers.slice(0, first)
}

/** Header names of an address column, the preferred first. */
const ADDRESS_NAMES =
  'address1 address_1 line1 line_1 addressline1 address_line_1 addr_line1 addr_line_1 address'.split(' ')

/** Header names of a postcode column, the preferred first. */
const POSTCODE_NAMES = 'postcode postalcode postal_code zip post_code'.split(' ')

/** Index of the column whose name comes first in `names`, however it is spaced; undefined if there is none. */
function findColumn(headers: string[], names: string[]): number | undefined {
  const plain = headers.map((header) =>
    header
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  )
  return names.map((name) => plain.indexOf(name)).find((column) => column >= 0)
}

interface NamedColumn extends ColumnName {
  column: number
  /** Whether it is filled about as often as the fullest column of its kind. */
  isUsed: boolean
}

/** A column is in use if it is filled at least this often, compared with the fullest column of its kind. */
const IN_USE = 0.5

/** The columns that name a component of the address, the best first: listed, in use, without a family, well named. */
function named(
  headers: string[],
  rows: string[][],
  component: ColumnName['component'],
  listed: string[],
): NamedColumn[] {
  const preferred = findColumn(headers, listed)
  const found = headers.flatMap((header, column) => {
    const name = column === preferred ? { component, rank: -1, family: '' } : columnName(header)
    return name?.component === component ? [{ ...name, column, filled: filledCount(rows, column) }] : []
  })
  const most = Math.max(...found.map(({ filled }) => filled))
  return found
    .map(({ filled, ...each }) => Object.assign(each, { isUsed: filled >= most * IN_USE }))
    .toSorted(
      (a, b) =>
        Number(b.rank < 0) - Number(a.rank < 0) ||
        Number(b.isUsed) - Number(a.isUsed) ||
        Number(b.family === '') - Number(a.family === '') ||
        a.rank - b.rank,
    )
}

/**
 * Proposes the columns of the address and the postcode. Listed names come first, then other names, preferably two of
 * one family; if no name fits, contents decide.
 *
 * @returns column indexes, null where nothing fits; `inAddress` for a postcode within the address
 */
export function detectColumns(
  headers: string[],
  rows: string[][],
): { addressColumn: number | null; postcodeColumn: PostcodeColumn | null } {
  const customers = customerHeaders(headers)
  const addresses = named(customers, rows, 'address', ADDRESS_NAMES)
  const postcodes = named(customers, rows, 'postcode', POSTCODE_NAMES)
  const isPaired = ({ family }: NamedColumn) =>
    postcodes.some((other) => other.family === family && other.isUsed)
  const [first] = addresses
  const address = first && first.rank >= 0 ? (addresses.find(isPaired) ?? first) : first
  const addressColumn = address?.column ?? byContents(customers, rows, postcodes[0]?.column)

  const postcode = postcodeFor(address, postcodes)
  const postcodeColumn =
    postcode?.column ?? (postcodes.length === 0 ? postcodeByContents(customers, rows, addressColumn) : null)
  return { addressColumn, postcodeColumn }
}

/** The postcode of the address's family, else one that belongs to no other family. */
function postcodeFor(address: NamedColumn | undefined, postcodes: NamedColumn[]): NamedColumn | undefined {
  if (!address) return postcodes[0]
  const families = new Set(postcodes.map(({ family }) => family))
  const fits = ({ family }: NamedColumn) => family === '' || (address.family === '' && families.size === 1)
  return postcodes.find(({ family }) => family === address.family) ?? postcodes.find(fits)
}

/** The column with the most address lines, or null. */
function byContents(headers: string[], rows: string[][], postcode: number | undefined): number | null {
  const counts = headers.map((_, column) =>
    column === postcode ? 0 : countIfMost(rows, column, isStreetLine),
  )
  const most = Math.max(0, ...counts)
  return most === 0 ? null : counts.indexOf(most)
}

/** The first column of postcodes, the address column if it holds them, or null. */
function postcodeByContents(
  headers: string[],
  rows: string[][],
  address: number | null,
): PostcodeColumn | null {
  const column = headers.findIndex((_, at) => at !== address && countIfMost(rows, at, isPostcode) > 0)
  if (column >= 0) return column
  return address !== null && countIfMost(rows, address, holdsPostcode) > 0 ? 'inAddress' : null
}
