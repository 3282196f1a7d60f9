import { findPostcodes, withoutPostcodes } from '../../app/base/findPostcodes'

/** The longest that a postcode is, with spaces to spare. */
const LONGEST_POSTCODE = 12

const isPostcode = (value: string) =>
  value.length <= LONGEST_POSTCODE &&
  findPostcodes(value).length === 1 &&
  withoutPostcodes(value).trim() === ''

const holdsPostcode = (value: string) => findPostcodes(value).length > 0

const STREET =
  /\p{L}[\p{L}'’.-]*\s+(?:street|st|road|rd|avenue|ave|av|lane|ln|close|cl|drive|dr|way|court|ct|crescent|cres|terrace|ter|place|pl|gardens|gdns|grove|gr|hill|square|sq|row|mews|park|parade|walk|green|view|rise)\b/iu

const HOUSE = /^\W*\d+\s?\p{L}?(?:\s?[-/]\s?\d+\p{L}?)?,?\s+\p{L}{2}/u

/** No address is longer; what is, is not looked through to its end. */
const LONGEST_LINE = 200

const namesStreet = (value: string) => STREET.test(value.slice(0, LONGEST_LINE))

/** Whether a value reads like the line of an address with its street. */
const isStreetLine = (value: string) => !value.includes('@') && (HOUSE.test(value) || namesStreet(value))

/** How many of a column's values are filled, and of how many of those something is true. */
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

/** So much of a column tells what is in it. */
const ENOUGH = 0.5

/** How many values of a column something is true of: 0 when it is less than half of those filled. */
function countIfMost(rows: string[][], column: number, isSo: (value: string) => boolean): number {
  const { filled, so } = count(rows, column, isSo)
  return so >= filled * ENOUGH ? so : 0
}

/** How many values of a column are filled. */
export const filledCount = (rows: string[][], column: number) => count(rows, column, () => false).filled

/** How many values of a column read like lines of addresses: 0 when it is less than half of those filled. */
export const addressCount = (rows: string[][], column: number) => countIfMost(rows, column, isStreetLine)

/** Whether half or more of a column's filled values are UK postcodes; false where none is filled. */
export const isPostcodeColumn = (rows: string[][], column: number) =>
  countIfMost(rows, column, isPostcode) > 0

/** Whether half or more of a column's filled values hold a UK postcode; false where none is filled. */
export const holdsPostcodes = (rows: string[][], column: number) =>
  countIfMost(rows, column, holdsPostcode) > 0

/** Whether half or more of a column's filled values name a street; false where none is filled. */
export const namesStreets = (rows: string[][], column: number) => countIfMost(rows, column, namesStreet) > 0

/** Whether a column holds words, as names of places are, rather than numbers, dates, e-mail addresses or postcodes. */
export const holdsWords = (rows: string[][], column: number) =>
  countIfMost(rows, column, (value) => /\p{L}{2}/u.test(value) && !/[@\d]/.test(value)) > 0

/** Whether half or more of the rows with a value in two columns say the same in both, or one says all of the other. */
export function saysTheSame(rows: string[][], a: number, b: number): boolean {
  const pairs = rows
    .map((row) => [row[a] ?? '', row[b] ?? ''].map((value) => value.trim().toLowerCase()))
    .filter((pair) => pair.every((value) => value !== '')) as [string, string][]
  const holds = (one: string, other: string) => one === other || (other.length > 2 && one.includes(other))
  const same = pairs.filter(([one, other]) => holds(one, other) || holds(other, one))
  return pairs.length > 0 && same.length / pairs.length >= ENOUGH
}
