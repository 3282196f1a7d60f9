/**
 * Remembers what was last made of each row, as long as the row lives. It is made again once one of the values that it was made
 * `from`, in a fixed order, has changed.
 */
export function lastOfRow<Made>() {
  const known = new WeakMap<readonly string[], { from: readonly unknown[]; made: Made }>()
  return (row: readonly string[], from: readonly unknown[], make: () => Made): Made => {
    const last = known.get(row)
    if (last && from.every((value, at) => value === last.from[at])) return last.made
    const made = make()
    known.set(row, { from, made })
    return made
  }
}
