import { createHash } from 'node:crypto'

/** Draws, one after the other; each run with the same seed draws the same for the same purpose. */
export interface Draw {
  /** A number from 0 up to 1. */
  number: () => number
  /** Whether something comes true that does so with this chance. */
  chance: (chance: number) => boolean
  /** A whole number from `least` to `most`. */
  between: (least: number, most: number) => number
  oneOf: <Item>(items: readonly Item[]) => Item
  /** One of the keys, each as often as its weight has it. */
  weighted: <Key extends string>(weights: Readonly<Record<Key, number>>) => Key
}

/** Draws of their own for `purpose`, whatever else is drawn beside them. */
export function drawsFor(seed: string, purpose: string): Draw {
  let count = 0
  const number = () => {
    count += 1
    return createHash('sha256').update(`${seed} ${purpose} ${count}`).digest().readUInt32BE() / 2 ** 32
  }
  return {
    number,
    chance: (chance) => number() < chance,
    between: (least, most) => least + Math.floor(number() * (most - least + 1)),
    oneOf: (items) => items[Math.floor(number() * items.length)]!,
    weighted: <Key extends string>(weights: Readonly<Record<Key, number>>) => {
      const keys = Object.keys(weights) as Key[]
      let left = number() * keys.reduce((sum, key) => sum + weights[key], 0)
      return keys.find((key) => (left -= weights[key]) < 0) ?? keys.at(-1)!
    },
  }
}
