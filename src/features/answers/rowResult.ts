/** The result of a row. A row without one has not been answered. */
export type RowResult =
  /** The text that was sent, and the 44 added values. */
  /** `isEdited` where the text that was sent is one that the user edited. */
  | { kind: 'answered'; query: string; cells: string[]; isEdited?: true }
  | { kind: 'failed'; error: string }
  /** The row has neither address nor postcode: it is not sent, and has not failed. */
  | { kind: 'nothingToSend' }

/** Results by row index, null where a row has none yet. */
export type Results = (RowResult | null)[]

/** How many rows have a result. */
export function doneCount(results: Results): number {
  return results.reduce((count, result) => count + (result === null ? 0 : 1), 0)
}
