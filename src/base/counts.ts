/** How often each value occurs, in the order in which they first occur. */
export function countsOf<Value>(values: Iterable<Value>): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** The texts that occur more than once. */
export function repeatedIn(texts: readonly string[]): Set<string> {
  const seen = new Set<string>()
  return new Set(texts.filter((text) => seen.size === seen.add(text).size))
}
