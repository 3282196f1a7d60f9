// What each row sends, and which rows send no address, a part of one, or one that has slid: each would be paid for, and find
// no door or the wrong one. Each question is slow for a whole list, so all are read together, in pieces.

import { lastOfRow } from '../../base/lastOfRow'
import { countryByPostcode } from '../address/columns/abroad'
import { findPostcodes, withoutPostcodes } from '../address/cells/postcodes'
import { isBlankWord, saysNoAddress, saysNothing } from '../address/cells/nothing'
import { isPostcode } from '../address/columns/columnContents'
import { readColumns } from '../address/columns/columnKinds'
import { customerHeaders } from '../address/columns/customerHeaders'
import { isTextFormula, shownValue } from '../address/columns/shownValue'
import { patternOf } from '../address/words/wordTable'
import { addressKey } from '../address/cells/sameWords'
import { beginsWithDate } from '../address/cells/dates'
import type { Slot } from '../address/columns/kinds'
import { queryOf, readCells, readTheirs } from '../address/columns/theirs'
import { postcodeColumns, queryColumns, sentColumns, type Mapping } from './query'

// The page asks for all rows at once, and again and again.
const queryLast = lastOfRow<string>()
const keyLast = lastOfRow<string>()

/**
 * The text sent for a row: the mapped values that are not blank, as Excel shows them, joined by comma and space; a flat before
 * its house, and a number alone with the word of its column. May be empty.
 */
export function buildQuery(row: string[], mapping: Mapping): string {
  const { columns, name } = sentColumns(mapping)
  return queryLast(row, [name], () => queryOf(readTheirs(row, columns)))
}

/** The key of the text that the same columns sent before a number had the word of its column. */
export function queryKeyBefore(row: string[], mapping: Mapping): string {
  const columns = sentColumns(mapping).columns.map(({ before: _, ...slot }): Slot => slot)
  return addressKey(queryOf(readCells(row, columns)))
}

/** The key of the text that a row sends. */
export const queryKey = (row: string[], mapping: Mapping): string =>
  keyLast(row, [sentColumns(mapping).name], () => addressKey(buildQuery(row, mapping)))

/** Whether a value that a row sends begins with a date, which a spreadsheet has made of a house number. */
export const sendsDate = (row: string[], mapping: Mapping): boolean =>
  queryColumns(mapping).some((column) => beginsWithDate(row[column] ?? ''))

/** The text that a row sends, and what can be read from it. */
export interface SentText {
  text: string
  hasPostcode: boolean
  /** Whether it has a digit outside its postcodes. */
  hasNumber: boolean
  /** Whether it is one line of an address, or its postcode, and no more. */
  isOnePart: boolean
  saysNoAddress: boolean
  /** The country whose postcode it ends in, or has in the column of postcodes, by its shape; null with a UK one. */
  otherPostcode: string | null
  /** The cells that hold a word for nothing, and how many others hold signs that mean something else. */
  blankWords: string[]
  otherSigns: number
}

/** A street followed by a name: `4 Mill Lane Bath` is more than one line. */
const GOES_ON_BEHIND_STREET = new RegExp(String.raw`\p{L}\s+${patternOf('goesOnBehind')}\.?\s+\p{L}{3}`, 'iu')

/** Words of the longest part that may be a place's name. */
const MOST_WORDS = 5

function isOnePart(bare: string, hasPostcode: boolean): boolean {
  const all = bare
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  // `As above, Bath, BA1 1AA` has no door.
  if (hasPostcode && all[0] !== undefined && !saysNoAddress(all[0])) return false
  const [only = '', another] = all.filter((part) => !saysNoAddress(part))
  if (hasPostcode) return another === undefined && !/\d/.test(only)
  return another === undefined && only.split(/\s+/).length <= MOST_WORDS && !GOES_ON_BEHIND_STREET.test(only)
}

/** The country whose postcode a row has, by its shape, where it has none of the United Kingdom. */
function otherPostcode(text: string, row: string[], mapping: Mapping): string | null {
  const own = postcodeColumns(mapping).map((column) => shownValue(row[column] ?? ''))
  const last = text.split(/[,\n]/).at(-1)!
  return [own.join(' '), last].map(countryByPostcode).find((country) => country !== null) ?? null
}

const lastSent = lastOfRow<SentText>()

/** Reads what a row sends. */
export const readSent = (row: string[], mapping: Mapping): SentText =>
  lastSent(row, [sentColumns(mapping).name], () => {
    const text = buildQuery(row, mapping)
    const bare = withoutPostcodes(text)
    const hasPostcode = findPostcodes(text).length > 0
    const read: SentText = {
      text,
      hasPostcode,
      hasNumber: /\d/.test(bare),
      isOnePart: isOnePart(bare, hasPostcode),
      saysNoAddress: saysNoAddress(text),
      otherPostcode: hasPostcode ? null : otherPostcode(text, row, mapping),
      blankWords: [],
      otherSigns: 0,
    }
    for (const column of queryColumns(mapping)) {
      const cell = row[column] ?? ''
      const shown = shownValue(cell)
      if (shown === cell) continue
      if (isBlankWord(shown === '' ? cell : '')) read.blankWords.push(cell)
      else if (!isTextFormula(cell)) read.otherSigns += 1
    }
    return read
  })

/** A word, which no postcode has. */
const WORD = /\p{L}{5}/u

/**
 * Tells of a line whether it says how to fill in a form: words stand where only postcodes do. A town beside its postcode is none,
 * and neither is a word for nothing.
 */
function explanations(rows: string[][], mapping: Mapping): (row: string[]) => boolean {
  const hasWord = (cell = '') => WORD.test(cell) && !saysNothing(cell)
  const hasPostcode = (cell = '') => findPostcodes(cell).length > 0
  const columns = postcodeColumns(mapping).filter(
    (column) => !rows.some((row) => hasWord(row[column]) && hasPostcode(row[column])),
  )
  return (row) => columns.some((column) => hasWord(row[column]))
}

/** The index of the first row below the lines that tell how to fill in a form; 0 if all of them do. */
export function firstRowBelow(rows: string[][], mapping: Mapping): number {
  const explains = explanations(rows, mapping)
  return Math.max(
    0,
    rows.findIndex((row) => !explains(row)),
  )
}

const plain = (value = '') => value.trim().toLowerCase()

/** Whether a row has the header's names where an address would be, as where lists were put together. */
function repeatsHeader(headers: string[], row: string[], mapping: Mapping): boolean {
  const filled = queryColumns(mapping).filter((column) => plain(row[column]) !== '')
  return filled.length > 0 && filled.every((column) => plain(row[column]) === plain(headers[column]))
}

/**
 * The rows whose text is no address, by index: it says so, is a footer, repeats the header, or explains a form above the first
 * address. Rows with nothing to send are not among them.
 */
export function rowsWithoutAddress(headers: string[], rows: string[][], mapping: Mapping): number[] {
  const found: number[] = []
  const explains = explanations(rows, mapping)
  let isAboveAddresses = !rows.every(explains)
  for (const [at, row] of rows.entries()) {
    const sent = readSent(row, mapping)
    if (sent.text === '') continue
    const isNone = sent.saysNoAddress || repeatsHeader(headers, row, mapping)
    isAboveAddresses &&= isNone || explains(row)
    if (isNone || isAboveAddresses) found.push(at)
  }
  return found
}

const isBlank = (row: string[], columns: number[]) =>
  columns.every((column) => (row[column] ?? '').trim() === '')

/**
 * The rows that hold only a part of an address, by index: it runs over several rows, or a blank means *as above*.
 *
 * @param others rows that are known for something else
 */
export function rowsOfParts(rows: string[][], mapping: Mapping, others: ReadonlySet<number>): number[] {
  const columns = new Set(queryColumns(mapping))
  const beside = [...(rows[0] ?? []).keys()].filter((column) => !columns.has(column))
  const found: number[] = []
  /** The last row with more than its address, which the rows below may continue. */
  let above: SentText | null = null
  for (const [at, row] of rows.entries()) {
    const sent = readSent(row, mapping)
    if (sent.text === '') continue
    const isBelow: boolean = above !== null && isBlank(row, beside)
    const goesOn = isBelow && !sent.hasNumber && !(sent.hasPostcode && above?.hasPostcode)
    if (!isBelow) above = isBlank(row, beside) ? null : sent
    if (!others.has(at) && (goesOn || sent.isOnePart)) found.push(at)
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
    const { text, hasPostcode } = readSent(row, mapping)
    if (text === '' || hasPostcode) return false
    return others.some((column) => isPostcode(shownValue(row[column] ?? '').trim()))
  })
}
