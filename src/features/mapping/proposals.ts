import { FIRST_ADDED_COLUMN } from '../../base/constants'
import {
  countIfMost,
  filledCount,
  holdsPostcode,
  isPostcode,
  isStreetLine,
} from '../../domain/address/columnContents'
import { namedColumns, postcodePair, type NamedColumn } from '../../domain/address/columnKinds'
import { firstLineRank } from '../../domain/address/columnNames'
import type { PostcodeColumn } from '../../domain/cleanse/query'

const NO_NAME: NamedColumn = { name: null, block: -1 }

/**
 * The columns of a file by their names. In a CleanSheet download, those from the first added column on have none, since an
 * added column might be taken for one of the customer's and sent.
 */
export function customerColumns(headers: string[]): NamedColumn[] {
  const named = namedColumns(headers.slice(0, customerCount(headers)))
  return headers.map((_, column) => named[column] ?? NO_NAME)
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

interface Candidate {
  column: number
  /** How well its name fits; lower is better, below 0 for a listed one. */
  rank: number
  family: string
  block: number
  /** Whether it is filled about as often as the fullest column of its kind. */
  isUsed: boolean
}

/** A column is in use if it is filled at least this often, compared with the fullest column of its kind. */
const IN_USE = 0.5

/** The columns that name an address or a postcode, the best first: listed, in use, without a family, well named. */
function candidates(
  headers: string[],
  columns: NamedColumn[],
  rows: string[][],
  listed: string[],
  rankOf: (name: NonNullable<NamedColumn['name']>) => number,
): Candidate[] {
  const preferred = findColumn(headers.slice(0, customerCount(headers)), listed)
  const found = columns.flatMap(({ name, block }, column) => {
    const rank = column === preferred ? -1 : name ? rankOf(name) : Infinity
    const family = column === preferred ? '' : (name?.family ?? '')
    return rank === Infinity ? [] : [{ column, rank, family, block, filled: filledCount(rows, column) }]
  })
  const most = Math.max(...found.map(({ filled }) => filled))
  return found
    .map(({ filled, ...each }) => Object.assign(each, { isUsed: filled >= most * IN_USE }))
    .toSorted(
      (a, b) =>
        Number(b.rank < 0) - Number(a.rank < 0) ||
        a.block - b.block ||
        Number(b.isUsed) - Number(a.isUsed) ||
        Number(b.family === '') - Number(a.family === '') ||
        a.rank - b.rank,
    )
}

/**
 * Proposes the columns of the address and the postcode. Listed names come first, then other names, preferably two of
 * one family; if no name fits, contents decide. Of two addresses under the same names the first is proposed.
 *
 * @returns column indexes, null where nothing fits; two columns for a postcode in halves, `inAddress` for one within the
 *   address
 */
export function detectColumns(
  headers: string[],
  rows: string[][],
): { addressColumn: number | null; postcodeColumn: PostcodeColumn | null } {
  const columns = customerColumns(headers)
  const addresses = candidates(headers, columns, rows, ADDRESS_NAMES, (name) => {
    const rank = firstLineRank(name)
    return rank < 0 ? Infinity : rank
  })
  const postcodes = candidates(headers, columns, rows, POSTCODE_NAMES, ({ meaning }) =>
    meaning === 'postcode' ? 0 : Infinity,
  )
  const pair = postcodePair(headers.slice(0, customerCount(headers)), rows)
  const whole = postcodes.filter(({ column }) => !pair?.includes(column))
  const isPaired = ({ family }: Candidate) => whole.some((other) => other.family === family && other.isUsed)
  const [first] = addresses
  const address = first && first.rank >= 0 ? (addresses.find(isPaired) ?? first) : first
  const addressColumn = address?.column ?? byContents(columns, rows, whole[0]?.column)

  const postcode = postcodeFor(address, whole)
  const postcodeColumn =
    postcode?.column ?? pair ?? (whole.length === 0 ? postcodeByContents(columns, rows, addressColumn) : null)
  return { addressColumn, postcodeColumn }
}

const customerCount = (headers: string[]) => {
  const first = headers.indexOf(FIRST_ADDED_COLUMN)
  return first < 0 ? headers.length : first
}

/** The postcode of the address's family, else one that belongs to no other family. */
function postcodeFor(address: Candidate | undefined, postcodes: Candidate[]): Candidate | undefined {
  if (!address) return postcodes[0]
  const families = new Set(postcodes.map(({ family }) => family))
  const fits = ({ family }: Candidate) => family === '' || (address.family === '' && families.size === 1)
  return postcodes.find(({ family }) => family === address.family) ?? postcodes.find(fits)
}

/** The column with the most address lines, or null. */
function byContents(columns: NamedColumn[], rows: string[][], postcode: number | undefined): number | null {
  const counts = columns.map((_, column) =>
    column === postcode || columns[column] === NO_NAME ? 0 : countIfMost(rows, column, isStreetLine),
  )
  const most = Math.max(0, ...counts)
  return most === 0 ? null : counts.indexOf(most)
}

/** The first column of postcodes, the address column if it holds them, or null. */
function postcodeByContents(
  columns: NamedColumn[],
  rows: string[][],
  address: number | null,
): PostcodeColumn | null {
  const column = columns.findIndex(
    (each, at) => each !== NO_NAME && at !== address && countIfMost(rows, at, isPostcode) > 0,
  )
  if (column >= 0) return column
  return address !== null && countIfMost(rows, address, holdsPostcode) > 0 ? 'inAddress' : null
}
