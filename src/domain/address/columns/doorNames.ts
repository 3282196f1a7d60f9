import { areMost, isHouseNumber, isStreetLine, namesStreet } from './columnContents'
import { isPremise, type ColumnName, type Meaning } from './kinds'

/** What the name of each column says; null for one that names no part of an address. */
export type Names = (ColumnName | null)[]

/** Names of a house's number: it comes before a street without one, whatever that is called. */
const NUMBER = new Set<Meaning | undefined>(['number', 'house'])

/** What goes on with a number in a column of its own: its letter, a half, or where it ends. */
const PART = /^(?:\p{L}|[½¼¾]|\d\/\d|bis|\d{1,4}\s?\p{L}?)$/iu

/**
 * The names with the letter of a number, and where it ends, as parts of that number: of the nearest before them, else behind them.
 * A name that counts only beside a number must stand beside one, and its cells must hold such a part.
 */
export function withParts(names: Names, rows: string[][]): Names {
  return names.map((name, column): ColumnName | null => {
    if (name?.meaning !== 'numberPart' && name?.meaning !== 'flatPart') return name
    const isOfFlat = name.meaning === 'flatPart'
    const isWhole = (other: ColumnName | null | undefined) =>
      isOfFlat ? other?.meaning === 'flat' : NUMBER.has(other?.meaning)
    const wholes = [...names.keys()].filter((at) => names[at]?.family === name.family && isWhole(names[at]))
    const whole = wholes.findLast((at) => at < column) ?? wholes[0]
    const meaning = isOfFlat ? 'flat' : 'number'
    if (whole === undefined) return name.isWeak ? null : { ...name, meaning }
    const between = names.slice(Math.min(whole, column) + 1, Math.max(whole, column))
    const isBeside = between.every((each) => each?.meaning === name.meaning)
    if (name.isWeak && !(isBeside && areMost(rows, column, (value) => PART.test(value)))) return null
    return { ...name, meaning, isWeak: false, partOf: whole }
  })
}

/** Rows that are not numbered in turn by chance, as houses of a street may be. */
const COUNTED = 5

/** Rows that are not all of different houses by chance. */
const DIFFERENT = 20

/** Whether a column numbers its rows: it counts them, or is different in each of many. */
export function numbersRows(rows: string[][], column: number): boolean {
  const filled = rows.map((row) => row[column]!.trim()).filter((value) => value !== '')
  const counts = rows.map((row) => Number(row[column]))
  const isInTurn = counts.length >= COUNTED && counts.every((count, at) => count === counts[0]! + at)
  return isInTurn || (filled.length > DIFFERENT && new Set(filled).size === filled.length)
}

/** If at least this share of rows has another number before the street, a column of numbers has no house numbers. */
const NUMBERED = 0.2

/** Whether a text begins with the number of a street, and has not this one. */
const isStreetNumbered = (part: string, own: string) =>
  /^\s*\d/.test(part) && isStreetLine(part) && !part.match(/\d+/g)!.includes(own)

const isBareStreet = (value: string) => namesStreet(value) && !/\d/.test(value)

/** The columns called just *No* that hold no house numbers: they number the rows, or the streets have other numbers. */
export function rowNumbersIn(names: Names, rows: string[][]): ReadonlySet<number> {
  const lines = [...names.keys()].filter(
    (at) => names[at]?.meaning === 'line' || names[at]?.meaning === 'street',
  )
  const areNumbered = (column: number) => {
    const isOther = (row: string[]) => (part: string) => isStreetNumbered(part, row[column]!.trim())
    const numbered = rows.filter((row) => lines.some((at) => row[at]!.split(/[,\r\n]/).some(isOther(row))))
    return numbered.length > 0 && numbered.length >= rows.length * NUMBERED
  }
  const isWeakNumber = (name: ColumnName | null) => name?.meaning === 'number' && name.isWeak
  const isOfRows = (column: number) => numbersRows(rows, column) || areNumbered(column)
  return new Set([...names.keys()].filter((column) => isWeakNumber(names[column]!) && isOfRows(column)))
}

/**
 * The names without weak ones out of place: that of a door stands before a part that holds none, and a house's
 * only where no other name says the number or name; that of an area stands between two parts. A house's number may be far from a
 * street that has none. That of a place is an address where it holds streets, and no column without a family does by its name.
 */
export function withoutWeak(names: Names, rows: string[][], rowNumbers: ReadonlySet<number>): Names {
  const kept: Names = [...names]
  const isNamed = names.some(
    (name) =>
      isPremise(name?.meaning) && name?.meaning !== 'flat' && !name?.isWeak && name?.partOf === undefined,
  )
  const isOwnStreet = (name: ColumnName | null) =>
    (name?.meaning === 'line' || name?.meaning === 'street') && !name.family && !name.isWeak
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
    const isNumber = () => holdsNumbers() && areMost(rows, column + 1, isBareStreet)
    const isFar = () => !isNamed && holdsNumbers() && !numbersRows(rows, column) && hasBareStreet()
    const isInPlace = isPremise(meaning)
      ? (next?.meaning !== 'line' || isNumber()) && !(meaning === 'house' && isNamed)
      : meaning !== 'line' && names[column - 1]
    if ((isInPlace && next) || isFar()) continue
    const isPlace = meaning === 'line' || meaning === 'house'
    const isAddress = isPlace && !hasStreet && areMost(rows, column, isStreetLine)
    kept[column] = isAddress ? { ...name, meaning: 'line', isWeak: false } : null
  }
  return kept.map((name) => (name?.partOf !== undefined && !kept[name.partOf] ? null : name))
}
