import type { Slot } from './kinds'
import { cellOf } from './theirs'

const plain = (text: string) => text.trim().toLowerCase()

/**
 * The column beside an address without one for the town that holds it: in most of its filled rows it is the town that was found,
 * which the address does not say. Answers that come make it one, and never none again.
 *
 * @param townOf the town that was found for a row; empty if none was
 * @param slots the columns of the address
 * @param columns that may be it
 */
export function townColumn(
  rows: readonly string[][],
  townOf: (row: number) => string,
  slots: readonly Slot[],
  columns: readonly number[],
): number | null {
  const hasTown = slots.some(({ kind }) => kind === 'town' || kind === 'townAndPostcode')
  if (hasTown || slots.length === 0) return null
  const isTownIn = (column: number, row: string[], at: number) => {
    const town = plain(townOf(at))
    const isSaid = () => slots.some((slot) => plain(cellOf(row, slot.column)).includes(town))
    return town !== '' && plain(cellOf(row, column)) === town && !isSaid()
  }
  const isTown = (column: number) => {
    const filled = rows.filter((row) => plain(row[column] ?? '') !== '').length
    let [found, left] = [0, filled]
    for (const [at, row] of rows.entries()) {
      if (plain(row[column] ?? '') === '') continue
      left -= 1
      if (isTownIn(column, row, at)) found += 1
      // No other row can make it one.
      if ((found + left) * 2 <= filled) return false
    }
    return found > 0
  }
  return columns.find(isTown) ?? null
}
