import { countIfMost, isPostcode } from './columnContents'
import { columnName, type ColumnName, type Meaning } from './columnNames'
import type { Kind, Slot } from './kinds'

/** A column of a file by its name, and the number of the address block that it belongs to. */
export interface NamedColumn {
  name: ColumnName | null
  block: number
}

/**
 * Reads the names of a file's columns. A file may hold two addresses under the same names (`Address, Town, Postcode` twice):
 * a block ends where a name comes again after its postcode.
 */
export function namedColumns(headers: readonly string[]): NamedColumn[] {
  let block = 0
  let seen = new Set<string>()
  let hasPostcode = false
  return headers.map((header) => {
    const name = columnName(header)
    if (!name) return { name, block }
    const key = `${name.family}|${name.meaning}|${name.nth}`
    if (seen.has(key) && hasPostcode) {
      block += 1
      seen = new Set()
      hasPostcode = false
    }
    seen.add(key)
    if (name.meaning === 'postcode') hasPostcode = true
    return { name, block }
  })
}

/**
 * The two neighbouring columns that hold the halves of a postcode: neither has postcodes by itself, and in half or more of the
 * rows in which both are filled they make one together. Null if there are none.
 */
export function postcodePair(headers: readonly string[], rows: string[][]): [number, number] | null {
  for (const outward of headers.keys()) {
    const inward = outward + 1
    const filled = rows.filter(
      (row) => (row[outward] ?? '').trim() !== '' && (row[inward] ?? '').trim() !== '',
    )
    const whole = filled.filter((row) => isPostcode(`${row[outward]!.trim()} ${row[inward]!.trim()}`))
    const isPair = filled.length > 0 && whole.length >= filled.length / 2
    if (isPair && [outward, inward].every((column) => countIfMost(rows, column, isPostcode) === 0))
      return [outward, inward]
  }
  return null
}

/** Parts that tell a building from others in its street: with one of them, a street has a column of its own. */
const PREMISE = new Set<Meaning>(['flat', 'building', 'number', 'house'])

/** The parts of England, which are no part of an address. */
const ENGLISH_REGION =
  /^(?:the )?(?:north east|north west|yorkshire and (?:the )?humber|east midlands|west midlands|east of england|eastern|london|south east|south west|midlands|north|south|wales|scotland|northern ireland)$/

const isEnglishRegion = (value: string) =>
  ENGLISH_REGION.test(
    value
      .toLowerCase()
      .replace(/&/g, 'and')
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  )

/**
 * What the columns of one address take when it is written, seen together: a `Street` is a line where no column holds the
 * door, and a `District` a locality where no other is.
 *
 * @param columns of the address, in the file's order, with their names
 * @param rows that tell what a column holds
 * @returns the columns that take a part of the address, in the same order; those of no part are left out
 */
export function slotsOf(columns: { column: number; name: ColumnName }[], rows: string[][]): Slot[] {
  const all = columns.map(({ name }) => name.meaning)
  const hasStreet = all.includes('street') || all.includes('line')
  const towns = columns.filter(({ name }) => name.meaning === 'town').map(({ column }) => column)
  const kindOf = (meaning: Meaning, column: number): Kind | null => {
    switch (meaning) {
      case 'house':
        return hasStreet ? 'number' : 'line'
      case 'street':
        return all.some((each) => PREMISE.has(each)) ? 'street' : 'line'
      case 'town':
        // A town above the post town is a locality.
        return column === towns.at(-1) ? 'town' : 'locality'
      case 'district':
        return all.includes('locality') ? null : 'locality'
      case 'region':
        return countIfMost(rows, column, isEnglishRegion) > 0 ? null : 'county'
      case 'country':
        return null
      case 'line':
        return countIfMost(rows, column, isPostcode) > 0 ? 'postcode' : 'line'
      default:
        return meaning
    }
  }
  return columns.flatMap(({ column, name }) => {
    const kind = kindOf(name.meaning, column)
    return kind ? [{ column, kind }] : []
  })
}
