import { FIRST_ADDED_COLUMN } from '../../app/base/constants'
import type { Mapping, PostcodeColumn } from './buildQuery'
import {
  addressCount,
  filledCount,
  holdsPostcodes,
  holdsWords,
  isPostcodeColumn,
  namesStreets,
  saysTheSame,
} from './columnContents'
import { columnName, type ColumnName } from './columnNames'

/**
 * How many of a file's columns are surely the customer's, from the left: in a download of ours those before our first
 * added one, else all. A customer's column among ours is not counted: one of ours that is mistaken for it would be sent.
 */
function ownColumnCount(headers: string[]): number {
  const first = headers.indexOf(FIRST_ADDED_COLUMN)
  return first < 0 ? headers.length : first
}

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

/** A column is in use when at least this share of the fullest column of its kind is filled in it. */
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
 * Proposes the columns of the address and the postcode. The names in the lists above come first, then other names of
 * the same things, two of one family together; if no name fits, contents decide. Columns added by a download of ours
 * are left out.
 *
 * @returns column indexes, null where nothing fits; `inAddress` for a postcode within the address
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

/** The postcode that goes with an address: of its family, else one that belongs to no other family. */
function postcodeFor(address: NamedColumn | undefined, postcodes: NamedColumn[]): NamedColumn | undefined {
  if (!address) return postcodes[0]
  const families = new Set(postcodes.map(({ family }) => family))
  const fits = ({ family }: NamedColumn) => family === '' || (address.family === '' && families.size === 1)
  return postcodes.find(({ family }) => family === address.family) ?? postcodes.find(fits)
}

/** The column with the most address lines, or null. */
function byContents(headers: string[], rows: string[][], postcode: number | undefined): number | null {
  const counts = headers.map((_, column) => (column === postcode ? 0 : addressCount(rows, column)))
  const most = Math.max(0, ...counts)
  return most === 0 ? null : counts.indexOf(most)
}

/** The first column of postcodes, the address column if it holds them, or null. */
function postcodeByContents(
  headers: string[],
  rows: string[][],
  address: number | null,
): PostcodeColumn | null {
  const column = headers.findIndex((_, at) => at !== address && isPostcodeColumn(rows, at))
  if (column >= 0) return column
  return address !== null && holdsPostcodes(rows, address) ? 'inAddress' : null
}

/** Rows that tell what is in a column. */
const SAMPLE = 200

/** Whether a header says nothing: it is blank, or the number given to a column without a name. */
const saysNothing = (header: string) => /^(?:column \d+)?$/i.test(header.trim())

/**
 * The columns that look like further components of the address, in the file's order. A name tells if it is of the
 * address's family or of none; contents tell if most of them name a street, or if the column has no name and is between
 * address and postcode. A column that repeats the address is left out.
 */
export function furtherColumns(headers: string[], rows: string[][], mapping: Mapping): number[] {
  const { addressColumn, postcodeColumn } = mapping
  if (addressColumn === null) return []
  const sample = rows.slice(0, SAMPLE)
  const familyAt = (column: number) => columnName(headers[column] ?? '')?.family ?? ''
  const families = new Set(['', familyAt(addressColumn)])
  if (typeof postcodeColumn === 'number') families.add(familyAt(postcodeColumn))
  const end = typeof postcodeColumn === 'number' ? postcodeColumn : headers.length

  const isFurther = (header: string, column: number) => {
    const name = columnName(header)
    if (name) return name.part !== 'postcode' && families.has(name.family)
    if (!saysNothing(header)) return namesStreets(sample, column)
    const isBetween = column > addressColumn && column < end
    return namesStreets(sample, column) || (isBetween && holdsWords(sample, column))
  }
  return headers.slice(0, ownColumnCount(headers)).flatMap((header, column) => {
    const isSent = column === addressColumn || column === postcodeColumn
    return !isSent && isFurther(header, column) && !saysTheSame(sample, addressColumn, column) ? [column] : []
  })
}
