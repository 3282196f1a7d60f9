/**
 * What a row came to: the query that was answered and its 44 added values, or why it has none. A row without a
 * result was not answered yet.
 */
export type RowResult =
  | { kind: 'answered'; query: string; cells: string[] }
  | { kind: 'failed'; error: string }
  /** There is neither address nor postcode in it: it is not sent, and that is no failure. */
  | { kind: 'nothingToSend' }

/** Results by row index, null where a row has none yet. */
export type Results = (RowResult | null)[]

/** How many rows have a result. */
export function doneCount(results: Results): number {
  return results.reduce((count, result) => count + (result === null ? 0 : 1), 0)
}
