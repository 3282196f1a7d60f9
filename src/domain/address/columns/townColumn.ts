import { sampleOf } from '../../../base/enoughRows'
import { hasTown, type Slot } from './kinds'
import { cellOf } from './theirs'

const plain = (text: string) => text.trim().toLowerCase()

/**
 * The column with the town, beside an address that has none: most of its filled rows say the town that was found, and the
 * address does not. A trial of ten rows tells it.
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
  if (hasTown(slots) || slots.length === 0) return null
  const towns = rows.map((row, at) => [row, plain(townOf(at))] as const)
  const found = sampleOf(towns.filter(([, town]) => town !== ''))
  const isTown = (column: number) => {
    const filled = found.filter(([row]) => plain(row[column] ?? '') !== '')
    const isSaid = ([row, town]: (typeof towns)[number]) =>
      slots.some((slot) => plain(cellOf(row, slot.column)).includes(town))
    const same = filled.filter((each) => plain(cellOf(each[0], column)) === each[1] && !isSaid(each))
    return same.length * 2 > filled.length
  }
  return columns.find(isTown) ?? null
}
