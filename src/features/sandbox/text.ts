/** A text as a number from 0 to 2^32 - 1, the same on every machine: what the sandbox makes up comes from it. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  // Mixes the last letters into the high bits, so that neighbouring addresses differ.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
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
    .trim()

/** Words with initial capitals (`Stow-on-the-Wold`); a text in capitals throughout is lowered first. */
export function toProperCase(text: string): string {
  const lowered = text === text.toUpperCase() ? text.toLowerCase() : text
  return lowered
    .replace(/(?<![\p{L}\p{M}\d'’])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/(?<=\S[ -])(?:And|By|In|Le|Of|On|The|Under|Upon|Y|Yr)(?=[ -])/g, (word) => word.toLowerCase())
    .replace(/(?<=\b[OD]['’])\p{L}(?=\p{L})/gu, (letter) => letter.toUpperCase())
}
