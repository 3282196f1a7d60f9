import { createHash } from 'node:crypto'

/** A run with the same `SEED` draws the same. */
export const seed = Number(process.env['SEED'] ?? 1)

/** With `DEEP=1` drawn tests draw everything, else a sample. */
export const isDeep = process.env['DEEP'] === '1'

/** The draws for a purpose, independent of all others. */
export function drawsFor(purpose: string) {
  let count = 0
  const number = () => {
    count += 1
    return createHash('sha256').update(`${seed} ${purpose} ${count}`).digest().readUInt32BE() / 2 ** 32
  }
  return {
    /** Whether something with this probability happens. */
    chance: (probability: number) => number() < probability,
    /** A whole number from `least` to `most`. */
    between: (least: number, most: number) => least + Math.floor(number() * (most - least + 1)),
    oneOf: <Item>(items: readonly Item[]) => items[Math.floor(number() * items.length)]!,
    /** One of the keys, by their weights. */
    weighted: <Key extends string>(weights: Readonly<Record<Key, number>>) => {
      const keys = Object.keys(weights) as Key[]
      let left = number() * keys.reduce((sum, key) => sum + weights[key], 0)
      return keys.find((key) => (left -= weights[key]) < 0) ?? keys.at(-1)!
    },
  }
}

export type Draw = ReturnType<typeof drawsFor>

/** One of several items, drawn for a purpose. */
export const drawnOne = <Item>(what: string, items: readonly Item[]): Item => drawsFor(what).oneOf(items)

/** So many of the items, drawn for a purpose, in their order. */
export function drawnSome<Item>(what: string, items: readonly Item[], count: number): Item[] {
  const draws = drawsFor(what)
  const left = new Set(items)
  while (left.size > count) left.delete(draws.oneOf([...left]))
  return [...left]
}
