import type { Stopwatch } from '../../../base/deps'

/** No batch takes longer than this, its wait included, in ms: in a longer lap the laptop slept, or the tab was frozen. */
const LONGEST_LAP_MS = 180_000

/**
 * A stopwatch for a run: a lap in which the page stood still counts nothing.
 *
 * @param now a clock in ms that nobody can set
 */
export function createStopwatch(now: () => number): Stopwatch {
  let began = now()
  return {
    start() {
      began = now()
    },
    lap() {
      const lapMs = now() - began
      began += lapMs
      return lapMs > LONGEST_LAP_MS ? 0 : lapMs
    },
  }
}
