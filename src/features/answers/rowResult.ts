/** A row that was answered. */
export interface AnsweredRow {
  kind: 'answered'
  /** The text that was sent. */
  query: string
  /** The 44 added values. */
  cells: string[]
  /** Whether the user edited the text that was sent. */
  isEdited?: true
}

/** The result of a row. A row without one has not been answered. */
export type RowResult =
  | AnsweredRow
  | { kind: 'failed'; error: string }
  /** The row has neither address nor postcode: it is not sent and has not failed. */
  | { kind: 'nothingToSend' }

/** Results by row index, null where a row has none yet. */
export type Results = (RowResult | null)[]

/** How many rows have a result. */
export const doneCount = (results: Results): number => results.filter((result) => result !== null).length

/** A function of an answered row that is computed once for each. */
export function oncePerRow<Value extends object>(compute: (row: AnsweredRow) => Value) {
  const known = new WeakMap<AnsweredRow, Value>()
  return (row: AnsweredRow): Value => {
    const value = known.get(row) ?? compute(row)
    known.set(row, value)
    return value
  }
}
