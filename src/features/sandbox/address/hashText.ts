/**
 * A text as a number from 0 to 2^32 - 1, the same on every machine. The sandbox makes up its values with it, so
 * that an address gets the same answer every time.
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  // Without this the last letters hardly reach the high bits, and neighbouring addresses get alike numbers.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A whole number from `from` to `to` (both included), made from a text. */
export function hashBetween(text: string, from: number, to: number): number {
  return from + (hashText(text) % (to - from + 1))
}

/** One of several choices, by a text. */
export function pick<T>(choices: ArrayLike<T>, text: string): T {
  return choices[hashText(text) % choices.length]!
}
