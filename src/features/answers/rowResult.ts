/** A row that was answered. */
export interface AnsweredRow {
  kind: 'answered'
  /** The text that was sent. */
  query: string
  /** The added values, in the order of `OUTPUT_HEADERS`. */
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

/** Results by row index, null where a row has none yet. Frozen, and replaced by a copy when a row changes. */
export type Results = readonly (RowResult | null)[]

/** A frozen list with some values replaced. A copy outside Immer: drafting a long list would take far longer. */
export function withValues<Value>(
  values: readonly Value[],
  changes: Iterable<readonly [at: number, value: Value]>,
): readonly Value[] {
  const copy = values.slice()
  for (const [at, value] of changes) copy[at] = value
  return Object.freeze(copy)
}

/** As many rows without a value. */
export const emptyRows = <Value>(rows: number, value: Value): readonly Value[] =>
  Object.freeze(Array<Value>(rows).fill(value))

/** A function of an answered row that is computed once for each. */
export function oncePerRow<Value extends object>(compute: (row: AnsweredRow) => Value) {
  const known = new WeakMap<AnsweredRow, Value>()
  return (row: AnsweredRow): Value => {
    const value = known.get(row) ?? compute(row)
    known.set(row, value)
    return value
  }
}
