import { sampleOf } from '../../base/manyRows'
import {
  areMost,
  copiesOf,
  endsAsStreet,
  haveOtherPostcodes,
  isHouseNumber,
  isStreetLine,
  isWords,
  repeatEachOther,
} from '../../domain/address/columns/columnContents'
import { readColumns } from '../../domain/address/columns/columnKinds'
import { numbersRows } from '../../domain/address/columns/exceptions'
import { isLine, type AddressPart, type Meaning } from '../../domain/address/columns/kinds'
import { inOneRun, namedAddresses } from '../../domain/address/columns/proposals'
import { doorAt } from '../../domain/address/comparison/doorAt'
import { wordsOf } from '../../domain/address/words/words'
import { postcodeColumns, queryColumns, type Mapping } from '../../domain/cleanse/query'

/** Postcodes, of which the mapped one is sent last. */
const POSTCODES = new Set<Meaning>(['postcode', 'outwardCode', 'inwardCode'])

/** Parts of an address that we write but do not offer to send: they find no address. */
const ONLY_WRITTEN = new Set<Meaning>(['firm', 'department'])

/** The most columns that we offer: no address has more. */
const MOST_FURTHER = 50

/** Parts that say more than the street's line, though a few may repeat it. */
const isBelow = (meaning: Meaning, nth: number) => meaning !== 'line' || nth > 1

/**
 * Returns whether a column's name belongs to the mapped address: to its family and block; one without a family only in its run of
 * neighbours, if the address has a family.
 */
function ofAddress(headers: string[], rows: string[][], mapping: Mapping) {
  const readings = readColumns(headers, rows)
  const [postcode] = postcodeColumns(mapping)
  const ends = [mapping.addressColumn, postcode].flatMap((column) => (column == null ? [] : [column]))
  const parts = ends.flatMap((column) => readings[column]?.part ?? [])
  const families = new Set(parts.map((part) => part.family))
  const block = parts[0]?.block ?? 0
  const isNear = inOneRun(readings, sampleOf(rows))
  return (name: AddressPart | null, column: number) => {
    if (name?.block !== block) return false
    if (families.has(name.family)) return true
    return name.family === '' && ends.some((end) => isNear(end, column))
  }
}

/** The columns that belong to the mapped address by name. */
export function namedColumns(headers: string[], rows: string[][], mapping: Mapping): number[] {
  const isOfAddress = ofAddress(headers, rows, mapping)
  return [...readColumns(headers, rows).entries()].flatMap(([column, { part }]) =>
    isOfAddress(part, column) && !POSTCODES.has(part!.meaning) && !mapping.readAs?.[column]?.isRowNumber
      ? [column]
      : [],
  )
}

/** The columns that repeat the address, by their names and in most rows: a formatted one, another postcode. */
export function copiedColumns(headers: string[], rows: string[][], mapping: Mapping): number[] {
  const isOfAddress = ofAddress(headers, rows, mapping)
  const [postcode, ...halves] = postcodeColumns(mapping)
  const sent = queryColumns(mapping)
  const readings = readColumns(headers, rows)
  return [...readings.keys()].filter((column) => {
    const { name, part } = readings[column]!
    if (!isOfAddress(name, column) || sent.includes(column)) return false
    if (part === null) return isLine(name!.meaning)
    const isPostcode = part.meaning === 'postcode' && postcode !== undefined && halves.length === 0
    return isPostcode && !haveOtherPostcodes(sampleOf(rows), column, postcode)
  })
}

/**
 * The columns that look like further components of the address, in file order: by name; or, among columns with no address name in
 * a run with the address, a number before a street without one, and words up to the postcode. It leaves out columns that repeat
 * the address.
 */
export function furtherColumns(headers: string[], rows: string[][], mapping: Mapping): number[] {
  const { addressColumn } = mapping
  if (addressColumn === null) return []
  const sample = sampleOf(rows)
  const readings = readColumns(headers, rows)
  const named = new Set(namedColumns(headers, rows, mapping))
  const postcode = postcodeColumns(mapping)
  const isCopy = copiesOf(sample, [...named, addressColumn, ...postcode])
  const isNear = inOneRun(readings, sample)
  const isNearEnd = (column: number) => [addressColumn, ...postcode].some((each) => isNear(each, column))
  const end = postcode[0] ?? headers.length
  const holdsDoor = () => areMost(sample, addressColumn, (value) => /\d/.test(value))
  const looksFurther = (column: number) => {
    if (!readings[column]!.isNameless) return false
    const isBetween = column > addressColumn && column < end && isNearEnd(column)
    const isDoor = column === addressColumn - 1 && !holdsDoor()
    return (
      (isBetween && areMost(sample, column, isWords)) ||
      (isDoor && areMost(sample, column, isHouseNumber) && areMost(sample, addressColumn, isStreetLine))
    )
  }
  const further = [...readings.keys()].filter((column) => {
    if (column === addressColumn || postcode.includes(column)) return false
    const { part } = readings[column]!
    if (!(part ? named.has(column) : looksFurther(column))) return false
    if (part && ONLY_WRITTEN.has(part.meaning)) return false
    if (!part && isCopy(column)) return false
    // A range may end where it begins.
    if (part?.partOf !== undefined) return true
    return !repeatEachOther(sample, addressColumn, column, part !== null && isBelow(part.meaning, part.nth))
  })
  return further.slice(0, MOST_FURTHER)
}

/** Whether a value begins with a flat's or another door's word, or ends as streets do; `Flat` alone is a type of home. */
function mayBeOfAddress(value: string): boolean {
  const door = /^\p{L}+\b/u.test(value) ? doorAt(wordsOf(value), 0, () => true) : null
  return (door !== null && door.kind !== '' && door.atoms.length > 0) || endsAsStreet(value)
}

/**
 * The columns of unknown name whose cells may be part of the address, so that the page asks a person. If half of the addresses or
 * more have no number, bare numbers count too.
 */
export function askedColumns(headers: string[], rows: string[][], mapping: Mapping): number[] {
  if (mapping.addressColumn === null) return []
  const sample = sampleOf(rows)
  const readings = readColumns(headers, rows)
  const isCopy = copiesOf(sample, queryColumns({ ...mapping, moreAddressColumns: [] }))
  const parts = [mapping.addressColumn, ...namedColumns(headers, rows, mapping)]
  const hasDigit = (row: string[]) => parts.some((column) => /\d/.test(row[column]!))
  const isBare = sample.filter(hasDigit).length * 2 <= sample.length
  const isNumber = (column: number) =>
    isBare && areMost(sample, column, isHouseNumber) && !numbersRows(sample, column)
  return [...readings.keys()].filter((column) => {
    const { isUnknown, isNameless } = readings[column]!
    const isChosen = column === mapping.addressColumn || postcodeColumns(mapping).includes(column)
    if (!isUnknown || isNameless || isChosen) return false
    return (isNumber(column) || areMost(sample, column, mayBeOfAddress)) && !isCopy(column)
  })
}

/** A file's other addresses, by their names, with their further columns, except those that repeat the chosen address. */
export function addressesBeside(headers: string[], rows: string[][], mapping: Mapping): Mapping[] {
  const { addressColumn, moreAddressColumns } = mapping
  if (addressColumn === null) return []
  const readings = readColumns(headers, rows)
  const own = readings[addressColumn]!.name
  const copies = copiedColumns(headers, rows, mapping)
  return namedAddresses(headers, rows).flatMap((columns): Mapping[] => {
    const column = columns.addressColumn!
    const { name } = readings[column]!
    const isOwn = name?.family === own?.family && name?.block === own?.block
    if (isOwn || copies.includes(column) || moreAddressColumns.includes(column)) return []
    const other = { ...columns, moreAddressColumns: [] }
    return [{ ...other, moreAddressColumns: furtherColumns(headers, rows, other) }]
  })
}

/** Those that can be sent, as they would be: whole, if the chosen one is. An address without a postcode cannot. */
export function otherAddresses(headers: string[], rows: string[][], mapping: Mapping): Mapping[] {
  const others = addressesBeside(headers, rows, mapping)
  if (mapping.moreAddressColumns.length === 0) for (const other of others) other.moreAddressColumns = []
  return others.filter(({ postcodeColumn }) => postcodeColumn !== null)
}
