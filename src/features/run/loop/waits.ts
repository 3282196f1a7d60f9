import { focusIds } from '../../../app/base/focusIds'
import type { ListenerApi } from '../../../app/base/listeners'
import { connectionLost, runPaused, slowedDown, stopAsked, waitEnded } from '../runSlice'
import { runResumed } from '../../sessionEvents'
import type { PauseReason } from '../runPhase'
import { backOffDelay } from './pacing'

// Everything that the batch loop waits for. Each wait ends when Stop is pressed.

/** How often a paused run looks whether it was resumed, in ms. */
const PAUSE_POLL_MS = 150

/**
 * Waits for the connection, else for the request rate; notes the requests as started when neither is in the way.
 *
 * @returns whether it waited: the state may have changed meanwhile
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

/** Says that the run is offline, and waits. */
async function waitForConnection(api: ListenerApi, stopped: AbortSignal) {
  const { network } = api.extra
  const isOver = new AbortController()
  const { signal } = isOver
  api.dispatch(connectionLost())
  try {
    await api.pause(
      new Promise<void>((resolve) => {
        signal.addEventListener(
          'abort',
          network.subscribe(() => network.isOnline() && resolve()),
        )
        stopped.addEventListener('abort', () => resolve(), { signal })
      }),
    )
  } finally {
    isOver.abort()
  }
  api.dispatch(waitEnded())
}

/** Pauses the run until Resume. */
export async function waitForResume(api: ListenerApi, stopped: AbortSignal, reason: PauseReason) {
  api.dispatch(runPaused(reason))
  // Whoever comes back from topping up finds the focus where the way on is.
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
export async function backOff(api: ListenerApi, slowedInARow: number, retryAfterMs: number | null) {
  const waitMs = backOffDelay(slowedInARow, retryAfterMs, api.extra.chance())
  api.dispatch(slowedDown({ until: api.extra.now() + waitMs }))
  await api.condition(stopAsked.match, waitMs)
  api.dispatch(waitEnded())
}
