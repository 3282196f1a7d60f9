/** A row of a list: its index in its sheet or text, its values, and its values after writing. */
export interface Row {
  at: number
  before: string[]
  after: string[]
}

/** Reads a row as sent to the worker: its number, its values and, if it changes, its new values. */
export function rowOf([number, ...values]: string[], columns: number): Row {
  const before = values.slice(0, columns)
  return { at: Number(number) - 1, before, after: values.length > columns ? values.slice(columns) : before }
}

/** The new texts of cells, by row and then by column, both from 0. */
export type Edits = ReadonlyMap<number, ReadonlyMap<number, string>>

/** The changed cells of rows. @param placeOf the place of a column of the list in the sheet or text */
export function editsOf(rows: readonly Row[], placeOf: (column: number) => number): Edits {
  const edits = new Map<number, Map<number, string>>()
  for (const { at, before, after } of rows) {
    const changed = after.flatMap((text, column) =>
      text === before[column] ? [] : [[placeOf(column), text] as const],
    )
    if (changed.length > 0) edits.set(at, new Map(changed))
  }
  return edits
}
