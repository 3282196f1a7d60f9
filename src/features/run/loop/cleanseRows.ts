import type { ListenerApi } from '../../../base/store/types'
import { focusIds } from '../../../base/focusIds'
import { runCompleted } from '../../session/sessionEvents'
import { selectDoubt } from '../comingSelectors'
import { selectIsComplete } from '../runSelectors'
import {
  requestsAbandoned,
  runBroke,
  runPlanned,
  runStopped,
  runPaused,
  stopAsked,
  waitingChanged,
} from '../runSlice'
import type { PauseReason } from '../runState'
import type { SettledRow } from '../settledRows'
import { chooseBatch, compareRecorded, planRun, recordBatch, unsentOf } from './rowLedger'
import { sendBatch } from './sendBatch'
import { isAnswer, nothingCounted, settleBatch } from './settleBatch'
import { backOffDelay } from './pacing'

/** How long a run waits for the browser to store something, in ms: it may never answer. */
const STORING_WAIT_MS = 3000

/**
 * Sends the rows of the run's task, five at a time, until none is left or Stop is pressed.
 *
 * @param whenStored resolves when the browser has stored, or refused, everything so far
 */
export async function cleanseRows(api: ListenerApi, whenStored: () => Promise<void>) {
  const now = () => api.extra.now()
  const abandoned = watchAbandon(api)
  let counted = nothingCounted
  let wasAnswered = false
  let slowedInARow = 0
  /** Recorded rows, to compare while the next batch is on its way. */
  let brought: SettledRow[] = []

  const plan = () => {
    api.extra.stopwatch.start()
    return planRun(api)
  }
  let known = await plan()
  // Store the rows before the first call, and each batch before the next but one: a killed browser loses no more.
  const untilStored = storingWait(api)
  let given = whenStored()
  await untilStored(given)
  const pause = async (reason: PauseReason) => {
    await waitForResume(api, reason)
    // The columns may have changed.
    if (!isGoing(api)) return
    api.dispatch(runPlanned({ at: now() }))
    known = await plan()
  }

  const hasMore = () => !unsentOf(api).next().done

  while (isGoing(api) && hasMore()) {
    const { run } = api.getState()
    const batch = await chooseBatch(api, known)
    if (batch.length === 0) {
      // Its rows needed no call; the state does not change while DevTools shows an earlier one.
      if (api.getState().run === run) break
      await api.pause(api.extra.nextTask())
      continue
    }
    if (await waitForTurn(api, batch.length)) continue

    const record = (answers: SettledRow[], isWhole: boolean) => {
      const { results, isRecorded } = recordBatch(api, batch, answers, known, isWhole)
      brought = brought.concat(results)
      return isRecorded
    }
    const before = brought
    brought = []
    let early: SettledRow[] = []
    const recordEarly = (answers: SettledRow[]) => {
      early = early.concat(answers)
      record(answers, false)
    }
    const [{ ends, wasOffline }] = await Promise.all([
      sendBatch(api, abandoned, batch, recordEarly),
      compareRecorded(api, before),
    ])
    const { results, next, ...against } = settleBatch(ends, { wasOffline, wasAnswered, ...counted })
    const isRecorded = record(
      results.filter((each) => !early.includes(each)),
      true,
    )

    counted = against
    wasAnswered ||= ends.some(isAnswer)
    slowedInARow = next.kind === 'backOff' ? slowedInARow + 1 : 0
    if (!isRecorded || !isGoing(api) || !hasMore()) break
    if (next.kind === 'break') {
      api.dispatch(runBroke({ at: now() }))
      return
    }
    if (next.kind === 'pause') await pause(next.reason)
    if (next.kind === 'backOff') await backOff(api, slowedInARow, next.retryAfterMs)
    const doubt = selectDoubt(api.getState())
    if (doubt && isGoing(api)) await pause(doubt)
    await untilStored(given)
    given = whenStored()
  }
  await compareRecorded(api, brought)
  api.dispatch(selectIsComplete(api.getState()) ? runCompleted({ at: now() }) : runStopped({ at: now() }))
}

/** Returns a function that waits until everything is stored. It waits only once for a browser that does not answer. */
function storingWait(api: ListenerApi) {
  let answers = true
  return async (stored: Promise<void>) => {
    if (!answers) return
    const tooLong = api.delay(STORING_WAIT_MS).then(() => false)
    answers = await Promise.race([stored.then(() => true), tooLong])
  }
}

/** A signal that aborts the calls in flight: after a second Stop, or when the run's rows are replaced. */
function watchAbandon(api: ListenerApi) {
  const abandon = new AbortController()
  api.fork(async () => {
    await api.take(requestsAbandoned.match)
    abandon.abort()
  })
  return AbortSignal.any([abandon.signal, api.signal])
}

// The waits of the batch loop. Stop ends each of them.

/** How often a paused or offline run checks whether it can go on, in ms. */
const POLL_MS = 150

/** Whether the run is going: neither stopping nor paused. */
const isGoing = (api: ListenerApi) => api.getState().run.phase.status === 'running'

/** Waits for the connection, else for the rate, and returns true; if there is nothing to wait for, counts requests as started. */
async function waitForTurn(api: ListenerApi, count: number): Promise<boolean> {
  const { network, rateLimiter } = api.extra
  const waitMs = rateLimiter.waitFor(count)
  if (!network.isOnline()) {
    api.dispatch(waitingChanged({ kind: 'offline' }))
    while (!network.isOnline() && isGoing(api)) await api.condition(stopAsked.match, POLL_MS)
    api.dispatch(waitingChanged(null))
  } else if (waitMs > 0) await api.condition(stopAsked.match, waitMs)
  else {
    rateLimiter.started(count)
    return false
  }
  return true
}

async function waitForResume(api: ListenerApi, reason: PauseReason) {
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
async function backOff(api: ListenerApi, slowedInARow: number, retryAfterMs: number) {
  const waitMs = backOffDelay(slowedInARow, retryAfterMs, api.extra.chance())
  api.dispatch(waitingChanged({ kind: 'slowedDown', until: api.extra.now() + waitMs }))
  await api.condition(stopAsked.match, waitMs)
  api.dispatch(waitingChanged(null))
}
