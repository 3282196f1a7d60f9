import { randomInt } from 'node:crypto'
import { say } from './say.mjs'

/**
 * Decides what the drawn tests of a run draw from, for the run's own process and those it starts: `SEED`, where it
 * is given, draws again what another run drew; where it is not, a new one is chosen and said.
 */
export function chooseSeed() {
  if (process.env.SEED) return
  process.env.SEED = String(randomInt(2 ** 31))
  say(`Drawn from SEED=${process.env.SEED}; set it to draw the same again.`)
}
