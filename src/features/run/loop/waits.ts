import { focusIds } from '../../../app/base/focusIds'
import type { ListenerApi } from '../../../app/base/listeners'
import { connectionLost, runPaused, slowedDown, stopAsked, waitEnded } from '../runSlice'
import { runResumed } from '../../sessionEvents'
import type { PauseReason } from '../runSlice'
import { backOffDelay } from './pacing'

// What the batch loop waits for. Stop ends each wait.

/** How often a paused run checks for Resume, in ms. */
const PAUSE_POLL_MS = 150

/**
 * Waits for the connection, else for the request rate; with nothing to wait for, notes the requests as started.
 *
 * @returns whether it waited, so that the state may have changed
 */
export async function waitForTurn(api: ListenerApi, stopped: AbortSignal, count: number): Promise<boolean> {
  const { network, rateLimiter } = api.extra
  const waitMs = rateLimiter.waitFor(count)
  if (!network.isOnline()) await waitForConnection(api, stopped)
  else if (waitMs > 0) await api.condition(stopAsked.match, waitMs)
  else {
    rateLimiter.started(count)
    return false
  }
  return true
}

async function waitForConnection(api: ListenerApi, stopped: AbortSignal) {
  const { network } = api.extra
  let unsubscribe: (() => void) | undefined
  api.dispatch(connectionLost())
  try {
    await api.pause(
      new Promise<void>((resolve) => {
        unsubscribe = network.subscribe(() => network.isOnline() && resolve())
        stopped.addEventListener('abort', () => resolve())
      }),
    )
  } finally {
    unsubscribe?.()
  }
  api.dispatch(waitEnded())
}

/** Pauses the run until Resume. */
export async function waitForResume(api: ListenerApi, stopped: AbortSignal, reason: PauseReason) {
  api.dispatch(runPaused(reason))
  // Who leaves the page to top up comes back to Resume.
  const stopWatching = api.extra.visibility.whenHidden(() =>
    api.extra.moveFocus([focusIds.runButton], focusIds.topUp),
  )
  try {
    let isResumed = false
    while (!isResumed && !stopped.aborted) isResumed = await api.condition(runResumed.match, PAUSE_POLL_MS)
  } finally {
    stopWatching()
  }
}

/** Holds the whole loop back because the provider asked for it. */
export async function backOff(api: ListenerApi, slowedInARow: number, retryAfterMs: number) {
  const waitMs = backOffDelay(slowedInARow, retryAfterMs, api.extra.chance())
  api.dispatch(slowedDown({ until: api.extra.now() + waitMs }))
  await api.condition(stopAsked.match, waitMs)
  api.dispatch(waitEnded())
}
