import { repeatedIn } from '../../../base/values'
import {
  arePostcodeHalves,
  areMost,
  isHouseNumber,
  isOfNoPlace,
  isPostcode,
  isStreetLine,
  namesStreet,
} from './columnContents'
import { columnName } from './columnNames'
import { headerWords } from './columnWords'
import { isHalf, isLine, isPremise, type ColumnName, type Meaning } from './kinds'

/** What the name of each column says; null for one that names no part of an address. */
export type Names = (ColumnName | null)[]

/** Names for a house's number: it goes before a street without one, whatever that column is called. */
const NUMBER = new Set<Meaning | undefined>(['number', 'house'])

/** What continues a number in a column of its own: its letter, a half, or the end of its range. */
const PART = /^(?:\p{L}|[½¼¾]|\d\/\d|bis|\d{1,4}\s?\p{L}?)$/iu

/**
 * Joins the letter of a number, and the end of its range, to the nearest number before it, or else after it. A weak name must
 * stand next to its number, and its cells must hold such a part.
 */
const withParts = (names: Names, rows: string[][]): Names =>
  names.map((name, column): ColumnName | null => {
    if (name?.meaning !== 'numberPart' && name?.meaning !== 'flatPart') return name
    const isOfFlat = name.meaning === 'flatPart'
    const isWhole = (other: ColumnName | null | undefined) =>
      isOfFlat ? other?.meaning === 'flat' : NUMBER.has(other?.meaning)
    const wholes = [...names.keys()].filter((at) => names[at]?.family === name.family && isWhole(names[at]))
    const whole = wholes.findLast((at) => at < column) ?? wholes[0]
    const meaning = isOfFlat ? 'flat' : 'number'
    if (whole === undefined) return null
    const between = names.slice(Math.min(whole, column) + 1, Math.max(whole, column))
    const isBeside = between.every((each) => each?.meaning === name.meaning)
    if (name.isWeak && !(isBeside && areMost(rows, column, (value) => PART.test(value)))) return null
    return { ...name, meaning, isWeak: false, partOf: whole }
  })

/** So many rows are not numbered in turn by chance, as the houses of a street may be. */
const COUNTED = 5

/** So many rows do not all have different house numbers by chance. */
const DIFFERENT = 20

/** Whether a column numbers the rows: it counts them, or differs in each of many. */
export function numbersRows(rows: string[][], column: number): boolean {
  const filled = rows.map((row) => row[column]!.trim()).filter((value) => value !== '')
  const counts = rows.map((row) => Number(row[column]))
  const isInTurn = counts.length >= COUNTED && counts.every((count, at) => count === counts[0]! + at)
  return isInTurn || (filled.length > DIFFERENT && new Set(filled).size === filled.length)
}

/** If at least this share of rows has another number before the street, a column of numbers has no house numbers. */
const NUMBERED = 0.2

/** Whether a text begins with a street's number, and lacks this one. */
const isStreetNumbered = (part: string, own: string) =>
  /^\s*\d/.test(part) && isStreetLine(part) && !part.match(/\d+/g)!.includes(own)

const isBareStreet = (value: string) => namesStreet(value) && !/\d/.test(value)

/** The columns called just *No* that hold no house numbers: they number the rows, or the streets have other numbers. */
export function rowNumbersIn(names: Names, rows: string[][]): ReadonlySet<number> {
  const lines = [...names.keys()].filter((at) => isLine(names[at]?.meaning))
  const areNumbered = (column: number) => {
    const isOther = (row: string[]) => (part: string) => isStreetNumbered(part, row[column]!.trim())
    const numbered = rows.filter((row) => lines.some((at) => row[at]!.split(/[,\r\n]/).some(isOther(row))))
    return numbered.length > 0 && numbered.length >= rows.length * NUMBERED
  }
  const isWeakNumber = (name: ColumnName | null) => name?.meaning === 'number' && name.isWeak
  // A total below the list has no address.
  const withAddress = (column: number) =>
    rows.filter((row) => names.some((name, at) => name && at !== column && row[at]!.trim() !== ''))
  const isOfRows = (column: number) => numbersRows(withAddress(column), column) || areNumbered(column)
  return new Set([...names.keys()].filter((column) => isWeakNumber(names[column]!) && isOfRows(column)))
}

/**
 * Drops weak names that are out of place. A door stands before a part without one, and a house's door only if no other name says
 * it; an area stands between two parts. A house's number may be far from a bare street. A place is an address if it holds streets
 * and no other column does.
 */
export function withoutWeak(names: Names, rows: string[][], rowNumbers: ReadonlySet<number>): Names {
  const kept: Names = [...names]
  const isNamed = names.some(
    (name) =>
      isPremise(name?.meaning) && name?.meaning !== 'flat' && !name?.isWeak && name?.partOf === undefined,
  )
  const isOwnStreet = (name: ColumnName | null) => isLine(name?.meaning) && !name?.family && !name?.isWeak
  const hasStreet = names.some(isOwnStreet)
  const hasBareStreet = () =>
    names.some((name, at) => isOwnStreet(name) && name!.nth <= 1 && areMost(rows, at, isBareStreet))
  for (const [column, name] of [...names.entries()].toReversed()) {
    if (!name?.isWeak) continue
    const { meaning } = name
    if (rowNumbers.has(column)) {
      kept[column] = null
      continue
    }
    const next = kept[column + 1]
    const holdsNumbers = () => NUMBER.has(meaning) && areMost(rows, column, isHouseNumber)
    const isFar = () => !isNamed && holdsNumbers() && !numbersRows(rows, column) && hasBareStreet()
    const isInPlace = isPremise(meaning)
      ? next?.meaning !== 'line' && !(meaning === 'house' && isNamed)
      : meaning !== 'line' && names[column - 1]
    if ((isInPlace && next) || isFar()) continue
    const isPlace = meaning === 'line' || meaning === 'house'
    const isAddress = isPlace && !hasStreet && areMost(rows, column, isStreetLine)
    kept[column] = isAddress ? { ...name, meaning: 'line', isWeak: false } : null
  }
  return kept.map((name) => (name?.partOf !== undefined && !kept[name.partOf] ? null : name))
}

/** The names with the halves of a postcode, which contents must confirm. */
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
      const isWhole = areMost(rows, column, isPostcode)
      halves[column] = isWhole ? { ...name, meaning: 'postcode' } : null
    }
  }
  return halves
}

/** The names without lines that hold no address: e-mails, ticks, references; numbers beside a line that has its own. */
function withoutOthers(names: Names, rows: string[][]): Names {
  const isNumbered = (value: string) => /^\d/.test(value) && isStreetLine(value)
  return names.map((name, column) => {
    if (!isLine(name?.meaning)) return name
    const hasNumbered = () =>
      names.some((other, at) => at !== column && isLine(other?.meaning) && areMost(rows, at, isNumbered))
    const isNone =
      areMost(rows, column, isOfNoPlace) || (areMost(rows, column, isHouseNumber) && hasNumbered())
    return isNone ? null : name
  })
}

/**
 * Adds the family of other columns where it is part of the name, `Property Number`, or before a name that counts only whole: `To
 * Property` beside `To Street`.
 */
function inFamilies(names: Names, _rows: string[][], headers: string[]): Names {
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
 * Gives repeated names the family of the address before them: `Owner Address, Town, Postcode, Property Address, Town,
 * Postcode`.
 */
function inAddressBefore(names: Names, _rows: string[][], headers: string[]): Names {
  const keys = headers.map(headerWords)
  const repeated = repeatedIn(keys)
  let family = ''
  return names.map((name, column) => {
    if (name?.meaning === 'street' || (name?.meaning === 'line' && name.nth <= 1)) family = name.family
    return name?.family === '' && repeated.has(keys[column]!) ? { ...name, family } : name
  })
}

/** How many address columns we read: no file has more, and each is compared with all others. */
const MOST_NAMED = 100

function firstNamed(names: Names): Names {
  let named = 0
  return names.map((name) => (name && (named += 1) <= MOST_NAMED ? name : null))
}

/** What a name alone does not say, in this order, each with the exports that need it (`tests/support` has their tables). */
const EXCEPTIONS: ((names: Names, rows: string[][], headers: string[]) => Names)[] = [
  // E-mails, ticks and references called Address.
  withoutOthers,
  // Two numbered addresses.
  withHalves,
  // A council's properties; Alcohol licences; Parcel2Go.
  inFamilies,
  firstNamed,
  // A register of HMOs, its owner before it under the same names.
  inAddressBefore,
  // BS 7666; From and to; The letter before a street behind.
  withParts,
]

/** What the names of a file's columns say together, and with their contents. */
export const namesAmong = (headers: string[], rows: string[][]): Names =>
  EXCEPTIONS.reduce((names, except) => except(names, rows, headers), headers.map(columnName))
