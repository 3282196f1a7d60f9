import { repeatedIn } from '../../../base/repeated'
import {
  arePostcodeHalves,
  areMost,
  isHouseNumber,
  isOfNoPlace,
  isPostcode,
  isStreetLine,
} from './columnContents'
import { columnName } from './columnNames'
import { headerWords } from './columnWords'
import { withParts, type Names } from './doorNames'
import { isHalf, type ColumnName } from './kinds'

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
      const isWhole = areMost(rows, column, isPostcode)
      halves[column] = isWhole ? { ...name, meaning: 'postcode' } : null
    }
  }
  return halves
}

/** The names without those of lines that hold none: e-mail addresses, ticks, references; numbers beside a line that has its own. */
function withoutOthers(names: Names, rows: string[][]): Names {
  const isLine = (name: ColumnName | null) => name?.meaning === 'line' || name?.meaning === 'street'
  const isNumbered = (value: string) => /^\d/.test(value) && isStreetLine(value)
  return names.map((name, column) => {
    if (!isLine(name)) return name
    const hasNumbered = () =>
      names.some((other, at) => at !== column && isLine(other) && areMost(rows, at, isNumbered))
    const isNone =
      areMost(rows, column, isOfNoPlace) || (areMost(rows, column, isHouseNumber) && hasNumbered())
    return isNone ? null : name
  })
}

/**
 * The names with the family that others of the file have, where it reads as part of the name (`Property Number`) or stands
 * before one that says something only alone (`To Property` beside `To Street`).
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
 * The names with the family of the address that they follow, where a file has them for several: `Owner Address, Town,
 * Postcode, Property Address, Town, Postcode`.
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

/** Columns of addresses that are read: no file has more, and each is seen beside all others. */
const MOST_NAMED = 100

function firstNamed(names: Names): Names {
  let named = 0
  return names.map((name) => (name && (named += 1) <= MOST_NAMED ? name : null))
}

/** What a name does not say alone, in this order, each with the exports that brought it (`tests/support` has their tables). */
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

/** What the names of a file's columns say, seen together and with their contents. */
export const namesAmong = (headers: string[], rows: string[][]): Names =>
  EXCEPTIONS.reduce((names, except) => except(names, rows, headers), headers.map(columnName))
