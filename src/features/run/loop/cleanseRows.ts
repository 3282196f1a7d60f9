import type { ListenerApi } from '../../../base/store/types'
import { runCompleted } from '../../session/sessionEvents'
import { selectDoubt } from '../comingSelectors'
import { selectIsComplete } from '../runSelectors'
import { requestsAbandoned, runBroke, runPlanned, runStopped } from '../runSlice'
import type { PauseReason } from '../runState'
import type { SettledRow } from '../settledRows'
import { chooseBatch, compareRecorded, planRun, recordBatch, unsentOf } from './rowLedger'
import { sendBatch } from './sendBatch'
import { isAnswer, nothingCounted, settleBatch } from './settleBatch'
import { backOff, isGoing, waitForResume, waitForTurn } from './waits'

/** How long a run waits for the browser to store what it was given, in ms: it may never answer. */
const STORING_WAIT_MS = 3000

/**
 * Sends the rows of the run's task, five at a time, until none is left or Stop is pressed.
 *
 * @param whenStored resolves when the browser has stored, or refused, what it was given so far
 */
export async function cleanseRows(api: ListenerApi, whenStored: () => Promise<void>) {
  const now = () => api.extra.now()
  const abandoned = watchAbandon(api)
  let counted = nothingCounted
  let wasAnswered = false
  let slowedInARow = 0
  /** Rows that were recorded and are compared while the next batch is on its way. */
  let brought: SettledRow[] = []

  const plan = () => {
    api.extra.stopwatch.start()
    return planRun(api)
  }
  let known = await plan()
  // The rows are stored before the first call, and a batch before the next but one: a killed browser loses no more.
  const untilStored = storingWait(api)
  let given = whenStored()
  await untilStored(given)
  const pause = async (reason: PauseReason) => {
    await waitForResume(api, reason)
    // The columns may be others now.
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
    const [{ ends, wasOffline }] = await Promise.all([
      sendBatch(api, abandoned, batch, (answers) => record(answers, false)),
      compareRecorded(api, before),
    ])
    const { results, next, ...against } = settleBatch(ends, { wasOffline, wasAnswered, ...counted })
    const isRecorded = record(results, true)

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

/** Waits until something is stored. A browser that does not answer is waited for once. */
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
