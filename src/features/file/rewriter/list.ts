/** A row of a list: its index in its sheet or text, its values, and the same once it is written. */
export interface Row {
  at: number
  before: string[]
  after: string[]
}

/** A row as it is sent: its number, its values, and those that it takes, if it changes. */
export function rowOf([number, ...values]: string[], columns: number): Row {
  const before = values.slice(0, columns)
  return { at: Number(number) - 1, before, after: values.length > columns ? values.slice(columns) : before }
}

/** What cells are to hold: by row, and in it by column, both from 0. */
export type Edits = ReadonlyMap<number, ReadonlyMap<number, string>>

/** The cells of rows that change. @param placeOf where a column of the list is */
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
