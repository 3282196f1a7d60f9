import { columnsBeside } from './otherNames'

/** A number of up to 12 digits; programs write it as a text for Excel, or as a fraction. */
const UPRN = /^\s*(?:(?:=\s*"|')\s*)?0*([1-9]\d{0,11})(?:\.0+)?\s*(?:"\s*)?$/

/** A text as a UPRN without leading zeros; null if it is none. */
export const uprnOf = (text: string): string | null => UPRN.exec(text)?.[1] ?? null

/** Whether two UPRNs are both there and not the same, leading zeros aside. */
export const uprnsDiffer = (own: string | null, found: string): boolean => {
  const other = uprnOf(found)
  return own !== null && other !== null && own !== other
}

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
