import { readAnswer } from '../answers/readAnswer'
import type { Results } from '../answers/rowResult'

const NO_TWINS: number[] = []

/**
 * The rows that came to the same address, as its UPRN says, by row index: for each row the others in the file's order,
 * none where there are none.
 */
export function twinsOf(results: Results): number[][] {
  const rowsOf = new Map<string, number[]>()
  const uprns = results.map((result) => readAnswer(result)?.address?.uprn ?? '')
  for (const [row, uprn] of uprns.entries()) {
    if (uprn === '') continue
    const rows = rowsOf.get(uprn)
    if (rows) rows.push(row)
    else rowsOf.set(uprn, [row])
  }
  return uprns.map((uprn, row) => {
    const rows = rowsOf.get(uprn)
    return rows && rows.length > 1 ? rows.filter((other) => other !== row) : NO_TWINS
  })
}
