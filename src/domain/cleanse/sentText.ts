// What the page has to know of each row before Start. Each question is slow for a whole list, so all are read together, in pieces.

import { lastOfRow } from '../../base/lastOfRow'
import { recordCountry } from '../address/columns/abroad'
import { saysNoAddress } from '../address/cells/noAddress'
import { findPostcodes, withoutPostcodes } from '../address/cells/postcodes'
import { isBlankWord } from '../address/cells/nothing'
import { isTextFormula, shownValue } from '../address/columns/shownValue'
import { buildQuery } from './rowQuery'
import { queryColumns, sentColumns, type Mapping } from './query'

/** The text that a row sends, and what can be read from it. */
export interface SentText {
  text: string
  hasPostcode: boolean
  /** Whether it has a digit outside its postcodes. */
  hasNumber: boolean
  /** Whether it is one line of an address, or its postcode, and no more. */
  isOnePart: boolean
  saysNoAddress: boolean
  /** The cells that hold a word for nothing, and how many others hold signs that stand for something else. */
  blankWords: string[]
  otherSigns: number
}

/** A street followed by a name: `4 Mill Lane Bath` is more than one line. */
const GOES_ON_BEHIND_STREET =
  /\p{L}\s+(?:street|st|road|rd|avenue|ave|lane|ln|close|drive|way|crescent|terrace|place|gardens|grove|square|mews|park)\.?\s+\p{L}{3}/iu

/** Words of the longest part that may be a place's name. */
const MOST_WORDS = 5

function isOnePart(bare: string, hasPostcode: boolean): boolean {
  const all = bare
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const parts = all.filter((part) => !saysNoAddress(part))
  const [only = '', another] = parts
  // `As above, Bath, BA1 1AA` has no door.
  const isDoorless = saysNoAddress(all[0] ?? '') && another === undefined && !/\d/.test(only)
  if (hasPostcode) return parts.length === 0 || isDoorless
  return another === undefined && only.split(/\s+/).length <= MOST_WORDS && !GOES_ON_BEHIND_STREET.test(only)
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
      blankWords: [],
      otherSigns: 0,
    }
    for (const column of queryColumns(mapping)) {
      const cell = row[column] ?? ''
      const shown = shownValue(cell)
      if (shown === cell) continue
      // For the count of rows abroad, which is of all rows at once.
      if (column === mapping.addressColumn) recordCountry(row, column)
      if (isBlankWord(shown === '' ? cell : '')) read.blankWords.push(cell)
      else if (!isTextFormula(cell)) read.otherSigns += 1
    }
    return read
  })
