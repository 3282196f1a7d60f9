/**
 * Remembers what was last made from each row, as long as the row lives, and makes it again once one of the values in `from`,
 * whose order is fixed, has changed.
 */
export function lastOfRow<Made>() {
  // The result, then what it was made from: in one list, since there is one for every row.
  const known = new WeakMap<readonly string[], readonly unknown[]>()
  return (row: readonly string[], from: readonly unknown[], make: () => Made): Made => {
    const last = known.get(row)
    if (last && from.every((value, at) => value === last[at + 1])) return last[0] as Made
    const made = make()
    // A spread would reserve room for more.
    known.set(row, ([made] as unknown[]).concat(from))
    return made
  }
}
