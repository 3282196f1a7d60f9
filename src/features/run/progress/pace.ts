import type { RunState } from '../runState'

/** How fast a run is, and how long it will take at that rate. */
export interface Pace {
  rowsPerSecond: number
  secondsLeft: number
}

const FEWEST_BATCHES = 3

/** The pace of the batches after the first, in the order of time; null while they are too few, or no time has passed. */
export function paceOf(batches: RunState['batches'], rowsLeft: number): Pace | null {
  if (batches.length < FEWEST_BATCHES) return null
  const sum = (of: 'rows' | 'tookMs') => batches.slice(1).reduce((all, batch) => all + batch[of], 0)
  const [rows, tookMs] = [sum('rows'), sum('tookMs')]
  if (rows === 0 || tookMs === 0) return null
  const rowsPerSecond = (rows * 1000) / tookMs
  return { rowsPerSecond, secondsLeft: rowsLeft / rowsPerSecond }
}
