/**
 * Remembers what was last made of each row, as long as the row lives. It is made again once one of the values that it was made
 * `from`, in a fixed order, has changed.
 */
export function lastOfRow<Made>() {
  // What was made, then what from: in one list, since there are as many as rows.
  const known = new WeakMap<readonly string[], readonly unknown[]>()
  return (row: readonly string[], from: readonly unknown[], make: () => Made): Made => {
    const last = known.get(row)
    if (last && from.every((value, at) => value === last[at + 1])) return last[0] as Made
    const made = make()
    // Not spread, which would leave room for more.
    known.set(row, ([made] as unknown[]).concat(from))
    return made
  }
}
