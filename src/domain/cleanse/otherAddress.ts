import type { Check } from '../address/comparison/doubt'
import type { Slot } from '../address/kinds'
import { comparisonOf } from './doubts'
import type { Results } from './rowResult'

/** What a text that was not sent can contradict, the most telling first: another street has another number too. */
const TELLING: Check[] = [
  'streetDiffers',
  'buildingDiffers',
  'numberDiffers',
  'numberLeftOut',
  'postcodeDiffers',
]

/** A column that was not sent and names other doors than the answers: it may be of another address. */
export interface Contradiction {
  column: number
  /** What it names, in most of these rows. */
  check: Check
  /** How many rows it contradicts, of those whose text that was sent has the street of the answer. */
  rows: number
  of: number
}

/**
 * Finds the column that contradicts most answers, if it does so in more than a third of the rows whose text that was sent has
 * the answer's street; null if none does.
 *
 * @param isAsked whether a column may be asked about
 */
export function contradictionOf(
  rows: readonly string[][],
  results: Results,
  columns: readonly Slot[],
  isAsked: (column: number) => boolean,
): Contradiction | null {
  const counts = new Map<number, Map<Check, number>>()
  const rowsOf = new Map<number, number>()
  let of = 0
  for (const [at, result] of results.entries()) {
    const { doubts, isStreetSent } = comparisonOf(result, rows[at]!, columns)
    if (!isStreetSent) continue
    of += 1
    const said = doubts.flatMap(({ check, unsent = [] }) => unsent.map(({ column }) => ({ check, column })))
    for (const column of new Set(said.map((each) => each.column))) {
      rowsOf.set(column, (rowsOf.get(column) ?? 0) + 1)
      const checks = counts.get(column) ?? new Map<Check, number>()
      counts.set(column, checks)
      for (const check of new Set(said.filter((each) => each.column === column).map((each) => each.check)))
        checks.set(check, (checks.get(check) ?? 0) + 1)
    }
  }
  const [most] = [...rowsOf]
    .filter(([column, count]) => count * 3 > of && isAsked(column))
    .toSorted(([, a], [, b]) => b - a)
  if (!most) return null
  const [column, count] = most
  const ofColumn = counts.get(column)!
  const inMost = Math.max(...ofColumn.values())
  const check = TELLING.find((each) => ofColumn.get(each) === inMost)!
  return { column, check, rows: count, of }
}
