import { ownColumnCount } from './ownColumnCount'
import type { PostcodeColumn } from '../buildQuery'
import { addressCount, filledCount, holdsPostcodes, isPostcodeColumn } from './columnContents'
import { columnName, type ColumnName } from './columnName'

/** Header names of an address column, the preferred first. */
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

/** Header names of a postcode column, the preferred first. */
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

interface NamedColumn extends ColumnName {
  column: number
  /** Whether it is filled about as often as any other that names the same. */
  isUsed: boolean
}

/** A family of which so much less is filled than of another is one that the file has no use for. */
const IN_USE = 0.5

/** The columns that name a part of the address, the best first: in use, without a family, well named, further left. */
function named(
  headers: string[],
  rows: string[][],
  part: ColumnName['part'],
  exact: number | null,
): NamedColumn[] {
  const nameAt = (column: number) =>
    column === exact ? { part, rank: -1, family: '' } : columnName(headers[column]!)
  const columns = [...headers.keys()].filter((column) => nameAt(column)?.part === part)
  const filled = new Map(columns.map((column) => [column, filledCount(rows, column)]))
  const most = Math.max(...filled.values())
  const found = columns.map((column): NamedColumn => {
    const { rank, family } = nameAt(column)!
    return { part, rank, family, column, isUsed: filled.get(column)! >= most * IN_USE }
  })
  const order = ({ isUsed, family, rank, column }: NamedColumn) => [
    rank < 0 ? 0 : 1,
    isUsed ? 0 : 1,
    family === '' ? 0 : 1,
    rank,
    column,
  ]
  return found.toSorted((a, b) => {
    const [left, right] = [order(a), order(b)]
    const at = left.findIndex((value, place) => value !== right[place])
    return at < 0 ? 0 : left[at]! - right[at]!
  })
}

/**
 * Guesses where the address and the postcode of a file's rows stand. The names of the product come first, then other
 * names of the same things, two of one family together; where no name fits, what is in the columns. Columns that a download of ours has added are left out.
 *
 * @returns column indexes, null where nothing fits; `inAddress` for a postcode that stands in the address
 */
export function detectColumns(
  headers: string[],
  rows: string[][],
): { addressColumn: number | null; postcodeColumn: PostcodeColumn | null } {
  const own = headers.slice(0, ownColumnCount(headers))
  const addresses = named(own, rows, 'address', findColumn(own, ADDRESS_NAMES))
  const postcodes = named(own, rows, 'postcode', findColumn(own, POSTCODE_NAMES))
  const isPaired = ({ family }: NamedColumn) =>
    postcodes.some((other) => other.family === family && other.isUsed)
  const [first] = addresses
  const address = first && first.rank >= 0 ? (addresses.find(isPaired) ?? first) : first
  const addressColumn = address?.column ?? byContents(own, rows, postcodes[0]?.column)

  const postcode = postcodeFor(address, postcodes)
  const postcodeColumn =
    postcode?.column ?? (postcodes.length === 0 ? postcodeByContents(own, rows, addressColumn) : null)
  return { addressColumn, postcodeColumn }
}

/** The postcode that goes with an address: of its family, else one where either has none, so that none is mixed up. */
function postcodeFor(address: NamedColumn | undefined, postcodes: NamedColumn[]): NamedColumn | undefined {
  if (!address) return postcodes[0]
  const families = new Set(postcodes.map(({ family }) => family))
  const fits = ({ family }: NamedColumn) => family === '' || (address.family === '' && families.size === 1)
  return postcodes.find(({ family }) => family === address.family) ?? postcodes.find(fits)
}

/** The column with most lines of addresses, or null. */
function byContents(headers: string[], rows: string[][], postcode: number | undefined): number | null {
  const counts = headers.map((_, column) => (column === postcode ? 0 : addressCount(rows, column)))
  const most = Math.max(0, ...counts)
  return most === 0 ? null : counts.indexOf(most)
}

/** The first column of postcodes; that of the addresses when they hold them; or null. */
function postcodeByContents(
  headers: string[],
  rows: string[][],
  address: number | null,
): PostcodeColumn | null {
  const column = headers.findIndex((_, at) => at !== address && isPostcodeColumn(rows, at))
  if (column >= 0) return column
  return address !== null && holdsPostcodes(rows, address) ? 'inAddress' : null
}
