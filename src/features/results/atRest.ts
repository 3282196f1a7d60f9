import type { RootState } from '../../base/store/types'
import { selectIsRunning } from '../run/runSelectors'

/**
 * Whether something that a listener computes from all rows may have changed: outside a run, and when one begins or
 * ends. During a run nothing needs it.
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
