import { areMost, isHouseNumber, isStreetLine, isWords } from './columnContents'
import type { ColumnReading } from './columnKinds'

/** What a column whose name says nothing may hold of an address. */
const OF_ADDRESS = [isWords, isStreetLine, isHouseNumber]

/**
 * Tells whether two columns are in one run of neighbours: no column between them is of somebody or of somewhere else by its name,
 * or holds what is of no address.
 */
export function inOneRun(readings: ColumnReading[], rows: string[][]) {
  const known = new Map<number, boolean>()
  /** Whether a column without a name of an address may be of one. */
  const mayBe = (column: number) => {
    const before = known.get(column)
    if (before !== undefined) return before
    const isBlank = rows.every((row) => (row[column] ?? '').trim() === '')
    const isOf = () => OF_ADDRESS.some((isSo) => areMost(rows, column, isSo))
    const is = isBlank || (readings[column]!.isUnknown && isOf())
    known.set(column, is)
    return is
  }
  const familyOf = (column: number) => readings[column]?.name?.family ?? ''
  return (a: number, b: number): boolean => {
    const families = new Set(['', familyOf(a), familyOf(b)])
    const isBroken = (column: number) => {
      const { name } = readings[column]!
      return name ? !families.has(name.family) : !mayBe(column)
    }
    for (let column = Math.min(a, b) + 1; column < Math.max(a, b); column++)
      if (isBroken(column)) return false
    return true
  }
}
