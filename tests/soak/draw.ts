import { createHash } from 'node:crypto'

/** Random values; the same seed and purpose give the same ones. */
export interface Draw {
  /** Whether something with this probability happens. */
  chance: (probability: number) => boolean
  /** A whole number from `least` to `most`. */
  between: (least: number, most: number) => number
  oneOf: <Item>(items: readonly Item[]) => Item
  /** One of the keys, by their weights. */
  weighted: <Key extends string>(weights: Readonly<Record<Key, number>>) => Key
}

/** The draws for a purpose, independent of all others. */
export function drawsFor(seed: string, purpose: string): Draw {
  let count = 0
  const number = () => {
    count += 1
    return createHash('sha256').update(`${seed} ${purpose} ${count}`).digest().readUInt32BE() / 2 ** 32
  }
  return {
    chance: (probability) => number() < probability,
    between: (least, most) => least + Math.floor(number() * (most - least + 1)),
    oneOf: (items) => items[Math.floor(number() * items.length)]!,
    weighted: <Key extends string>(weights: Readonly<Record<Key, number>>) => {
      const keys = Object.keys(weights) as Key[]
      let left = number() * keys.reduce((sum, key) => sum + weights[key], 0)
      return keys.find((key) => (left -= weights[key]) < 0) ?? keys.at(-1)!
    },
  }
}
