import { countsOf } from '../../../base/values'
import { enoughRows } from '../../../base/manyRows'
import { isDate } from '../cells/dates'
import { findPostcodes, postcodeOf } from '../cells/postcodes'
import { typedWords } from '../cells/sameWords'
import { isHomeWord } from '../words/homePlaces'
import { patternOf } from '../words/wordTable'
import type { LineSign } from './kinds'
import { cellOf } from './shownValue'

/** Characters of the longest postcode, with spaces to spare. */
const LONGEST_POSTCODE = 12

/** Characters of a value that are examined: no address line is longer. */
const LONGEST_LINE = 200

const STREET = new RegExp(String.raw`\p{L}['’.-]*\s+${patternOf('streetLine')}\b`, 'iu')

const STREET_AT_END = new RegExp(String.raw`\p{L}['’.-]*\s+${patternOf('streetLine')}\.?\s*(?:[,\n]|$)`, 'iu')

const HOUSE = /^\W*\d+\s?\p{L}?(?:\s?[-/]\s?\d+\p{L}?)?,?\s+\p{L}{2}/u

const HOUSE_NUMBER = /^\d{1,4}\s?\p{L}?(?:\s?[-/]\s?\d{1,4}\p{L}?)?$/u

const ENGLISH_REGION =
  /^(?:the )?(?:north (?:east|west)|south (?:east|west)|(?:east|west) midlands|midlands|east(?:ern)?(?: of england)?|london|greater london|east anglia|york(?:s|shire)(?: and (?:the )?humber(?:side)?)|north|south|england|eng|wales|wls|wal|scotland|sct|sco|northern ireland|nir)(?: of england)?(?: region)?$/

export const isPostcode = (value: string) => value.length <= LONGEST_POSTCODE && postcodeOf(value) !== null

export const holdsPostcode = (value: string) => findPostcodes(value).length > 0

export const namesStreet = (value: string) => STREET.test(value.slice(0, LONGEST_LINE))

/** Whether a value, or a line of it, ends as streets do. */
export const endsAsStreet = (value: string) => STREET_AT_END.test(value.slice(0, LONGEST_LINE))

/** Whether a value reads like the street line of an address. */
export const isStreetLine = (value: string) =>
  !value.includes('@') && (HOUSE.test(value) || namesStreet(value))

/** Whether a value is a house number and nothing else. */
export const isHouseNumber = (value: string) => HOUSE_NUMBER.test(value)

const BARE_NUMBER = /^(?:\d+\s?\p{L}?(?:\s?[-/&]\s?\d+\p{L}?)?|\p{L})$/u

/** Whether a value is a number or a letter and nothing else. */
export const isBareNumber = (value: string) => BARE_NUMBER.test(value.trim())

/** What columns called *Address* hold besides places: e-mail, web and network addresses, references, ticks, types of address. */
const NO_PLACE = new RegExp(
  [
    String.raw`^\S+@\S+$|^(?:https?:|www\.)\S*$|^\/{0,3}\p{L}+\.\p{L}+\.\p{L}+$|^[+(]?\d[\d\s().-]{8,}$`,
    '^(?:y|n|yes|no|true|false|t|f|valid|invalid|(?:un)?verified|(?:un)?confirmed|ok|(?:un)?matched|match|checked|correct)$',
    '^(?:home|work|business|office|residential|commercial|billing|shipping|delivery|postal|primary|secondary|default|current)$',
    // A reference is one word, longer than a house's number.
    String.raw`^(?!(?:flat|unit|apt|suite|plot|no)[\d.])(?=\S*\d)(?=\S{4})[\p{L}\d]+(?:[-_/.:#][\p{L}\d]+)*$`,
  ].join('|'),
  'iu',
)

/** Whether a value belongs to something other than a place. */
export const isOfNoPlace = (value: string) =>
  NO_PLACE.test(value.slice(0, LONGEST_LINE)) && !isHouseNumber(value) && !isPostcode(value)

/** Whether a value is words, such as a place's name, rather than a number, a date, an e-mail address or a postcode. */
export const isWords = (value: string) => /\p{L}{2}/u.test(value) && !/[@\d]/.test(value)

/** Whether a value is a region of England or a country of the UK, or its code: neither is part of an address. */
export const isRegion = (value: string) =>
  ENGLISH_REGION.test(
    value
      .toLowerCase()
      .replace(/&/g, 'and')
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  )

/** The share of a column's filled values that decides what it holds. */
const ENOUGH = 0.5

const valueAt = (row: string[], column: number) => cellOf(row, column).trim()

const filledValues = (rows: string[][], column: number) =>
  rows.map((row) => valueAt(row, column)).filter((value) => value !== '')

/** Each sign, between words only: numbers have them too (`12 - 14`, `3 / 12`). */
export const LINE_SIGNS: Record<LineSign, RegExp> = {
  '/': /(?<![\d\s])\s+\/\s+|(?<!\s)\s+\/\s+(?!\d)/g,
  '-': /(?<![\d\s])\s+[-–—]\s+|(?<!\s)\s+[-–—]\s+(?!\d)/g,
}

/** The sign that parts the lines in most of a column's filled cells; undefined if none does. */
export function lineSignIn(rows: string[][], column: number): LineSign | undefined {
  const signs = Object.keys(LINE_SIGNS) as LineSign[]
  return signs.find((sign) => areMost(rows, column, (value) => value.search(LINE_SIGNS[sign]) >= 0))
}

/** The values of two columns in the rows that have both. */
const pairsOf = (rows: string[][], a: number, b: number) =>
  rows.map((row) => [valueAt(row, a), valueAt(row, b)] as const).filter(([one, other]) => one && other)

export const filledCount = (rows: string[][], column: number) => filledValues(rows, column).length

/** How many values of a column pass a test; 0 if fewer than half of the filled ones do. */
export function countIfMost(rows: string[][], column: number, isSo: (value: string) => boolean): number {
  const filled = filledValues(rows, column)
  // A test may read a whole address, and most columns repeat few values.
  const times = countsOf(filled)
  let count = 0
  let left = filled.length
  for (const [value, more] of times) {
    if (isSo(value)) count += more
    left -= more
    if (count + left < filled.length * ENOUGH) return 0
  }
  return count
}

/** Whether a column has values and most of them pass a test. */
export const areMost = (rows: string[][], column: number, isSo: (value: string) => boolean): boolean =>
  countIfMost(rows, column, isSo) > 0

/** So many rows do not share a value by chance. */
const DIFFERENT = 3

/** Whether a column has one value in all rows: it belongs to something that they share. */
export function isOneValue(rows: string[][], column: number): boolean {
  const plain = (row: string[]) => valueAt(row, column).toLowerCase()
  const one = plain(rows[0] ?? [])
  return one !== '' && rows.length >= DIFFERENT && rows.every((row) => plain(row) === one)
}

/** Whether one value contains the other in half of the rows filled in both (`ofAll`: of those filled in `a`). */
export function repeatEachOther(rows: string[][], a: number, b: number, ofAll: boolean): boolean {
  const pairs = pairsOf(rows, a, b)
  const holds = (one: string, other: string) => one === other || (other.length > 2 && one.includes(other))
  const same = pairs
    .map((pair) => pair.map((value) => value.toLowerCase()))
    .filter(([one = '', other = '']) => holds(one, other) || holds(other, one))
  return same.length > 0 && same.length >= (ofAll ? filledCount(rows, a) : pairs.length) * ENOUGH
}

/** Whether most values of a column that hold postcodes differ from the postcodes of another column in the same row. */
export function haveOtherPostcodes(rows: string[][], column: number, other: number): boolean {
  const pairs = pairsOf(rows, column, other)
    .map((pair) => pair.map(findPostcodes))
    .filter((pair) => pair.every((postcodes) => postcodes.length > 0))
  const different = pairs.filter(([own, others]) => !own!.some((each) => others!.includes(each)))
  return different.length > pairs.length * ENOUGH
}

/** A formatted address may have `3/12` for flat 3 and number 12. */
const wordsAt = (row: string[], column: number) => typedWords(valueAt(row, column).toLowerCase())

/** Tells whether the other columns repeat most values of a column. It reads them once. */
export function copiesOf(rows: string[][], columns: number[]): (column: number) => boolean {
  const known = new Map<string[], Map<string, number>>()
  /** How many of them contain each word of a row. */
  const saidIn = (row: string[]) => {
    const said = known.get(row) ?? new Map<string, number>()
    if (!known.has(row))
      for (const column of columns)
        for (const word of new Set(wordsAt(row, column))) said.set(word, (said.get(word) ?? 0) + 1)
    known.set(row, said)
    return said
  }
  return (column) => {
    const own = columns.includes(column) ? 1 : 0
    const filled = rows.filter((row) => valueAt(row, column) !== '')
    const copies = filled.filter((row) =>
      wordsAt(row, column).every((word) => isHomeWord(word) || (saidIn(row).get(word) ?? 0) > own),
    )
    return copies.length >= filled.length * ENOUGH
  }
}

/** Whether two neighbours hold the halves of postcodes: neither has whole ones, and most filled pairs make one. */
export function arePostcodeHalves(rows: string[][], outward: number): boolean {
  const both = pairsOf(rows, outward, outward + 1)
  const whole = both.filter((halves) => isPostcode(halves.join(' ')))
  const isPair = both.length > 0 && whole.length >= both.length * ENOUGH
  return isPair && [outward, outward + 1].every((column) => !areMost(rows, column, isPostcode))
}

/**
 * The column that tells customers apart: the first with the most distinct values, if at least half as many as the rows. Dates
 * identify nobody.
 *
 * @param list of which the first rows suffice
 * @param except indexes of columns to skip
 * @returns its index, or null if there is none
 */
export function tellingColumn(headers: string[], list: string[][], except: number[]): number | null {
  const rows = list.slice(0, enoughRows(list))
  const columns = headers
    .map((_, column) => {
      const filled = rows.map((row) => (row[column] ?? '').trim()).filter((value) => value !== '')
      const dates = filled.filter(isDate).length
      return { column, filled: filled.length, distinct: new Set(filled).size, dates }
    })
    .filter(({ column, filled, dates }) => !except.includes(column) && dates * 2 < filled)

  const most = Math.max(...columns.map(({ distinct }) => distinct))
  return columns.find(({ distinct }) => distinct === most && most * 2 >= rows.length)?.column ?? null
}
