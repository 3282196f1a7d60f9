import type { CsvFile, PostcodeColumn, Proposal, ProposedColumns } from '../../../base/csvFile'
import { sampleOf } from '../../../base/manyRows'
import {
  areMost,
  countIfMost,
  filledCount,
  haveOtherPostcodes,
  holdsPostcode,
  isHouseNumber,
  isOneValue,
  isPostcode,
  isStreetLine,
  isWords,
} from './columnContents'
import { readColumns, type ColumnReading } from './columnKinds'
import { areOfOne, type AddressPart } from './kinds'

/** A column that may be the address or the postcode. */
interface Candidate extends AddressPart {
  column: number
  /** How well it fits; lower is better, and below 0 for a name that wins over all others. */
  rank: number
  /** In how many rows it is filled, and whether that is about as often as the fullest of its kind. */
  filled: number
  isUsed: boolean
}

/** Parts that may be the address, the best first: its first line, the door, the street. */
const ADDRESS = ['line 1', 'line 0', 'number 0', 'house 0', 'building 0', 'street 0']

/** Parts that may be the postcode, the best first. */
const POSTCODE = ['postcode 0', 'outwardCode 0', 'townAndPostcode 0']

/** A column is in use if it is filled at least this often, compared with the fullest column of its kind. */
const IN_USE = 0.5

/** What we know about a file's columns, with enough rows to tell what they hold. */
interface Found {
  readings: ColumnReading[]
  rows: string[][]
  /** Whether two columns are in one run of neighbours. */
  isNear: (a: number, b: number) => boolean
  /** Whether a column, and all that is filled of its family, have one value in all rows: a place that they share. */
  isShared: (column: number) => boolean
}

function foundIn(headers: string[], all: string[][]): Found {
  const rows = sampleOf(all)
  const readings = readColumns(headers, all)
  const withAddress = all.filter((row) => readings.some(({ part }, at) => part && row[at]!.trim() !== ''))
  const isShared = (column: number) => {
    const { part } = readings[column]!
    const isBlank = (at: number) => filledCount(withAddress, at) === 0
    return (
      isOneValue(withAddress, column) &&
      readings.every((each, at) => !areOfOne(each.part, part) || isOneValue(withAddress, at) || isBlank(at))
    )
  }
  return { readings, rows, isNear: inOneRun(readings, rows), isShared }
}

/**
 * The columns of the `wanted` parts, the best first: preferred, in use, in the first block, the customer's, without a family, of
 * the place, in the first family, well named. It leaves out columns that all rows share, unless they are preferred.
 */
function candidates(
  { readings, rows, isShared }: Found,
  wanted: string[],
  preferredAs: ColumnReading['preferred'],
): Candidate[] {
  const found = readings.flatMap(({ part, preferred }, column) => {
    const rank = part ? wanted.indexOf(`${part.meaning} ${part.nth}`) : -1
    if (!part || rank < 0 || part.partOf !== undefined) return []
    if (preferred !== preferredAs && isShared(column)) return []
    return [
      { ...part, column, rank: preferred === preferredAs ? -1 : rank, filled: filledCount(rows, column) },
    ]
  })
  const places = [...new Set(found.map(({ family }) => family))]
  const most = Math.max(...found.map(({ filled }) => filled))
  return found
    .map((each) => Object.assign(each, { isUsed: each.filled >= most * IN_USE }))
    .toSorted(
      (a, b) =>
        Number(b.rank < 0) - Number(a.rank < 0) ||
        Number(b.isUsed) - Number(a.isUsed) ||
        a.block - b.block ||
        Number(a.where === 'elsewhere') - Number(b.where === 'elsewhere') ||
        Number(b.family === '') - Number(a.family === '') ||
        Number(b.where === 'place') - Number(a.where === 'place') ||
        places.indexOf(a.family) - places.indexOf(b.family) ||
        a.rank - b.rank,
    )
}

/**
 * Proposes the columns of the address and the postcode: by preferred names, then by other names, if possible two of one family,
 * else by contents. Both come from one family of names, or one run of neighbours.
 *
 * @returns column indexes; null if nothing fits; `inAddress` for a postcode within the address
 */
export function detectColumns(headers: string[], rows: string[][]): ProposedColumns {
  const found = foundIn(headers, rows)
  const addresses = candidates(found, ADDRESS, 'line')
  const postcodes = candidates(found, POSTCODE, 'postcode')
  const hasPostcode = (each: Candidate) =>
    postcodeFor(each, postcodes, found)?.isUsed === true || areMost(rows, each.column, holdsPostcode)
  const [first] = addresses
  const address = first && first.rank >= 0 ? (addresses.find(hasPostcode) ?? first) : first
  return withPostcode(found, address, postcodes)
}

/** Proposes a file's columns. */
export function proposalFor({ headers, rows }: Pick<CsvFile, 'headers' | 'rows'>): Proposal {
  const readings = readColumns(headers, rows)
  const rowNumbers = [...readings.keys()].filter((column) => readings[column]!.isRowNumber)
  return { ...detectColumns(headers, rows), rowNumbers }
}

/** The addresses of a file by their names, one that all rows share too, the best first: one for each family and block. */
export function namedAddresses(headers: string[], rows: string[][]): ProposedColumns[] {
  const found = { ...foundIn(headers, rows), isShared: () => false }
  const postcodes = candidates(found, POSTCODE, 'postcode')
  const addresses = new Map<string, Candidate>()
  for (const each of candidates(found, ADDRESS, 'line')) {
    const name = `${each.block} ${each.family}`
    if (!addresses.has(name) && each.filled > 0) addresses.set(name, each)
  }
  return [...addresses.values()].map((each) => withPostcode(found, each, postcodes))
}

function withPostcode(file: Found, address: Candidate | undefined, postcodes: Candidate[]): ProposedColumns {
  const { rows } = file
  const addressColumn = address?.column ?? byContents(file, postcodes[0]?.column)
  const found = postcodeFor(address, postcodes, file)
  // A postcode column that shares no name with the address, and differs from the postcodes in it, belongs to another address.
  const isOthers =
    found?.family !== address?.family && haveOtherPostcodes(rows, address?.column ?? -1, found?.column ?? -1)
  const postcode = isOthers ? undefined : found
  const postcodeColumn = postcode ? placeOf(postcode) : inContents(file, addressColumn)
  return { addressColumn, postcodeColumn }
}

const placeOf = ({ meaning, column }: Candidate): PostcodeColumn =>
  meaning === 'outwardCode' ? [column, column + 1] : column

/** Whether another family has all words of a family; one without words is part of any. */
const isWithin = (family: string, other: string) =>
  family.split(' ').every((word) => word === '' || other.split(' ').includes(word))

/**
 * The postcode of the address's family and block; else of a family that says the same in fewer words, or names the same place in
 * other words (`Property Address`, `Premises postcode`); else the only one nearby that says more.
 */
function postcodeFor(
  address: Candidate | undefined,
  postcodes: Candidate[],
  { isNear }: Found,
): Candidate | undefined {
  if (!address) return postcodes[0]
  const { family, block, where, column } = address
  const ofFamily = postcodes.filter((each) => each.family === family)
  const isOnly = new Set(postcodes.map((each) => each.family)).size === 1
  const fits = (each: Candidate) =>
    isWithin(each.family, family) ||
    (each.where === 'place' && where === 'place') ||
    (isOnly &&
      isWithin(family, each.family) &&
      (each.where === 'elsewhere') === (where === 'elsewhere') &&
      isNear(column, each.column))
  const fitting = postcodes.filter(fits).toSorted((a, b) => b.family.length - a.family.length)
  return ofFamily.find((each) => each.block === block) ?? ofFamily[0] ?? fitting[0]
}

/** The column with the most address lines, in a run with the named postcode, if any; null if there are none or two. */
function byContents(
  { readings, rows, isNear, isShared }: Found,
  postcode: number | undefined,
): number | null {
  const counts = readings.map(({ part, isUnknown }, column) =>
    column === postcode || (!part && !isUnknown) || (postcode !== undefined && !isNear(column, postcode))
      ? 0
      : countIfMost(rows, column, isStreetLine),
  )
  const most = Math.max(0, ...counts)
  const [best, another] = [...counts.keys()].filter((column) => counts[column] === most)
  return most === 0 || another !== undefined || isShared(best!) ? null : best!
}

/** The column of postcodes in a run with the address; else the address column or another part if it holds them; else null. */
function inContents(
  { readings, rows, isNear, isShared }: Found,
  address: number | null,
): PostcodeColumn | null {
  const isOwn = ({ part }: ColumnReading) => areOfOne(part, readings[address ?? -1]?.part ?? null)
  const others = [...readings.keys()].filter((column) => column !== address)
  const column = others.find((each) => {
    const mayBe =
      isOwn(readings[each]!) || (readings[each]!.isUnknown && (address === null || isNear(address, each)))
    return mayBe && areMost(rows, each, isPostcode) && !isShared(each)
  })
  if (column !== undefined) return column
  if (address === null) return null
  if (areMost(rows, address, holdsPostcode)) return 'inAddress'
  return others.find((each) => isOwn(readings[each]!) && areMost(rows, each, holdsPostcode)) ?? null
}

/** What a column whose name says nothing may hold of an address. */
const OF_ADDRESS = [isWords, isStreetLine, isHouseNumber]

/** Tells whether two columns are in one run of neighbours: no column between them is about somebody or somewhere else. */
export function inOneRun(readings: ColumnReading[], rows: string[][]) {
  const known = new Map<number, boolean>()
  /** Whether a column that no address name covers may still be part of one. */
  const mayBe = (column: number) => {
    const before = known.get(column)
    if (before !== undefined) return before
    const isBlank = rows.every((row) => (row[column] ?? '').trim() === '')
    const isOf = () => OF_ADDRESS.some((isSo) => areMost(rows, column, isSo))
    const is = isBlank || (readings[column]!.isUnknown && isOf())
    known.set(column, is)
    return is
  }
  const familyOf = (column: number) => readings[column]?.name?.family ?? ''
  return (a: number, b: number): boolean => {
    const families = new Set(['', familyOf(a), familyOf(b)])
    const isBroken = (column: number) => {
      const { name } = readings[column]!
      return name ? !families.has(name.family) : !mayBe(column)
    }
    for (let column = Math.min(a, b) + 1; column < Math.max(a, b); column++)
      if (isBroken(column)) return false
    return true
  }
}
