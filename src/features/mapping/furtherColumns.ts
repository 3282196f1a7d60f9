import { sampleOf } from '../../base/enoughRows'
import {
  copiesOf,
  countIfMost,
  haveOtherPostcodes,
  isHouseNumber,
  isStreetLine,
  isWords,
  namesStreet,
  repeatEachOther,
} from '../../domain/address/columns/columnContents'
import { readColumns } from '../../domain/address/columns/columnKinds'
import type { AddressPart, Meaning } from '../../domain/address/columns/kinds'
import { postcodeColumns, queryColumns, type Mapping } from '../../domain/cleanse/query'

/** Postcodes, of which the mapped one is sent last. */
const POSTCODES = new Set<Meaning>(['postcode', 'outwardCode', 'inwardCode'])

/** Parts of an address that are written and not offered: they find no address. */
const ONLY_WRITTEN = new Set<Meaning>(['firm', 'department'])

/** Columns that are offered: no address has more. */
const MOST_FURTHER = 50

/** Parts that say more than the street's line does, of which a few may repeat it. */
const isBelow = (meaning: Meaning, nth: number) => meaning !== 'line' || nth > 1

/** Whether a name is of the mapped address: without a family or of the address's, and of its block. */
function ofAddress(headers: string[], rows: string[][], mapping: Mapping) {
  const readings = readColumns(headers, rows)
  const [postcode] = postcodeColumns(mapping)
  const ends = [mapping.addressColumn, postcode].map((column) => readings[column ?? -1]?.part)
  const families = new Set(['', ...ends.map((part) => part?.family ?? '')])
  const block = ends.find((part) => part)?.block ?? 0
  return (name: AddressPart | null) => name !== null && families.has(name.family) && name.block === block
}

/** The columns that belong to the mapped address by name. */
export function namedColumns(headers: string[], rows: string[][], mapping: Mapping): number[] {
  const isOfAddress = ofAddress(headers, rows, mapping)
  return [...readColumns(headers, rows).entries()].flatMap(([column, { part }]) =>
    isOfAddress(part) && !POSTCODES.has(part!.meaning) && !mapping.readAs?.[column]?.isRowNumber
      ? [column]
      : [],
  )
}

/** The columns that say again what the address says, by their names and in most rows: a formatted one, another postcode. */
export function copiedColumns(headers: string[], rows: string[][], mapping: Mapping): number[] {
  const isOfAddress = ofAddress(headers, rows, mapping)
  const [postcode, ...halves] = postcodeColumns(mapping)
  const sent = queryColumns(mapping)
  const sample = sampleOf(rows)
  return [...readColumns(headers, rows).entries()].flatMap(([column, { name, part }]) => {
    if (!isOfAddress(name) || sent.includes(column)) return []
    const isFormatted = part === null && (name!.meaning === 'line' || name!.meaning === 'street')
    const isPostcode =
      part?.meaning === 'postcode' &&
      postcode !== undefined &&
      halves.length === 0 &&
      !haveOtherPostcodes(sample, column, postcode)
    return isFormatted || isPostcode ? [column] : []
  })
}

/**
 * The columns that look like further components of the address, in the file's order: by name, or by contents: streets; of
 * columns without a name also the number before a street that has none, and words between address and postcode. A column
 * that repeats the address is left out.
 */
export function furtherColumns(headers: string[], rows: string[][], mapping: Mapping): number[] {
  const { addressColumn } = mapping
  if (addressColumn === null) return []
  const sample = sampleOf(rows)
  const readings = readColumns(headers, rows)
  const named = new Set(namedColumns(headers, rows, mapping))
  const postcode = postcodeColumns(mapping)
  const own = [...named, addressColumn, ...postcode]
  const isCopy = copiesOf(sample, own)
  const end = postcode[0] ?? headers.length
  const holdsDoor = () => countIfMost(sample, addressColumn, (value) => /\d/.test(value)) > 0
  const looksFurther = (column: number) => {
    if (countIfMost(sample, column, namesStreet) > 0) return true
    if (!readings[column]!.isNameless) return false
    const isBetween = column > addressColumn && column < end
    const isDoor = column === addressColumn - 1 && !holdsDoor()
    return (
      (isBetween && countIfMost(sample, column, isWords) > 0) ||
      (isDoor &&
        countIfMost(sample, column, isHouseNumber) > 0 &&
        countIfMost(sample, addressColumn, isStreetLine) > 0)
    )
  }
  const further = [...readings.keys()].filter((column) => {
    if (column === addressColumn || postcode.includes(column)) return false
    const { part, isOpen } = readings[column]!
    if (!(part ? named.has(column) : isOpen && looksFurther(column))) return false
    if (part && ONLY_WRITTEN.has(part.meaning)) return false
    if (!part && isCopy(column)) return false
    // Where a number ends may be where it begins.
    if (part?.partOf !== undefined) return true
    return !repeatEachOther(sample, addressColumn, column, part !== null && isBelow(part.meaning, part.nth))
  })
  return further.slice(0, MOST_FURTHER)
}
