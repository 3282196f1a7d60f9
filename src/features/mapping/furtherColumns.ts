import { countIfMost, ENOUGH, filledCount, namesStreet } from '../../domain/address/columnContents'
import { slotsOf } from '../../domain/address/columnKinds'
import type { ColumnName } from '../../domain/address/columnNames'
import type { Kind, Slot } from '../../domain/address/kinds'
import { postcodeColumns, queryColumns, type Mapping } from '../../domain/cleanse/query'
import { customerColumns } from './proposals'

/** Whether a value is words, such as a place's name, rather than a number, a date, an e-mail address or a postcode. */
const isWords = (value: string) => /\p{L}{2}/u.test(value) && !/[@\d]/.test(value)

/**
 * Whether two columns repeat each other: in at least half of the rows filled in both (of those filled in `a`, if `ofAll`),
 * one value contains the other.
 */
function saysTheSame(rows: string[][], a: number, b: number, ofAll: boolean): boolean {
  const pairs = rows
    .map((row) => [row[a] ?? '', row[b] ?? ''].map((value) => value.trim().toLowerCase()))
    .filter((pair) => pair.every((value) => value !== '')) as [string, string][]
  const holds = (one: string, other: string) => one === other || (other.length > 2 && one.includes(other))
  const same = pairs.filter(([one, other]) => holds(one, other) || holds(other, one))
  return same.length > 0 && same.length >= (ofAll ? filledCount(rows, a) : pairs.length) * ENOUGH
}

/** Rows that tell what a column holds. */
const SAMPLE = 200

/** Whether a header says nothing: it is blank, or the number given to a column without a name. */
const saysNothing = (header: string) => /^(?:column \d+)?$/i.test(header.trim())

/** Columns of an address that are written with it and not offered to be sent. */
const ONLY_WRITTEN = new Set<ColumnName['meaning']>(['firm', 'department'])

/** What a column is to the address that is sent. */
type Part =
  /** A part of it by its name, or by its contents. */
  | 'named'
  | 'byContents'
  /** A firm or a department: written, not offered. */
  | 'onlyWritten'
  /** It repeats the address: as a formatted copy, as a town within it, or in other columns of its own. */
  | 'copy'
  | 'repeats'
  | null

/** What each column is beside the mapped ones, which are of no part. */
function partsOf(headers: string[], rows: string[][], mapping: Mapping): Part[] {
  const { addressColumn } = mapping
  const last = postcodeColumns(mapping)
  const columns = customerColumns(headers)
  if (addressColumn === null) return columns.map(() => null)
  const sample = rows.slice(0, SAMPLE)
  const nameAt = (column: number) => columns[column]?.name ?? null
  const families = new Set(['', ...[addressColumn, ...last].map((column) => nameAt(column)?.family ?? '')])
  const { block } = columns[addressColumn]!
  const end = last.length > 0 ? Math.min(...last) : headers.length
  const isWhole = (name: ColumnName | null) => name?.meaning === 'line' && name.nth === 0
  const isFirstOfParts = !isWhole(nameAt(addressColumn)) && nameAt(addressColumn) !== null

  return columns.map(({ name, block: own }, column): Part => {
    if (column === addressColumn || last.includes(column)) return null
    if (name) {
      const isOf = own === block && families.has(name.family)
      if (
        !isOf ||
        ['postcode', 'outwardCode', 'inwardCode', 'country', 'townAndPostcode'].includes(name.meaning)
      )
        return null
      if (ONLY_WRITTEN.has(name.meaning)) return 'onlyWritten'
      if (name.meaning === 'region' && slotsOf([{ column, name }], sample).length === 0) return null
      if (isWhole(name) && isFirstOfParts) return 'copy'
      const isSecond = name.meaning !== 'street' && !isWhole(name) && name.nth !== 1
      return saysTheSame(sample, addressColumn, column, isSecond) ? 'repeats' : 'named'
    }
    const isBetween = column > addressColumn && column < end
    const isFurther =
      countIfMost(sample, column, namesStreet) > 0 ||
      (saysNothing(headers[column]!) && isBetween && countIfMost(sample, column, isWords) > 0)
    return isFurther && !saysTheSame(sample, addressColumn, column, false) ? 'byContents' : null
  })
}

/**
 * The columns that look like further components of the address, in the file's order: by a name without a family or of the
 * address's, or by contents: streets, or words in a column without a name between address and postcode. A column that
 * repeats the address is left out.
 */
export const furtherColumns = (headers: string[], rows: string[][], mapping: Mapping): number[] =>
  partsOf(headers, rows, mapping).flatMap((part, column) =>
    part === 'named' || part === 'byContents' ? [column] : [],
  )

/** The columns that a written address goes into, and those of which a person has to say what they take. */
export interface AddressSlots {
  slots: Slot[]
  unknown: number[]
}

/** What a person chose that a column takes; `stays` for nothing. */
export type ChosenKinds = Readonly<Record<number, Kind | 'stays'>>

/**
 * The customer's columns that hold the address that is sent, each with what it takes when the address is written: proposed by
 * names and contents, or chosen. A column whose name says nothing of an address takes nothing, unless it was mapped as the
 * address, or a person says so.
 */
export function addressSlots(
  headers: string[],
  rows: string[][],
  mapping: Mapping,
  chosen: ChosenKinds,
): AddressSlots {
  const { addressColumn, postcodeColumn } = mapping
  const columns = customerColumns(headers)
  const sample = rows.slice(0, SAMPLE)
  const parts = partsOf(headers, rows, mapping)
  const last = postcodeColumns(mapping)
  const mapped = queryColumns(mapping)
  const lineName: ColumnName = { meaning: 'line', nth: 0, family: '' }
  const isOf = (column: number) =>
    !last.includes(column) &&
    (mapped.includes(column) || ['named', 'onlyWritten', 'repeats'].includes(parts[column] ?? ''))
  const named = columns.flatMap(({ name }, column) => {
    if (!isOf(column)) return []
    // The column of the address holds it, whatever its name.
    const read = name ?? (column === addressColumn ? lineName : null)
    return read ? [{ column, name: read }] : []
  })
  const isTold = (column: number) => chosen[column] !== undefined
  const repeats = (column: number, meaning: ColumnName['meaning']) =>
    parts[column] === 'repeats' && !mapped.includes(column) && meaning !== 'town' && meaning !== 'county'
  const found = slotsOf(named, sample)
  const proposed = found.filter(({ column }) => !repeats(column, columns[column]!.name?.meaning ?? 'line'))
  const [outward, inward] = last
  const postcodes: Slot[] = Array.isArray(postcodeColumn)
    ? [
        { column: outward!, kind: 'outwardCode' },
        { column: inward!, kind: 'inwardCode' },
      ]
    : last.map((column) => ({ column, kind: 'postcode' }))
  const told = Object.entries(chosen).flatMap(([column, kind]): Slot[] =>
    kind === 'stays' ? [] : [{ column: Number(column), kind }],
  )
  const slots = [...[...proposed, ...postcodes].filter(({ column }) => !isTold(column)), ...told]
  const unknown = columns.flatMap(({ name }, column) => {
    const isAsked = parts[column] === 'byContents' || (name !== null && repeats(column, name.meaning))
    return isAsked && !isTold(column) ? [column] : []
  })
  return { slots: slots.toSorted((a, b) => a.column - b.column), unknown }
}
