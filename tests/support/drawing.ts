import { createHash, randomInt } from 'node:crypto'

/** A run with the same `SEED` draws the same. */
export const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31))

/** With `DEEP=1` drawn tests draw everything, else a sample. */
export const isDeep = process.env['DEEP'] === '1'

/** One of several items, drawn for a purpose. */
export function drawnOne<Item>(what: string, items: readonly Item[]): Item {
  const number = createHash('sha256').update(`${seed} ${what}`).digest().readUInt32BE()
  return items[number % items.length]!
}
