import { findPostcodes, postcodeOf } from './postcodes'

/** Characters of the longest postcode, with spaces to spare. */
const LONGEST_POSTCODE = 12

/** Characters of a value that are examined: no address line is longer. */
const LONGEST_LINE = 200

const STREET =
  /\p{L}[\p{L}'’.-]*\s+(?:street|st|road|rd|avenue|ave|av|lane|ln|close|cl|drive|dr|way|court|ct|crescent|cres|terrace|ter|place|pl|gardens|gdns|grove|gr|hill|square|sq|row|mews|park|parade|walk|green|view|rise)\b/iu

const HOUSE = /^\W*\d+\s?\p{L}?(?:\s?[-/]\s?\d+\p{L}?)?,?\s+\p{L}{2}/u

export const isPostcode = (value: string) => value.length <= LONGEST_POSTCODE && postcodeOf(value) !== null

export const holdsPostcode = (value: string) => findPostcodes(value).length > 0

export const namesStreet = (value: string) => STREET.test(value.slice(0, LONGEST_LINE))

/** Whether a value reads like the street line of an address. */
export const isStreetLine = (value: string) =>
  !value.includes('@') && (HOUSE.test(value) || namesStreet(value))

/** The share of a column's filled values that tells what it holds. */
export const ENOUGH = 0.5

const filledValues = (rows: string[][], column: number) =>
  rows.map((row) => (row[column] ?? '').trim()).filter((value) => value !== '')

export const filledCount = (rows: string[][], column: number) => filledValues(rows, column).length

/** How many values of a column pass a test; 0 if fewer than half of those filled do. */
export function countIfMost(rows: string[][], column: number, isSo: (value: string) => boolean): number {
  const filled = filledValues(rows, column)
  const count = filled.filter(isSo).length
  return count >= filled.length * ENOUGH ? count : 0
}
