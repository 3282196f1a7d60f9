/** The texts that occur more than once. */
export function repeatedIn(texts: readonly string[]): Set<string> {
  const seen = new Set<string>()
  return new Set(texts.filter((text) => seen.size === seen.add(text).size))
}
