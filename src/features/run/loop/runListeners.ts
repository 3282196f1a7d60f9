import type { StartListening } from '../../../base/store/types'
import { runStarted } from '../../session/sessionEvents'
import { isSessionReplaced, runBroke, runPlanned } from '../runSlice'

/**
 * The batch loop: one effect per run, from Start until it is completed or stopped, or its rows are replaced.
 *
 * @param whenStored resolves when the browser has stored, or refused, everything so far
 * @returns a function that tells whether a loop is going, whatever the state says: DevTools can change the state without one
 */
export function addRunListeners(startListening: StartListening, whenStored: () => Promise<void>) {
  let loop: AbortSignal | null = null

  startListening({
    predicate: (action, now, before) =>
      isSessionReplaced(action) ||
      (runStarted.match(action) &&
        now.run.phase.status === 'running' &&
        before.run.phase.status !== 'running'),
    effect: async (action, api) => {
      // Drop answers to rows that were replaced.
      api.cancelActiveListeners()
      if (isSessionReplaced(action)) return
      loop = api.signal
      try {
        api.dispatch(runPlanned({ at: api.extra.now() }))
        // The code that sends rows loads with the code that shows them.
        const { cleanseRows } = await import('./cleanseRows')
        await cleanseRows(api, whenStored)
      } catch (error) {
        if (!api.signal.aborted) api.dispatch(runBroke({ at: api.extra.now() }))
        throw error
      } finally {
        if (loop === api.signal) loop = null
      }
    },
  })

  return { exists: () => loop !== null && !loop.aborted }
}
