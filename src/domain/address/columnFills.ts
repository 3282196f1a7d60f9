import { columnsBeside } from './besideNames'
import { readColumns, type ColumnReading } from './columnKinds'
import type { Fill, FillKind } from './kinds'
import { udprnOf, uprnOf } from './uprns'

/** What tells that a filled cell holds a number of that kind: next month's new rows are blank beside those of before. */
const READS_AS: Partial<Record<FillKind, (cell: string) => string | null>> = { uprn: uprnOf, udprn: udprnOf }

/** At least this share of a column's filled cells reads as its kind. */
const MOST_CELLS = 0.5

/** Columns that are named: no address has more beside it. */
const MOST_FILLS = 50

/** The columns of an address, those that were sent, and the first row: what is above tells how to fill in a form. */
interface AddressIn {
  slots: readonly number[]
  sent: readonly number[]
  firstRow: number
}

/**
 * The columns beside an address whose name says what they hold (`UPRN`, *If known, provide this property's UPRN*). One is to be
 * filled if it is blank in every row, or, of numbers, if its filled cells read as such; else it stays. A country is that of
 * the address, not of another one in the file.
 */
export function columnFills(
  headers: string[],
  rows: string[][],
  { slots, sent, firstRow }: AddressIn,
): Fill[] {
  const columns = readColumns(headers, rows)
  const [own] = slots.flatMap((column) => columns[column]?.name ?? [])
  const isOther = ({ name }: ColumnReading) =>
    name !== null &&
    own !== undefined &&
    (name.block !== own.block || (name.family !== '' && name.family !== own.family))
  const fills = columnsBeside(headers).flatMap((kind, column): Fill[] => {
    if (!kind || slots.includes(column)) return []
    if (isOther(columns[column]!) && !sent.includes(column)) return []
    const cells = rows.slice(firstRow).map((row) => row[column] ?? '')
    const filled = cells.filter((cell) => cell.trim() !== '')
    const read = filled.filter((cell) => READS_AS[kind]?.(cell))
    return [read.length >= filled.length * MOST_CELLS ? { column, kind } : { column, kind, stays: true }]
  })
  return fills.slice(0, MOST_FILLS)
}
