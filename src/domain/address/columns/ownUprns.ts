import { columnsBeside } from './besideNames'
import { uprnOf } from '../cells/uprns'

/** The customer's own UPRNs. */
export interface OwnUprns {
  column: number
  /** By row, without leading zeros; null where the cell is blank or holds none. */
  uprns: (string | null)[]
  /** How many cells are filled and hold none: `N/A`, a number that Excel cut, or the same in many rows. */
  unusable: number
}

/** No building shares its UPRN with this many rows, and no list is all one building. */
const MANY = 10

/** Reads the customer's own UPRNs. Null if no column holds them by its name. */
export function ownUprns(headers: string[], rows: string[][]): OwnUprns | null {
  const column = columnsBeside(headers).indexOf('uprn')
  if (column < 0) return null
  const cells = rows.map((row) => row[column] ?? '')
  const read = cells.map(uprnOf)
  const filled = cells.filter((cell) => cell.trim() !== '').length
  const counts = new Map<string, number>()
  for (const uprn of read) if (uprn !== null) counts.set(uprn, (counts.get(uprn) ?? 0) + 1)
  const isOfMany = (uprn: string) => {
    const count = counts.get(uprn)!
    return count >= MANY || (count > 2 && count * 2 > filled)
  }
  const uprns = read.map((uprn) => (uprn !== null && isOfMany(uprn) ? null : uprn))
  return { column, uprns, unusable: filled - uprns.filter((uprn) => uprn !== null).length }
}
