// COLUMNS: what each column of a file is.
// - One table says what names mean (`columnTable`), however they are written (`columnWords`); one look at a column's contents says
//   what its values are (`columnContents`). `readColumns`, below, puts both together, and all else asks it.
// - The name comes first. Contents decide where it says nothing or too much: a number may count rows, an `Address` may be a web
//   address.
// - A column is read among its neighbours: columns of one address share a family of names and a block of the file.
// - What a person chooses comes on top, and is never read back as if a name said it.
// - A row's own address is pieces, each with its column (`theirs`): sent, compared and written are the same pieces.

import { repeatedIn } from '../../../base/repeated'
import { sampleOf } from '../../../base/enoughRows'
import {
  arePostcodeHalves,
  countIfMost,
  isBareNumber,
  isHouseNumber,
  isOfNoPlace,
  isPostcode,
  isRegion,
  isStreetLine,
  lineSignIn,
} from './columnContents'
import { columnName, namesCountry, preferredColumn, whereIs } from './columnNames'
import { headerWords } from './columnWords'
import { customerHeaders, isNameless, namesOf } from './customerHeaders'
import { rowNumbersIn, withoutWeak, withParts } from './doorNames'
import { formattedCopies } from './formattedCopies'
import type { AddressPart, ColumnName, Meaning, ReadAs } from './kinds'

/** What a column is, by its name and its contents, seen among the others. */
export interface ColumnReading {
  /** What its name says; null for a column of no address. */
  name: AddressPart | null
  /** The same, but null for what is neither sent nor written: a country, a copy, a region of England. */
  part: AddressPart | null
  /** Whether its contents could say more: its name says nothing of an address. */
  isOpen: boolean
  /** Whether its name is taken before all others, for the first line of the address or for its postcode. */
  preferred: 'line' | 'postcode' | false
  /** Whether it has no name. */
  isNameless: boolean
  /** Whether it is called a number and no more, and numbers the rows, not houses. */
  isRowNumber: boolean
  /** Whether it holds countries, of whatever. */
  hasCountries: boolean
}

type Names = (ColumnName | null)[]

/** The names with the halves of a postcode, which their contents tell; a name alone does not make a half. */
function withHalves(names: Names, rows: string[][]): Names {
  const halves: Names = [...names]
  let next = 0
  for (const [column, name] of names.entries()) {
    if (column < next) continue
    if (column + 1 < names.length && arePostcodeHalves(rows, column)) {
      const family = name?.family ?? names[column + 1]?.family ?? ''
      for (const [at, meaning] of (['outwardCode', 'inwardCode'] as const).entries())
        halves[column + at] = { meaning, nth: 0, family, isWeak: false }
      next = column + 2
    } else if (name && isHalf(name.meaning)) {
      const isWhole = countIfMost(rows, column, isPostcode) > 0
      halves[column] = isWhole ? { ...name, meaning: 'postcode' } : null
    }
  }
  return halves
}

const isHalf = (meaning: Meaning) => meaning === 'outwardCode' || meaning === 'inwardCode'

/** The names without those of lines that hold none: e-mail addresses, ticks, references; numbers beside a line that has its own. */
function withoutOthers(names: Names, rows: string[][]): Names {
  const areMost = (column: number, isSo: (value: string) => boolean) => countIfMost(rows, column, isSo) > 0
  const isLine = (name: ColumnName | null) => name?.meaning === 'line' || name?.meaning === 'street'
  const isNumbered = (value: string) => /^\d/.test(value) && isStreetLine(value)
  return names.map((name, column) => {
    if (!isLine(name)) return name
    const hasNumbered = () =>
      names.some((other, at) => at !== column && isLine(other) && areMost(at, isNumbered))
    const isNone = areMost(column, isOfNoPlace) || (areMost(column, isHouseNumber) && hasNumbered())
    return isNone ? null : name
  })
}

/**
 * The names with the family that others of the file have, where it reads as part of the name (`Property Number`) or stands
 * before one that says something only alone (`To Property` beside `To Street`).
 */
function inFamilies(names: Names, headers: string[]): Names {
  const families = new Set(names.map((name) => name?.family ?? ''))
  return names.map((name, column) => {
    const [first = '', ...rest] = headerWords(headers[column]!).split(' ')
    if (first === 'address' || first === '' || !families.has(first)) return name
    const alone = name === null ? columnName(rest.join(' ')) : null
    const own = alone?.isWeak && alone.meaning === 'house' ? alone : name
    return own?.family === '' ? { ...own, family: first } : name
  })
}

/**
 * The names with the family of the address that they follow, where a file has them for several: `Owner Address, Town,
 * Postcode, Property Address, Town, Postcode`.
 */
function inAddressBefore(names: Names, headers: string[]): Names {
  const keys = headers.map(headerWords)
  const repeated = repeatedIn(keys)
  let family = ''
  return names.map((name, column) => {
    if (name?.meaning === 'street' || (name?.meaning === 'line' && name.nth <= 1)) family = name.family
    return name?.family === '' && repeated.has(keys[column]!) ? { ...name, family } : name
  })
}

/** Parts that name the house of a flat, the surest first; a line names it if it is the first of the address. */
const HOUSES: ((part: AddressPart) => boolean)[] = [
  ({ meaning, word }) => /^(?:number|house|building)$/.test(meaning) && word === undefined,
  ({ meaning, nth }) => meaning === 'line' && nth <= 1,
]

/** The parts with the column of the house that a flat behind it, or what else has a word, is named before. */
function beforeHouses(parts: (AddressPart | null)[]): (AddressPart | null)[] {
  return parts.map((part, column) => {
    if (part?.word === undefined) return part
    const isOf = (each: AddressPart | null): each is AddressPart =>
      each?.family === part.family && each.block === part.block && each.partOf === undefined
    const own = parts.slice(0, column)
    const places = HOUSES.map((isHouse) => own.findIndex((each) => isOf(each) && isHouse(each)))
    const before = places.find((at) => at >= 0)
    return before === undefined ? part : { ...part, before }
  })
}

/**
 * The block of each column. A file may hold two addresses under the same names (`Address, Town, Postcode` twice, or `Town
 * 1` and `Town 2`): once an address has had its postcode, a name that comes again begins the next.
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
      // What stands behind the postcode begins the next, unless the postcode comes first in each.
      const ended = postcode === 0 ? at : begin + postcode + 1
      for (const each of columns.slice(ended)) blocks[each]! += 1
      begin = ended
    }
  }
  return blocks
}

/** Columns of addresses that are read: no file has more, and each is seen beside all others. */
const MOST_NAMED = 100

function firstNamed(names: Names): Names {
  let named = 0
  return names.map((name) => (name && (named += 1) <= MOST_NAMED ? name : null))
}

function read(headers: string[], rows: string[][]): ColumnReading[] {
  const own = customerHeaders(headers)
  const said = namesOf(own, rows)
  const each = inFamilies(withHalves(withoutOthers(said.map(columnName), rows), rows), said)
  const named = inAddressBefore(firstNamed(each), said)
  const withNumbers = withParts(named, rows)
  const rowNumbers = rowNumbersIn(withNumbers, rows)
  const names = withoutWeak(withNumbers, rows, rowNumbers)
  const blocks = blocksOf(names, said)
  const partsAlone = names.map((name, column): AddressPart | null => {
    if (!name) return null
    const { meaning, family, word } = name
    const isBare = word !== undefined && countIfMost(rows, column, isBareNumber) > 0
    const partedBy = meaning === 'line' || meaning === 'street' ? lineSignIn(rows, column) : undefined
    return {
      ...name,
      block: blocks[column]!,
      where: whereIs(family),
      ...(partedBy && { partedBy }),
      ...(isBare && { isBare }),
    }
  })
  const parts = beforeHouses(partsAlone)
  const line = preferredColumn(
    own.map((header, column) => (names[column] ? header : '')),
    'line',
  )
  const postcode = preferredColumn(own, 'postcode')
  const isCopy = formattedCopies(parts, rows)
  const isOfAddress = (part: AddressPart, column: number) => {
    // A country is on an envelope, but not sent to find a UK address and not written.
    if (part.meaning === 'country') return false
    if (part.meaning === 'region' || part.meaning === 'county')
      return countIfMost(rows, column, isRegion) === 0
    // Without a town, or beside a locality, a district is the council's.
    const hasBeside = (...meanings: Meaning[]) =>
      parts.some(
        (other) =>
          other?.family === part.family && other.block === part.block && meanings.includes(other.meaning),
      )
    if (part.meaning === 'district') return hasBeside('town', 'postTown') && !hasBeside('locality')
    return column === line || !isCopy(column)
  }
  return headers.map((header, column) => {
    const part = parts[column] ?? null
    return {
      name: part,
      part: part && isOfAddress(part, column) ? part : null,
      isOpen: column < own.length && part === null,
      preferred: column === line ? 'line' : column === postcode && 'postcode',
      isNameless: column < own.length && isNameless(said[column]!),
      isRowNumber: rowNumbers.has(column),
      hasCountries: namesCountry(header),
    }
  })
}

const known = new WeakMap<string[][], { headers: string[]; readings: ColumnReading[] }>()

/**
 * Reads what each column of a file is. This is found here once, for what is proposed, what is sent and what is written.
 *
 * @param rows all of them, or enough to tell what columns hold
 */
export function readColumns(headers: string[], rows: string[][]): ColumnReading[] {
  const before = known.get(rows)
  if (before?.headers === headers) return before.readings
  const readings = read(headers, sampleOf(rows))
  known.set(rows, { headers, readings })
  return readings
}

/** How the columns are read that go on with the number of another, part their lines by a sign, or have a word for a number. */
export function readAs(headers: string[], rows: string[][]): ReadAs {
  return Object.fromEntries(
    readColumns(headers, rows).flatMap(({ part }, column) => {
      const { partOf, partedBy, word, before } = part ?? {}
      const isRead = [partOf, partedBy, word].some((each) => each !== undefined)
      return isRead ? [[column, { partOf, partedBy, word, before }]] : []
    }),
  )
}

/** The two neighbouring columns that hold the halves of a postcode; null if there are none. */
export function postcodePair(headers: string[], rows: string[][]): [number, number] | null {
  const outward = readColumns(headers, rows).findIndex(({ part }) => part?.meaning === 'outwardCode')
  return outward < 0 ? null : [outward, outward + 1]
}
