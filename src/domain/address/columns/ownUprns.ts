import { countsOf } from '../../../base/values'
import { areMost, filledCount } from './columnContents'
import { readColumns, type ColumnReading } from './columnKinds'
import type { Beside } from './kinds'
import { columnsBeside } from './otherNames'

/** A number of up to 12 digits; programs may write it as a text for Excel, or with a fraction. */
const UPRN = /^\s*(?:(?:=\s*"|')\s*)?0*([1-9]\d{0,11})(?:\.0+)?\s*(?:"\s*)?$/

/** The UPRN in a text, without leading zeros; null if it is not one. */
export const uprnOf = (text: string): string | null => UPRN.exec(text)?.[1] ?? null

/** Whether both UPRNs are given and differ, leading zeros aside. */
export const uprnsDiffer = (own: string | null, found: string): boolean => {
  const other = uprnOf(found)
  return own !== null && other !== null && own !== other
}

interface OwnUprns {
  column: number
  /** By row, without leading zeros; null if the cell is blank or holds none. */
  uprns: (string | null)[]
  /** How many filled cells hold none: `N/A`, a number that Excel cut, or one that many rows repeat. */
  unusable: number
}

/** No building has this many rows under one UPRN, and no list is of one building only. */
const MANY = 10

/** Reads the customer's own UPRNs. Null if no column is named for them. */
export function ownUprns(headers: string[], rows: string[][]): OwnUprns | null {
  const column = columnsBeside(headers).indexOf('uprn')
  if (column < 0) return null
  const cells = rows.map((row) => row[column] ?? '')
  const read = cells.map(uprnOf)
  const filled = cells.filter((cell) => cell.trim() !== '').length
  const counts = countsOf(read)
  const isOfMany = (uprn: string) => {
    const count = counts.get(uprn)!
    return count >= MANY || (count > 2 && count * 2 > filled)
  }
  const uprns = read.map((uprn) => (uprn !== null && isOfMany(uprn) ? null : uprn))
  return { column, uprns, unusable: filled - uprns.filter((uprn) => uprn !== null).length }
}

/**
 * The columns beside an address whose names tell what they hold: `UPRN`, *If known, the ward*. We fill in UPRNs if the column is
 * blank or holds UPRNs; all others stay. A country must be that of this address.
 *
 * @param address its columns, those that were sent, and its first row: rows above explain how to fill in a form
 */
export function columnFills(
  headers: string[],
  rows: string[][],
  address: { slots: readonly number[]; sent: readonly number[]; firstRow: number },
): Beside[] {
  const { slots, sent, firstRow } = address
  const columns = readColumns(headers, rows)
  const [own] = slots.flatMap((column) => columns[column]?.name ?? [])
  const isOther = ({ name }: ColumnReading) =>
    name !== null &&
    own !== undefined &&
    (name.block !== own.block || (name.family !== '' && name.family !== own.family))
  const below = rows.slice(firstRow)
  const holdsUprns = (column: number) =>
    filledCount(below, column) === 0 || areMost(below, column, (value) => uprnOf(value) !== null)
  return columnsBeside(headers).flatMap((kind, column): Beside[] => {
    if (!kind || slots.includes(column)) return []
    if (isOther(columns[column]!) && !sent.includes(column)) return []
    return [kind === 'uprn' && holdsUprns(column) ? { column, kind } : { column, kind, stays: true }]
  })
}
