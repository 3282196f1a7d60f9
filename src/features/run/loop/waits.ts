import { isAnyOf } from '@reduxjs/toolkit'
import { PAUSE_POLL_MS } from '../../../app/base/constants'
import type { ListenerApi } from '../../../app/base/listeners'
import { backOffDelay } from './backOffDelay'
import type { PauseReason } from '../runPhase'
import { connectionLost, runPaused, slowedDown, waitEnded } from '../runSlice'
import { runResumed } from '../../sessionEvents'
import { isRunEnded, type LoopSignals } from './loopSignals'

// Everything that the batch loop waits for. Each wait ends when the run does.

/** Waits until a batch may be sent: until the browser is online and the request rate allows it. */
export async function awaitTurn(api: ListenerApi, signals: LoopSignals, count: number) {
  const { network, rateLimiter } = api.extra
  while (!signals.isStopping) {
    const waitMs = rateLimiter.waitFor(count)
    if (!network.isOnline()) await awaitConnection(api)
    else if (waitMs > 0) await api.condition(isRunEnded, waitMs)
    else return rateLimiter.started(count)
  }
}

/** Says that the run is offline and waits for the connection, or for the user to stop. */
async function awaitConnection(api: ListenerApi) {
  const { network } = api.extra
  api.dispatch(connectionLost())
  let unsubscribe: (() => void) | undefined
  const online = new Promise<void>((resolve) => {
    unsubscribe = network.subscribe(() => network.isOnline() && resolve())
  })
  await Promise.race([online, api.condition(isRunEnded)])
  unsubscribe?.()
  api.dispatch(waitEnded())
}

/** Sets the pause flag and waits for Resume or the end of the run, looking at the flag every 150 ms. */
export async function pause(api: ListenerApi, signals: LoopSignals, reason: PauseReason) {
  signals.isPaused = true
  api.dispatch(runPaused(reason))
  while (signals.isPaused && !signals.isStopping) {
    await api.condition(isAnyOf(runResumed, isRunEnded), PAUSE_POLL_MS)
  }
}

/** Holds the whole loop back because the provider asked for it. */
export async function backOff(
  api: ListenerApi,
  signals: LoopSignals,
  slowedInARow: number,
  retryAfterMs: number | null,
) {
  const waitMs = backOffDelay(slowedInARow, retryAfterMs, api.extra.chance())
  api.dispatch(slowedDown({ until: api.extra.now() + waitMs }))
  if (!signals.isStopping) await api.condition(isRunEnded, waitMs)
  api.dispatch(waitEnded())
}
