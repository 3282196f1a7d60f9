import { config } from '../../../app/base/config'
import type { ListenerApi } from '../../../app/base/listeners'
import { selectRowsToSend, selectRunInput } from '../runSelectors'
import { batchSettled, type answersArrived, type SettledRow } from '../runSlice'
import { batchSize } from './pacing'
import { planCalls, type PlannedCall } from './planCalls'

// What a run sends, and what it records. What is unsent is read from the state each time.

const rowsToSend = (api: ListenerApi, onlyFirst: number) =>
  selectRowsToSend(api.getState()).filter((row) => row < onlyFirst)

/** Whether rows before the index `onlyFirst` are left to send. */
export const hasMore = (api: ListenerApi, onlyFirst: number) => rowsToSend(api, onlyFirst).length > 0

/** The calls to make next, for rows before the index `onlyFirst`. Rows that need none get their results here. */
export function chooseBatch(api: ListenerApi, onlyFirst: number): PlannedCall[] {
  const { again } = api.getState().run
  const unsent = rowsToSend(api, onlyFirst)
  const { calls, settled } = planCalls({ ...selectRunInput(api.getState()), unsent })
  if (settled.length > 0) api.dispatch(batchSettled({ results: settled, at: api.extra.now() }))
  // None of the rows to look up again needed a call: those without a result come next.
  const isNextTurn = calls.length === 0 && again.length > 0 && api.getState().run.again.length === 0
  if (isNextTurn) return chooseBatch(api, onlyFirst)
  return calls.slice(0, batchSize(config.maxRequestsPerSecond))
}

/**
 * Records the results of a batch for every row that shares a call; those recorded before are left out.
 *
 * @param settled by the first row of each call
 * @returns whether the state has them: not while DevTools shows an earlier one
 */
export function recordBatch(
  api: ListenerApi,
  event: typeof answersArrived | typeof batchSettled,
  batch: PlannedCall[],
  settled: SettledRow[],
) {
  const open = new Set(selectRowsToSend(api.getState()))
  const before = batch.flatMap(({ rows }) => rows).filter((row) => !open.has(row)).length
  const fresh = settled.filter(({ index }) => open.has(index))
  const lookups = fresh.filter(({ result }) => result.kind === 'answered').length
  const rowsOf = (index: number) => batch.find(({ rows }) => rows[0] === index)!.rows
  const results = fresh.flatMap(({ index, result }) => rowsOf(index).map((row) => ({ index: row, result })))
  const at = api.extra.now()
  api.dispatch(event({ results, at, lookups, before }))
  return api.getState().run.countedTo === at
}
