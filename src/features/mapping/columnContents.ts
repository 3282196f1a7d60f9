import { findPostcodes, withoutPostcodes } from '../../app/base/findPostcodes'

/** The length of the longest postcode, with spaces to spare. */
const LONGEST_POSTCODE = 12

const isPostcode = (value: string) =>
  value.length <= LONGEST_POSTCODE &&
  findPostcodes(value).length === 1 &&
  withoutPostcodes(value).trim() === ''

const holdsPostcode = (value: string) => findPostcodes(value).length > 0

const STREET =
  /\p{L}[\p{L}'’.-]*\s+(?:street|st|road|rd|avenue|ave|av|lane|ln|close|cl|drive|dr|way|court|ct|crescent|cres|terrace|ter|place|pl|gardens|gdns|grove|gr|hill|square|sq|row|mews|park|parade|walk|green|view|rise)\b/iu

const HOUSE = /^\W*\d+\s?\p{L}?(?:\s?[-/]\s?\d+\p{L}?)?,?\s+\p{L}{2}/u

/** Characters of a value that are looked at: no address line is longer. */
const LONGEST_LINE = 200

const namesStreet = (value: string) => STREET.test(value.slice(0, LONGEST_LINE))

/** Whether a value reads like the street line of an address. */
const isStreetLine = (value: string) => !value.includes('@') && (HOUSE.test(value) || namesStreet(value))

/** How many of a column's values are filled, and how many of those pass a test. */
function count(rows: string[][], column: number, isSo: (value: string) => boolean) {
  let filled = 0
  let so = 0
  for (const row of rows) {
    const value = (row[column] ?? '').trim()
    if (value === '') continue
    filled += 1
    if (isSo(value)) so += 1
  }
  return { filled, so }
}

/** The share of a column's filled values that tells what it holds. */
const ENOUGH = 0.5

/** How many values of a column pass a test; 0 if fewer than half of those filled do. */
function countIfMost(rows: string[][], column: number, isSo: (value: string) => boolean): number {
  const { filled, so } = count(rows, column, isSo)
  return so >= filled * ENOUGH ? so : 0
}

/** How many values of a column are filled. */
export const filledCount = (rows: string[][], column: number) => count(rows, column, () => false).filled

/** How many values of a column read like address lines; 0 if fewer than half of those filled do. */
export const addressCount = (rows: string[][], column: number) => countIfMost(rows, column, isStreetLine)

/** Whether at least half of a column's filled values are UK postcodes; false if none is filled. */
export const isPostcodeColumn = (rows: string[][], column: number) =>
  countIfMost(rows, column, isPostcode) > 0

/** Whether at least half of a column's filled values hold a UK postcode; false if none is filled. */
export const holdsPostcodes = (rows: string[][], column: number) =>
  countIfMost(rows, column, holdsPostcode) > 0

/** Whether at least half of a column's filled values name a street; false if none is filled. */
export const namesStreets = (rows: string[][], column: number) => countIfMost(rows, column, namesStreet) > 0

/** Whether a column holds words, such as names of places, rather than numbers, dates, e-mail addresses or postcodes. */
export const holdsWords = (rows: string[][], column: number) =>
  countIfMost(rows, column, (value) => /\p{L}{2}/u.test(value) && !/[@\d]/.test(value)) > 0

/** Whether two columns repeat each other: in at least half of the rows filled in both, one value contains the other. */
export function saysTheSame(rows: string[][], a: number, b: number): boolean {
  const pairs = rows
    .map((row) => [row[a] ?? '', row[b] ?? ''].map((value) => value.trim().toLowerCase()))
    .filter((pair) => pair.every((value) => value !== '')) as [string, string][]
  const holds = (one: string, other: string) => one === other || (other.length > 2 && one.includes(other))
  const same = pairs.filter(([one, other]) => holds(one, other) || holds(other, one))
  return pairs.length > 0 && same.length / pairs.length >= ENOUGH
}
