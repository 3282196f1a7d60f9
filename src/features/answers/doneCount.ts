import type { Results } from './rowResult'

/** How many rows have a result (RUN-5). */
export function doneCount(results: Results): number {
  return results.reduce((count, result) => count + (result === null ? 0 : 1), 0)
}
