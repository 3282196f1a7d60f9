// Rows that hold a part of an address, or one that has slid: each would be paid for, and find another door or none.

import { isPostcode } from '../address/columnContents'
import { readColumns } from '../address/columnKinds'
import { customerHeaders } from '../address/customerHeaders'
import { saysNoAddress } from '../address/noAddress'
import { findPostcodes, withoutPostcodes } from '../address/postcodes'
import { shownValue } from '../address/shownValue'
import { buildQuery, queryColumns, type Mapping } from './query'

/** A place's name, or a street without anything behind it; a number or a flat alone. */
const GOES_ON_BEHIND_STREET =
  /\p{L}\s+(?:street|st|road|rd|avenue|ave|lane|ln|close|drive|way|crescent|terrace|place|gardens|grove|square|mews|park)\.?\s+\p{L}{3}/iu

/** Words of the longest part that may be a place's name. */
const MOST_WORDS = 5

/** The parts of a text, without its postcodes and what says that there is nothing. */
const partsOf = (text: string) =>
  withoutPostcodes(text)
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !saysNoAddress(part))

/** Whether a text is one line of an address, or its postcode, and no more. */
function isOnePart(text: string): boolean {
  const parts = partsOf(text)
  if (findPostcodes(text).length > 0) return parts.length === 0
  const [only = '', another] = parts
  return another === undefined && only.split(/\s+/).length <= MOST_WORDS && !GOES_ON_BEHIND_STREET.test(only)
}

const isBlank = (row: string[], columns: number[]) =>
  columns.every((column) => (row[column] ?? '').trim() === '')

/**
 * The rows that hold only a part of an address, by index: it runs over several rows, or a blank means what stands above.
 *
 * @param others rows that are known for something else
 */
export function rowsOfParts(rows: string[][], mapping: Mapping, others: ReadonlySet<number>): number[] {
  const sent = new Set(queryColumns(mapping))
  const beside = [...(rows[0] ?? []).keys()].filter((column) => !sent.has(column))
  const found: number[] = []
  /** The last row that has something beside its address, which rows below may go on with. */
  let above: string | null = null
  for (const [at, row] of rows.entries()) {
    const text = buildQuery(row, mapping)
    if (text === '') continue
    const isBelow = above !== null && isBlank(row, beside)
    const hasPostcode = findPostcodes(text).length > 0
    const goesOn =
      isBelow &&
      !/\d/.test(withoutPostcodes(text)) &&
      (!hasPostcode || findPostcodes(above ?? '').length === 0)
    if (!isBelow) above = isBlank(row, beside) ? null : text
    if (!others.has(at) && (goesOn || isOnePart(text))) found.push(at)
  }
  return found
}

/** The rows that send no postcode and have one in a column of something else, by index: their cells have slid. */
export function rowsShifted(headers: string[], rows: string[][], mapping: Mapping): number[] {
  const sent = queryColumns(mapping)
  const readings = readColumns(headers, rows)
  const others = [...customerHeaders(headers).keys()].filter(
    (column) => !sent.includes(column) && !/code/i.test(readings[column]!.name?.meaning ?? ''),
  )
  return [...rows.keys()].filter((at) => {
    const row = rows[at]!
    const text = buildQuery(row, mapping)
    if (text === '' || findPostcodes(text).length > 0) return false
    return others.some((column) => isPostcode(shownValue(row[column] ?? '').trim()))
  })
}
