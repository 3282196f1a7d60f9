// What each row sends, and which rows send no address, part of one, or one in shifted cells: we would pay for each, and find no
// door or the wrong one. Each question is slow for a whole list, so the page works them out together, in pieces.

import { lastOfRow } from '../../base/manyRows'
import { countryByPostcode } from '../address/columns/abroad'
import { findPostcodes, withoutPostcodes } from '../address/cells/postcodes'
import { isBlankWord, saysNoAddress, saysNothing } from '../address/cells/nothing'
import { isPostcode } from '../address/columns/columnContents'
import { readColumns } from '../address/columns/columnKinds'
import { customerHeaders } from '../address/columns/headers'
import { cellOf, isTextFormula, shownValue } from '../address/columns/shownValue'
import { patternOf } from '../address/words/wordTable'
import { addressKey } from '../address/cells/sameWords'
import { beginsWithDate } from '../address/cells/dates'
import type { Slot } from '../address/columns/kinds'
import { queryOf, readCells, readTheirs } from '../address/columns/theirs'
import { postcodeColumns, queryColumns, sentColumns, type Mapping } from './query'

// The page asks for all rows at once, over and over.
const queryLast = lastOfRow<string>()
const keyLast = lastOfRow<string>()

/**
 * The text sent for a row: the filled values of the mapped columns, as Excel shows them, joined by comma and space; a flat before
 * its house, and a bare number with its column's word. May be empty.
 */
export function buildQuery(row: string[], mapping: Mapping): string {
  const { columns, name } = sentColumns(mapping)
  return queryLast(row, [name], () => queryOf(readTheirs(row, columns)))
}

/** The key of the text that the same columns sent before numbers got their column's word. */
export function queryKeyBefore(row: string[], mapping: Mapping): string {
  const columns = sentColumns(mapping).columns.map(({ before: _, ...slot }): Slot => slot)
  return addressKey(queryOf(readCells(row, columns)))
}

/** The key of the text that a row sends. */
export const queryKey = (row: string[], mapping: Mapping): string =>
  keyLast(row, [sentColumns(mapping).name], () => addressKey(buildQuery(row, mapping)))

/** Whether a value that a row sends begins with a date, into which a spreadsheet has turned a house number. */
export const sendsDate = (row: string[], mapping: Mapping): boolean =>
  queryColumns(mapping).some((column) => beginsWithDate(row[column] ?? ''))

export interface SentText {
  text: string
  hasPostcode: boolean
  /** Whether it has a digit outside its postcodes. */
  hasNumber: boolean
  /** Whether it is only one line of an address, or only its postcode. */
  isOnePart: boolean
  saysNoAddress: boolean
  /** The country of its last word, or of its postcode column, by a postcode's shape; null if it has a UK one. */
  otherPostcode: string | null
  /** The cells that hold a word for nothing; then how many others hold signs that mean something else. */
  blankWords: string[]
  otherSigns: number
}

/** A street and a name after it: `4 Mill Lane Bath` is more than one line. */
const GOES_ON_BEHIND_STREET = new RegExp(String.raw`\p{L}\s+${patternOf('goesOnBehind')}\.?\s+\p{L}{3}`, 'iu')

/** How many words the name of a place may have. */
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

/** The country of a row's postcode, by its shape; null if the row has a UK one. */
function otherPostcode(text: string, row: string[], mapping: Mapping): string | null {
  const own = postcodeColumns(mapping).map((column) => cellOf(row, column))
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
 * Tells whether a line explains how to fill in a form: it has words where only postcodes belong. A town beside its postcode does
 * not count, nor does a word for nothing.
 */
function explanations(rows: string[][], mapping: Mapping): (row: string[]) => boolean {
  const hasWord = (cell = '') => WORD.test(cell) && !saysNothing(cell)
  const hasPostcode = (cell = '') => findPostcodes(cell).length > 0
  const columns = postcodeColumns(mapping).filter(
    (column) => !rows.some((row) => hasWord(row[column]) && hasPostcode(row[column])),
  )
  return (row) => columns.some((column) => hasWord(row[column]))
}

/** The index of the first row below the lines that explain how to fill in a form; 0 if all rows do. */
export function firstRowBelow(rows: string[][], mapping: Mapping): number {
  const explains = explanations(rows, mapping)
  return Math.max(
    0,
    rows.findIndex((row) => !explains(row)),
  )
}

const plain = (value = '') => value.trim().toLowerCase()

/** Whether a row has the header's names in place of an address, as in lists put together. */
function repeatsHeader(headers: string[], row: string[], mapping: Mapping): boolean {
  const filled = queryColumns(mapping).filter((column) => plain(row[column]) !== '')
  return filled.length > 0 && filled.every((column) => plain(row[column]) === plain(headers[column]))
}

/** Whether a row that sends only numbers says in its other cells what they are: `Total | 24`. */
const isFooter = (row: string[], text: string) =>
  !/\p{L}/u.test(text) && saysNoAddress(row.filter((cell) => cell.trim() !== '').join(', '))

/**
 * The indexes of rows whose text is not an address: it says so, is a footer, repeats the header, or explains a form above the
 * first address. Rows with nothing to send are not among them.
 */
export function rowsWithoutAddress(headers: string[], rows: string[][], mapping: Mapping): number[] {
  const found: number[] = []
  const explains = explanations(rows, mapping)
  let isAboveAddresses = !rows.every(explains)
  for (const [at, row] of rows.entries()) {
    const sent = readSent(row, mapping)
    if (sent.text === '') continue
    const isNone = sent.saysNoAddress || isFooter(row, sent.text) || repeatsHeader(headers, row, mapping)
    isAboveAddresses &&= isNone || explains(row)
    if (isNone || isAboveAddresses) found.push(at)
  }
  return found
}

const isBlank = (row: string[], columns: number[]) =>
  columns.every((column) => (row[column] ?? '').trim() === '')

/**
 * The indexes of rows that hold only part of an address: it runs over several rows, or a blank means *as above*.
 *
 * @param others rows already known for something else
 */
export function rowsOfParts(rows: string[][], mapping: Mapping, others: ReadonlySet<number>): number[] {
  const columns = new Set(queryColumns(mapping))
  const beside = [...(rows[0] ?? []).keys()].filter((column) => !columns.has(column))
  const found: number[] = []
  /** The last row with more than an address, which the rows below may continue. */
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

/** The indexes of rows that send no postcode but have one in another column: their cells have shifted. */
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
    return others.some((column) => isPostcode(cellOf(row, column).trim()))
  })
}
