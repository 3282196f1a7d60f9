import { sampleOf } from '../../base/sample'
import {
  copiesOf,
  countIfMost,
  isHouseNumber,
  isStreetLine,
  isWords,
  namesStreet,
  repeatEachOther,
} from '../../domain/address/columnContents'
import { readColumns } from '../../domain/address/columnKinds'
import type { Meaning } from '../../domain/address/columnNames'
import { postcodeColumns, type Mapping } from '../../domain/cleanse/query'

/** Postcodes, of which the mapped one is sent last. */
const POSTCODES = new Set<Meaning>(['postcode', 'outwardCode', 'inwardCode'])

/** Parts of an address that are written and not offered: they find no address. */
const ONLY_WRITTEN = new Set<Meaning>(['firm', 'department'])

/** Columns that are offered: no address has more. */
const MOST_FURTHER = 50

/** Parts that say more than the street's line does, of which a few may repeat it. */
const isBelow = (meaning: Meaning, nth: number) => meaning !== 'line' || nth > 1

/** The columns that belong to the mapped address by name: without a family or of the address's, and of its block. */
export function namedColumns(headers: string[], rows: string[][], mapping: Mapping): number[] {
  const readings = readColumns(headers, rows)
  const [postcode] = postcodeColumns(mapping)
  const ends = [mapping.addressColumn, postcode].map((column) => readings[column ?? -1]?.part)
  const families = new Set(['', ...ends.map((part) => part?.family ?? '')])
  const block = ends.find((part) => part)?.block ?? 0
  return [...readings.keys()].filter((column) => {
    const { part } = readings[column]!
    return part && !POSTCODES.has(part.meaning) && families.has(part.family) && part.block === block
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
    return !repeatEachOther(sample, addressColumn, column, part !== null && isBelow(part.meaning, part.nth))
  })
  return further.slice(0, MOST_FURTHER)
}
