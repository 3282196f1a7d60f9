import type { RootState } from '../../base/store/types'
import { selectIsRunning } from '../run/runSelectors'

/**
 * Tells a listener when something that it works out of all rows may have changed: while no run goes on, and when one begins or
 * ends. While one goes on nobody asks.
 *
 * @param from what it is worked out from
 */
export const mayHaveChanged =
  (from: (state: RootState) => readonly unknown[]) => (_: unknown, now: RootState, before: RootState) => {
    const isRunning = selectIsRunning(now)
    if (isRunning !== selectIsRunning(before)) return true
    if (isRunning || now === before) return false
    const were = from(before)
    return from(now).some((value, at) => value !== were[at])
  }
