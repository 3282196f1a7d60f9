// COLUMNS: what each column of a file is.
// - One table says what names mean (`columnTable`), however they are written (`columnWords`); `columnContents` looks at the
//   values. `readColumns`, below, puts both together, and all other code asks it.
// - The name comes first. Contents decide where it says too little or too much: a number may count rows, an `Address` may be a
//   web address.
// - We read a column among its neighbours: the columns of one address share a family of names and a block of the file.
// - A person's choice comes on top, and never passes for what a name says.
// - A row's own address is pieces, each with its column (`theirs`): we send, compare and write the same pieces.

import { repeatedIn } from '../../../base/values'
import { sampleOf } from '../../../base/manyRows'
import { areMost, copiesOf, isBareNumber, isPostcode, isRegion, lineSignIn } from './columnContents'
import { preferredColumn, whereIs, wordAtEnd } from './columnNames'
import { headerWords } from './columnWords'
import { namesAmong, rowNumbersIn, withoutWeak, type Names } from './exceptions'
import { customerHeaders } from './headers'
import { areOfOne, isLine, type AddressPart, type Meaning, type ReadAs } from './kinds'
import { addresseeOf, columnsBeside } from './otherNames'

export interface ColumnReading {
  /** What its name says; null if it is not of an address. */
  name: AddressPart | null
  /** The same, but null for what we neither send nor write: a country, a copy, a region of England. */
  part: AddressPart | null
  /** Whether its name is unknown: not of a person, not of a place elsewhere, not beside an address. */
  isUnknown: boolean
  /** Whether its name wins over all others as the first line of the address or as its postcode. */
  preferred: 'line' | 'postcode' | false
  isNameless: boolean
  /** Whether its name is just a number, and it numbers rows, not houses. */
  isRowNumber: boolean
}

/** Whether a header says nothing: it is blank, or the number given to a column without a name. */
const isNameless = (header: string) => /^(?:column \d+)?$/i.test(header.trim())

/** The columns of the Land Registry's price paid data, which is published without a header. */
const PRICE_PAID =
  'id,price,date,postcode,type,new,duration,paon,saon,street,locality,town,district,county,category,status'.split(
    ',',
  )

/** Values that give price paid data away, by column. */
const PRICE_PAID_VALUES: [number, (value: string) => boolean][] = [
  [3, isPostcode],
  [4, (value) => /^[DSTFO]$/.test(value)],
  [5, (value) => /^[YN]$/.test(value)],
  [6, (value) => /^[FLU]$/.test(value)],
]

/** The names of columns; those of a known list if the file has none. */
function namesOf(headers: string[], rows: string[][]): string[] {
  const isPricePaid =
    headers.every(isNameless) &&
    headers.length >= PRICE_PAID.length - 2 &&
    PRICE_PAID_VALUES.every(([column, isSo]) => areMost(rows, column, isSo))
  return isPricePaid ? headers.map((_, column) => PRICE_PAID[column] ?? '') : withoutPaths(headers)
}

/** A name up to its last slash. */
const pathOf = (header: string) => /^(.*\S)\/(?=\S)[^/]*$/.exec(header)?.[1]

/** The names with blanks for the slashes of paths that several share: `address/city` beside `address/line_1`. */
function withoutPaths(headers: string[]): string[] {
  const shared = repeatedIn(headers.flatMap((header) => pathOf(header) ?? []))
  const isPath = (header: string) => shared.has(pathOf(header) ?? '')
  return shared.size === 0
    ? headers
    : headers.map((header) => (isPath(header) ? header.replaceAll('/', ' ') : header))
}

/** Parts that name a flat's house, the surest first; a line does if it is the first of the address. */
const HOUSES: ((part: AddressPart) => boolean)[] = [
  ({ meaning, word }) => /^(?:number|house|building)$/.test(meaning) && word === undefined,
  ({ meaning, nth }) => meaning === 'line' && nth <= 1,
]

/** The parts; a flat, or anything else with a word, that comes after its house gets the column of that house, to go before it. */
const beforeHouses = (parts: (AddressPart | null)[]): (AddressPart | null)[] =>
  parts.map((part, column) => {
    if (part?.word === undefined) return part
    const own = parts.slice(0, column)
    const isOf = (each: AddressPart | null) => areOfOne(each, part) && each!.partOf === undefined
    const places = HOUSES.map((isHouse) => own.findIndex((each) => isOf(each) && isHouse(each!)))
    const before = places.find((at) => at >= 0)
    return before === undefined ? part : { ...part, before }
  })

/**
 * The block of each column: after an address's postcode, a repeated name (`Town` twice, or `Town 1` and `Town 2`) begins the next
 * address.
 */
function blocksOf(names: Names, headers: string[]): number[] {
  const blocks = names.map(() => 0)
  for (const family of new Set(names.flatMap((name) => name?.family ?? []))) {
    const columns = [...names.keys()].filter((column) => names[column]?.family === family)
    const keyOf = (column: number) => {
      const header = headers[column]!
      return headerWords(names[column]!.meaning === 'line' ? header : header.replace(/\d/g, ''))
    }
    let begin = 0
    for (const [at, column] of columns.entries()) {
      const own = columns.slice(begin, at)
      const postcode = own.findLastIndex((each) => /^(?:postcode|inwardCode)$/.test(names[each]!.meaning))
      if (postcode < 0 || !own.some((each) => keyOf(each) === keyOf(column))) continue
      // The column after the postcode begins the next, unless the postcode comes first in each.
      const ended = postcode === 0 ? at : begin + postcode + 1
      for (const each of columns.slice(ended)) blocks[each]! += 1
      begin = ended
    }
  }
  return blocks
}

/** Tells which columns copy the parts beside them: an `Address` beside a first line, or both beside a `Street`. */
function formattedCopies(parts: (AddressPart | null)[], rows: string[][]) {
  const copies = new Map<string, ReturnType<typeof copiesOf>>()
  const isFirstLine = ({ meaning, nth }: AddressPart) => meaning === 'line' && nth === 1
  const isWhole = ({ meaning, nth }: AddressPart) => meaning === 'line' && nth === 0
  return (part: AddressPart, column: number) => {
    const columns = [...parts.keys()].filter((at) => areOfOne(part, parts[at]!))
    const has = (isSo: (part: AddressPart) => boolean) =>
      columns.some((at) => at !== column && isSo(parts[at]!))
    const isBesideParts =
      (part.meaning === 'street' && has(isFirstLine)) ||
      (isWhole(part) && has((each) => each.meaning === 'street' || isFirstLine(each)))
    if (!isBesideParts) return false
    const isCopy = copies.get(columns.join()) ?? copiesOf(rows, columns)
    copies.set(columns.join(), isCopy)
    return isCopy(column)
  }
}

function read(headers: string[], rows: string[][]): ColumnReading[] {
  const own = customerHeaders(headers)
  const said = namesOf(own, rows)
  const named = namesAmong(said, rows)
  const rowNumbers = rowNumbersIn(named, rows)
  // A school system; An estate; An order, with other numbers.
  const names = withoutWeak(named, rows, rowNumbers)
  const blocks = blocksOf(names, said)
  const partsAlone = names.map((name, column): AddressPart | null => {
    if (!name) return null
    const { meaning, family, word } = name
    const isBare = word !== undefined && areMost(rows, column, isBareNumber)
    const partedBy = isLine(meaning) ? lineSignIn(rows, column) : undefined
    return { ...name, block: blocks[column]!, where: whereIs(family), partedBy, isBare: isBare || undefined }
  })
  const parts = beforeHouses(partsAlone)
  const line = preferredColumn(
    own.map((header, column) => (names[column] ? header : '')),
    'line',
  )
  const postcode = preferredColumn(own, 'postcode')
  const isCopy = formattedCopies(parts, rows)
  const beside = columnsBeside(headers)
  const isOfAddress = (part: AddressPart, column: number) => {
    // A country belongs on an envelope, but finds no UK address, so we neither send nor write it.
    if (part.meaning === 'country') return false
    // CQC; Land Registry, with proprietors; Pipedrive.
    if (part.meaning === 'region' || part.meaning === 'county') return !areMost(rows, column, isRegion)
    // Without a town, or beside a locality, a district means the council's: Land Registry.
    const hasBeside = (...meanings: Meaning[]) =>
      parts.some((other) => areOfOne(other, part) && meanings.includes(other!.meaning))
    if (part.meaning === 'district') return hasBeside('town', 'postTown') && !hasBeside('locality')
    return column === line || !isCopy(part, column)
  }
  return headers.map((header, column) => {
    const part = parts[column] ?? null
    return {
      name: part,
      part: part && isOfAddress(part, column) ? part : null,
      isUnknown:
        column < own.length &&
        part === null &&
        !beside[column] &&
        addresseeOf(header) === null &&
        whereIs(headerWords(header)) !== 'elsewhere',
      preferred: column === line ? 'line' : column === postcode && 'postcode',
      isNameless: column < own.length && isNameless(said[column]!),
      isRowNumber: rowNumbers.has(column),
    }
  })
}

const known = new WeakMap<string[][], { headers: string[]; readings: ColumnReading[] }>()

/**
 * Reads what each column of a file is, once for all that proposes, sends and writes.
 *
 * @param rows all of them, or enough to tell what the columns hold
 */
export function readColumns(headers: string[], rows: string[][]): ColumnReading[] {
  const before = known.get(rows)
  if (before?.headers === headers) return before.readings
  const readings = read(headers, sampleOf(rows))
  known.set(rows, { headers, readings })
  return readings
}

/** How to read columns that continue another's number, part their lines by a sign, or have a word for a number. */
export const readAs = (headers: string[], rows: string[][]): ReadAs =>
  Object.fromEntries(
    readColumns(headers, rows).map(({ part, name }, column) => {
      const { partOf, partedBy, word = name ? undefined : wordAtEnd(headers[column]!), before } = part ?? {}
      return [column, { partOf, partedBy, word, before }]
    }),
  )

/** The two neighbouring columns that hold the halves of a postcode; null if there are none. */
export function postcodePair(headers: string[], rows: string[][]): [number, number] | null {
  const outward = readColumns(headers, rows).findIndex(({ part }) => part?.meaning === 'outwardCode')
  return outward < 0 ? null : [outward, outward + 1]
}
