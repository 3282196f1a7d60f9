import { isAnyOf } from '@reduxjs/toolkit'
import { BATCH_SIZE, PAUSE_POLL_MS } from '../../app/constants'
import { config } from '../../app/config'
import type { ListenerApi, StartListening } from '../../app/listeners'
import { selectRows } from '../file/fileSelectors'
import { buildQuery } from '../mapping/buildQuery'
import { selectMapping } from '../mapping/mappingSelectors'
import { backOffDelay } from './backOffDelay'
import { selectUnsentRows } from './runSelectors'
import {
  batchSettled,
  connectionLost,
  failedRowsRetried,
  runBroke,
  runCompleted,
  runPaused,
  runResumed,
  runStarted,
  runStopped,
  slowedDown,
  waitEnded,
} from './runSlice'
import type { PauseReason } from './runPhase'
import { sendBatch } from './sendBatch'
import { settleBatch } from './settleBatch'
import { isRunEnded, watchControls, type RunControls } from './watchControls'

const isStart = isAnyOf(runStarted, failedRowsRetried)

/** The batch loop: one effect a run, from Start until it is completed, stopped or replaced (spec section 4). */
export function addRunListeners(startListening: StartListening) {
  startListening({
    predicate: (action, now, before) =>
      isStart(action) && now.run.phase.status === 'running' && before.run.phase.status !== 'running',
    effect: async (_, api) => {
      const controls = watchControls(startListening)
      try {
        await cleanseRows(api, controls)
      } finally {
        controls.release()
      }
    },
  })
}

/**
 * Sends the rows that have no result, five at a time, and records what came of each five, until none is left
 * or the run is stopped. Which rows are left is the loop's own knowledge: it reads them once, so that
 * nothing that happens to the state can have an answered row sent again.
 */
async function cleanseRows(api: ListenerApi, controls: RunControls) {
  const rows = selectRows(api.getState())
  const tries = new Map<number, number>()
  let unsent = selectUnsentRows(api.getState())
  let mapping = selectMapping(api.getState())
  let slowedInARow = 0

  while (unsent.length > 0) {
    const batch = unsent.slice(0, Math.min(BATCH_SIZE, config.maxRequestsPerSecond))
    await awaitTurn(api, controls, batch.length)
    if (controls.isStopping) break

    const calls = batch.map((index) => {
      tries.set(index, (tries.get(index) ?? 0) + 1)
      return { index, query: buildQuery(rows[index]!, mapping), tries: tries.get(index)! }
    })
    const { outcomes, wasOffline } = await sendBatch(api, controls.givenUp, calls)
    if (controls.isReplaced) return

    const { results, next } = settleBatch(outcomes, wasOffline)
    api.dispatch(batchSettled({ results, at: api.extra.now() }))
    const settled = new Set(results.map(({ index }) => index))
    unsent = unsent.filter((index) => !settled.has(index))

    slowedInARow = next.kind === 'backOff' ? slowedInARow + 1 : 0
    if (unsent.length === 0 || controls.isStopping) break
    if (next.kind === 'break') {
      api.dispatch(runBroke('Error processing batch'))
      return
    }
    if (next.kind === 'pause') {
      await pause(api, controls, next.reason)
      mapping = selectMapping(api.getState())
    }
    if (next.kind === 'backOff') await backOff(api, controls, slowedInARow, next.retryAfterMs)
  }

  if (!controls.isReplaced) api.dispatch(unsent.length === 0 ? runCompleted() : runStopped())
}

/** Waits until a batch may be sent: until the browser is online and the request rate allows it. */
async function awaitTurn(api: ListenerApi, controls: RunControls, count: number) {
  const { network, pacer } = api.extra
  while (!controls.isStopping) {
    const waitMs = pacer.waitFor(count)
    if (!network.isOnline()) await awaitConnection(api)
    else if (waitMs > 0) await api.condition(isRunEnded, waitMs)
    else return pacer.started(count)
  }
}

/** Says that the run is offline and waits for the connection, or for the user to stop (decision 18). */
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
async function pause(api: ListenerApi, controls: RunControls, reason: PauseReason) {
  controls.isPaused = true
  api.dispatch(runPaused(reason))
  while (controls.isPaused && !controls.isStopping) {
    await api.condition(isAnyOf(runResumed, isRunEnded), PAUSE_POLL_MS)
  }
}

/** Holds the whole loop back because the provider asked for it (decision 17). */
async function backOff(
  api: ListenerApi,
  controls: RunControls,
  slowedInARow: number,
  retryAfterMs: number | null,
) {
  const waitMs = backOffDelay(slowedInARow, retryAfterMs, api.extra.chance())
  api.dispatch(slowedDown({ waitMs }))
  if (!controls.isStopping) await api.condition(isRunEnded, waitMs)
  api.dispatch(waitEnded())
}
