import { CONTRADICTING, type Check, type Contradicting } from '../address/comparison/doubt'
import type { Slot } from '../address/columns/kinds'
import { comparisonOf } from './rowReading'
import type { Results } from './rowResult'

/** An unsent column that names other doors than the answers: it may belong to another address. */
interface Contradiction {
  column: number
  /** What it contradicts in most of these rows. */
  check: Contradicting
  /** How many rows it contradicts, of those whose sent text has the answer's street. */
  rows: number
  of: number
}

/**
 * Finds the column that contradicts most answers; null unless it contradicts more than a third of those whose street was sent.
 *
 * @param isAsked whether the page may ask about a column
 */
export function contradictionOf(
  rows: readonly string[][],
  results: Results,
  columns: readonly Slot[],
  isAsked: (column: number) => boolean,
): Contradiction | null {
  /** What each column contradicts, for each row that it does. */
  const said = new Map<number, Set<Check>[]>()
  let of = 0
  for (const [at, result] of results.entries()) {
    const { doubts, isStreetSent } = comparisonOf(result, rows[at]!, columns)
    if (!isStreetSent) continue
    of += 1
    const inRow = new Map<number, Set<Check>>()
    for (const { check, unsent = [] } of doubts)
      for (const { column } of unsent) inRow.set(column, (inRow.get(column) ?? new Set()).add(check))
    for (const [column, checks] of inRow) {
      if (!said.get(column)?.push(checks)) said.set(column, [checks])
    }
  }
  const [most] = [...said]
    .filter(([column, inRows]) => inRows.length * 3 > of && isAsked(column))
    .toSorted(([, a], [, b]) => b.length - a.length)
  if (!most) return null
  const [column, inRows] = most
  const timesOf = (check: Check) => inRows.filter((checks) => checks.has(check)).length
  const [check] = CONTRADICTING.toSorted((a, b) => timesOf(b) - timesOf(a)) as [Contradicting]
  return { column, check, rows: inRows.length, of }
}
