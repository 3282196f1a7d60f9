/** The entries of a list that commas part; none of a blank text. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim().replace(/\s+/g, ' '))
    .filter((entry) => entry !== '')

/** Draws the same for the same seed. */
export interface Drawer {
  /** A whole number from 0 to below `end`. */
  below(end: number): number
  isOneIn(many: number): boolean
  one<Item>(items: readonly Item[]): Item
  letter(from: string): string
}

/** @param seed a whole number */
export function drawerOf(seed: number): Drawer {
  let state = seed >>> 0
  // Mulberry32: short, and even enough for lists.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    isOneIn: (many) => below(many) === 0,
    one: (items) => items[below(items.length)]!,
    letter: (from) => from.charAt(below(from.length)),
  }
}
