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

/** Whether more than half of some items pass a test. */
export const most = <Item>(items: readonly Item[], is: (item: Item) => boolean): boolean =>
  items.filter(is).length * 2 > items.length

/** Whether two lists have the same items in the same places. */
export const areSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some === others || (some.length === others.length && some.every((item, at) => item === others[at]))

/** Whether two plain values are equal, whichever objects they are. */
export const areEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The words of a text, each once. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** A text with single blanks between its words, and none around them. */
export const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim()
