import { focusIds } from '../../../base/focusIds'
import type { ListenerApi } from '../../../base/store/types'
import { runPaused, stopAsked, waitBegan, waitEnded } from '../runSlice'
import type { PauseReason } from '../runState'
import { backOffDelay } from './pacing'

// What the batch loop waits for. Stop ends each wait.

/** How often a run that is paused or offline looks whether it can go on, in ms. */
const POLL_MS = 150

/** Whether the run is going: neither stopping nor paused. */
export const isGoing = (api: ListenerApi) => api.getState().run.phase.status === 'running'

/** Waits for the connection, else for the rate, and returns true; with nothing to wait for, counts requests as started. */
export async function waitForTurn(api: ListenerApi, count: number): Promise<boolean> {
  const { network, rateLimiter } = api.extra
  const waitMs = rateLimiter.waitFor(count)
  if (!network.isOnline()) {
    api.dispatch(waitBegan({ kind: 'offline' }))
    while (!network.isOnline() && isGoing(api)) await api.condition(stopAsked.match, POLL_MS)
    api.dispatch(waitEnded())
  } else if (waitMs > 0) await api.condition(stopAsked.match, waitMs)
  else {
    rateLimiter.started(count)
    return false
  }
  return true
}

/** Pauses the run until Resume. */
export async function waitForResume(api: ListenerApi, reason: PauseReason) {
  api.dispatch(runPaused(reason))
  // Back from topping up, the focus is on Resume.
  const stopWatching = api.extra.visibility.whenHidden(() =>
    api.extra.moveFocus([focusIds.resume, focusIds.runButton], focusIds.topUp),
  )
  try {
    while (api.getState().run.phase.status === 'paused')
      await api.condition((_, { run }) => run.phase.status !== 'paused', POLL_MS)
  } finally {
    stopWatching()
  }
}

/** Holds the whole loop back because the provider asked for it. */
export async function backOff(api: ListenerApi, slowedInARow: number, retryAfterMs: number) {
  const waitMs = backOffDelay(slowedInARow, retryAfterMs, api.extra.chance())
  api.dispatch(waitBegan({ kind: 'slowedDown', until: api.extra.now() + waitMs }))
  await api.condition(stopAsked.match, waitMs)
  api.dispatch(waitEnded())
}
