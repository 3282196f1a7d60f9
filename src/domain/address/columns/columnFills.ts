import { columnsBeside } from './otherNames'
import { readColumns, type ColumnReading } from './columnKinds'
import type { Beside } from './kinds'
import { uprnOf } from './ownUprns'

/** At least this share of a column's filled cells are UPRNs: next month's new rows are blank beside those of before. */
const MOST_CELLS = 0.5

/** The columns of an address, those that were sent, and the first row: what is above tells how to fill in a form. */
interface AddressIn {
  slots: readonly number[]
  sent: readonly number[]
  firstRow: number
}

/**
 * The columns beside an address whose name says what they hold (`UPRN`, *If known, the ward*). One of UPRNs is to be filled if
 * it is blank in every row, or if its filled cells read as such; all others stay. A country is that of the address, not of
 * another one in the file.
 */
export function columnFills(
  headers: string[],
  rows: string[][],
  { slots, sent, firstRow }: AddressIn,
): Beside[] {
  const columns = readColumns(headers, rows)
  const [own] = slots.flatMap((column) => columns[column]?.name ?? [])
  const isOther = ({ name }: ColumnReading) =>
    name !== null &&
    own !== undefined &&
    (name.block !== own.block || (name.family !== '' && name.family !== own.family))
  const holdsUprns = (column: number) => {
    const cells = rows.slice(firstRow).map((row) => row[column] ?? '')
    const filled = cells.filter((cell) => cell.trim() !== '')
    return filled.filter(uprnOf).length >= filled.length * MOST_CELLS
  }
  return columnsBeside(headers).flatMap((kind, column): Beside[] => {
    if (!kind || slots.includes(column)) return []
    if (isOther(columns[column]!) && !sent.includes(column)) return []
    return [kind === 'uprn' && holdsUprns(column) ? { column, kind } : { column, kind, stays: true }]
  })
}
