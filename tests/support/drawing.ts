import { createHash } from 'node:crypto'

/** What this run draws from; a run with the same `SEED` draws the same. */
export const seed = Number(process.env['SEED'])

/** Everything is drawn that there is: `npm run test:deep`. */
export const isDeep = process.env['DEEP'] === '1'

/**
 * One of several, by this run's seed.
 *
 * @param what is drawn for: the same whichever tests run beside it, and in whichever order
 */
export function drawnOne<Item>(what: string, items: readonly Item[]): Item {
  const number = createHash('sha256').update(`${seed} ${what}`).digest().readUInt32BE()
  return items[number % items.length]!
}
