import { isAnyOf } from '@reduxjs/toolkit'
import type { ListenerApi, StartListening } from '../../../app/base/listeners'
import { mappingChanged } from '../../mapping/mappingSlice'
import { rowsSentAgain, runCompleted, runStarted } from '../../sessionEvents'
import { selectIsComplete, selectRunInput } from '../runSelectors'
import {
  answersArrived,
  batchSettled,
  isSessionReplaced,
  requestsAbandoned,
  runBroke,
  runPlanned,
  runStopped,
  unsendableFound,
} from '../runSlice'
import { planCalls } from './planCalls'
import { chooseBatch, hasMore, recordBatch } from './rowLedger'
import { sendBatch } from './sendBatch'
import { resultOf, settleBatch } from './settleBatch'
import { backOff, isGoing, waitForResume, waitForTurn } from './waits'

const isStart = isAnyOf(runStarted, rowsSentAgain)

/**
 * The batch loop: one effect a run, from Start until it is completed, stopped or its rows are replaced.
 *
 * @returns whether there is a loop, whatever the state says: DevTools can change the state without one
 */
export function addRunListeners(startListening: StartListening) {
  let loop: AbortSignal | null = null

  startListening({
    predicate: (action, now, before) =>
      isSessionReplaced(action) ||
      (isStart(action) && now.run.phase.status === 'running' && before.run.phase.status !== 'running'),
    effect: async (action, api) => {
      // Answers to rows that were replaced are dropped.
      api.cancelActiveListeners()
      if (isSessionReplaced(action)) return
      loop = api.signal
      try {
        await cleanseRows(api, (runStarted.match(action) && action.payload) || {})
      } catch (error) {
        if (!api.signal.aborted) api.dispatch(runBroke({ at: api.extra.now() }))
        throw error
      } finally {
        if (loop === api.signal) loop = null
      }
    },
  })

  // A completed cleanse stays completed when its columns change, unless a row has something to send now.
  startListening({
    actionCreator: mappingChanged,
    effect: (_, api) => {
      if (!selectIsComplete(api.getOriginalState())) return
      const { settled } = planCalls(selectRunInput(api.getState()))
      const unsendable = settled.filter(({ result }) => result.kind === 'nothingToSend')
      api.dispatch(unsendableFound(unsendable.map(({ index }) => index)))
    },
  })

  return { exists: () => loop !== null && !loop.aborted }
}

/**
 * Sends the rows that have no result, five at a time, until none is left or Stop is pressed.
 *
 * @param options.onlyFirst rows from this index on are not sent
 * @param options.isNextPart whether the run goes on from the part before
 */
async function cleanseRows(
  api: ListenerApi,
  { onlyFirst = Infinity, isNextPart }: { onlyFirst?: number; isNextPart?: boolean },
) {
  const now = () => api.extra.now()
  const abandoned = watchAbandon(api)
  let refusals: ReadonlyMap<number, number> = new Map()
  let wasAnswered = false
  let slowedInARow = 0

  api.dispatch(runPlanned({ at: now(), isNextPart }))
  while (isGoing(api)) {
    const batch = chooseBatch(api, onlyFirst)
    if (batch.length === 0) break
    if (await waitForTurn(api, batch.length)) continue

    const { outcomes, wasOffline } = await sendBatch(api, abandoned, batch, (answers) =>
      recordBatch(api, answersArrived, batch, answers.map(resultOf)),
    )
    const { results, next, ...settled } = settleBatch(outcomes, { wasOffline, wasAnswered, refusals })
    const isRecorded = recordBatch(api, batchSettled, batch, results)

    refusals = settled.refusals
    wasAnswered ||= outcomes.some(({ kind }) => kind === 'answered')
    slowedInARow = next.kind === 'backOff' ? slowedInARow + 1 : 0
    if (!isRecorded || !isGoing(api) || !hasMore(api, onlyFirst)) break
    if (next.kind === 'break') {
      api.dispatch(runBroke({ at: now() }))
      return
    }
    if (next.kind === 'pause') {
      await waitForResume(api, next.reason)
      if (isGoing(api)) api.dispatch(runPlanned({ at: now() }))
    }
    if (next.kind === 'backOff') await backOff(api, slowedInARow, next.retryAfterMs)
  }
  api.dispatch(hasMore(api, Infinity) ? runStopped({ at: now() }) : runCompleted({ at: now() }))
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
