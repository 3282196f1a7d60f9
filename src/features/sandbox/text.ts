/** A text as a number from 0 to 2^32 - 1 (FNV-1a), from which everything made up is drawn. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return hash >>> 0
}

/** A whole number between `from` and `to` inclusive, made from a text. */
export const hashBetween = (text: string, from: number, to: number): number =>
  from + (hashText(text) % (to - from + 1))

/** One of several choices, by a text. */
export const pick = <T>(choices: ArrayLike<T>, text: string): T => choices[hashText(text) % choices.length]!

/** A name for comparison: without case, hyphens, dots and apostrophes. */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[-\s]+/g, ' ')
    .replace(/[.'’]/g, '')
    .replaceAll('&', 'and')
    .trim()

/** Whether two names are the same but for case, hyphens, dots and apostrophes. */
export const isSame = (one: string, other: string): boolean => plainName(one) === plainName(other)

/** Whether a text is a name, its beginning (Newcastle), or the name with a letter missing or letters swapped. */
export function isNearly(text: string, name: string): boolean {
  if (text[0]?.toLowerCase() !== name[0]?.toLowerCase()) return false
  const [typed, known] = [plainName(text), plainName(name)]
  const sorted = (word: string) => Array.from(word).toSorted().join('')
  const without = (at: number) => known.slice(0, at) + known.slice(at + 1)
  const isLetterMissing = Array.from(known).some((_, at) => without(at) === typed)
  return known.startsWith(`${typed} `) || isLetterMissing || sorted(typed) === sorted(known)
}
