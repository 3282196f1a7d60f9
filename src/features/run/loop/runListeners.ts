import { isAnyOf } from '@reduxjs/toolkit'
import { BATCH_SIZE } from '../../../app/base/constants'
import { config } from '../../../app/base/config'
import type { ListenerApi, StartListening } from '../../../app/base/listeners'
import { selectRows } from '../../file/fileSelectors'
import { selectMapping } from '../../mapping/mappingSelectors'
import { failedRowsRetried, runCompleted, runStarted } from '../../sessionEvents'
import { planCalls, type PlannedCall } from './planCalls'
import { selectResults, selectUnsentRows } from '../runSelectors'
import { answersArrived, batchSettled, runBroke, runPlanned, runStopped } from '../runSlice'
import { runMessages } from '../runMessages'
import { collectAnswers } from './collectAnswers'
import { sendBatch } from './sendBatch'
import { resultOf, settleBatch, type AnsweredRow, type SettledRow } from './settleBatch'
import { awaitTurn, backOff, pause } from './waits'
import { watchSignals, type LoopSignals } from './loopSignals'

type SettledEvent = typeof answersArrived | typeof batchSettled

const isStart = isAnyOf(runStarted, failedRowsRetried)

/**
 * The batch loop: one effect a run, from Start until it is completed, stopped or replaced.
 *
 * @returns whether there is a loop, whatever the state says: DevTools can change that without one
 */
export function addRunListeners(startListening: StartListening) {
  const loops = new Set<LoopSignals>()

  startListening({
    predicate: (action, now, before) =>
      isStart(action) && now.run.phase.status === 'running' && before.run.phase.status !== 'running',
    effect: async (action, api) => {
      const signals = watchSignals(startListening)
      loops.add(signals)
      try {
        const onlyFirst = runStarted.match(action) ? action.payload?.onlyFirst : undefined
        await cleanseRows(api, signals, onlyFirst ?? Infinity)
      } catch (error) {
        if (!signals.isReplaced && !api.signal.aborted) api.dispatch(runBroke(runMessages.broke))
        throw error
      } finally {
        signals.release()
        loops.delete(signals)
      }
    },
  })

  return { exists: () => [...loops].some(({ isReplaced }) => !isReplaced) }
}

/**
 * Sends the rows that have no result, five at a time, and records what came of each five, until none is left
 * or the run is stopped. Which rows are left is the loop's own knowledge: it reads them once, so that
 * nothing that happens to the state can have an answered row sent again.
 *
 * @param onlyFirst rows from this index on are not sent
 */
async function cleanseRows(api: ListenerApi, signals: LoopSignals, onlyFirst: number) {
  const rows = selectRows(api.getState())
  const dedupe = api.getState().run.dedupe
  const results = [...selectResults(api.getState())]
  const unsent = new Set(selectUnsentRows(api.getState()))
  let refusals: ReadonlyMap<number, number> = new Map()
  let answered = 0
  let slowedInARow = 0
  let savedAt = api.extra.now()

  const record = (
    event: SettledEvent,
    settled: SettledRow[],
    counts: { lookups?: number; before?: number } = {},
  ) => {
    savedAt = api.extra.now()
    api.dispatch(event({ results: settled, at: savedAt, ...counts }))
    for (const { index, result } of settled) {
      unsent.delete(index)
      results[index] = result
    }
  }
  const plan = () => {
    const meant = [...unsent].filter((row) => row < onlyFirst)
    const { calls, settled } = planCalls(rows, meant, results, selectMapping(api.getState()), dedupe)
    api.dispatch(runPlanned({ at: api.extra.now() }))
    if (settled.length > 0) record(batchSettled, settled)
    return calls
  }

  let calls = plan()
  while (calls.length > 0) {
    const batch = calls.slice(0, Math.min(BATCH_SIZE, config.maxRequestsPerSecond))
    await awaitTurn(api, signals, batch.length)
    if (signals.isStopping) break

    // Answers that came early were recorded before the batch ended.
    const recordNew = (event: SettledEvent, settled: SettledRow[]) => {
      const before = batch.flatMap((call) => call.rows).filter((row) => !unsent.has(row)).length
      const fresh = settled.filter(({ index }) => unsent.has(index))
      const lookups = fresh.filter(({ result }) => result.kind === 'answered').length
      record(
        event,
        fresh.flatMap(({ index, result }) => rowsOf(batch, index).map((row) => ({ index: row, result }))),
        { lookups, before },
      )
      answered += lookups
    }
    const wasAnswered = answered > 0
    const arriving = collectAnswers<AnsweredRow>(api.extra, savedAt, (answers) => {
      if (!signals.isReplaced) recordNew(answersArrived, answers.map(resultOf))
    })
    const { outcomes, wasOffline } = await sendBatch(api, signals.givenUp, batch, arriving.add).finally(
      arriving.end,
    )
    if (signals.isReplaced) return

    const settled = settleBatch(outcomes, { wasOffline, wasAnswered, refusals })
    recordNew(batchSettled, settled.results)
    const { next } = settled
    refusals = settled.refusals
    calls = calls.filter((call) => unsent.has(call.rows[0]!))

    slowedInARow = next.kind === 'backOff' ? slowedInARow + 1 : 0
    if (calls.length === 0 || signals.isStopping) break
    if (next.kind === 'break') {
      api.dispatch(runBroke(runMessages.broke))
      return
    }
    if (next.kind === 'pause') {
      await pause(api, signals, next.reason)
      if (!signals.isStopping) calls = plan()
    }
    if (next.kind === 'backOff') await backOff(api, signals, slowedInARow, next.retryAfterMs)
  }

  if (!signals.isReplaced) api.dispatch(unsent.size === 0 ? runCompleted() : runStopped())
}

/** The rows that take the answer of the call whose first row is `index`. */
const rowsOf = (batch: PlannedCall[], index: number) => batch.find((call) => call.rows[0] === index)!.rows
