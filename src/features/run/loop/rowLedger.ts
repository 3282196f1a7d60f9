import { config } from '../../../app/base/config'
import type { ListenerApi } from '../../../app/base/listeners'
import { selectResults, selectRowsToSend, selectRunInput } from '../runSelectors'
import { batchSettled, type answersArrived, type SettledRow } from '../runSlice'
import { batchSize } from './pacing'
import { planCalls, type PlannedCall } from './planCalls'

/**
 * Chooses what a run sends and records what it gets. What is unsent is read from the state each time; a row that was
 * answered in this run is never chosen again, nor one answered before unless it is looked up again, even when DevTools
 * take its answer out of the state.
 *
 * @param onlyFirst rows from this index on are not sent
 */
export function createRowLedger(api: ListenerApi, onlyFirst: number) {
  const answered = new Set<number>()
  let savedAt = api.extra.now()

  const note = (settled: SettledRow[]) => {
    for (const { index, result } of settled) if (result.kind !== 'nothingToSend') answered.add(index)
  }
  note(selectResults(api.getState()).flatMap((result, index) => (result ? [{ index, result }] : [])))
  for (const row of api.getState().run.again) answered.delete(row)

  const unsentRows = () => selectRowsToSend(api.getState()).filter((row) => !answered.has(row))
  const rowsToSend = () => unsentRows().filter((row) => row < onlyFirst)

  const record = (
    event: typeof answersArrived | typeof batchSettled,
    results: SettledRow[],
    counts: { lookups?: number; before?: number } = {},
  ) => {
    savedAt = api.extra.now()
    note(results)
    api.dispatch(event({ results, at: savedAt, ...counts }))
  }

  return {
    /** When rows were last recorded, in ms since 1970. */
    savedAt: () => savedAt,

    /** Whether every row of the file has a result. */
    isComplete: () => unsentRows().length === 0,

    hasMore: () => rowsToSend().length > 0,

    /** The calls to make next. Rows that need none get their results here. */
    chooseBatch(): PlannedCall[] {
      const { calls, settled } = planCalls({ ...selectRunInput(api.getState()), unsent: rowsToSend() })
      if (settled.length > 0) record(batchSettled, settled)
      return calls.slice(0, batchSize(config.maxRequestsPerSecond))
    },

    /**
     * Records the results of a batch, for every row that shares a call; those recorded before are left out.
     *
     * @param settled by the first row of each call
     */
    recordBatch(
      event: typeof answersArrived | typeof batchSettled,
      batch: PlannedCall[],
      settled: SettledRow[],
    ) {
      const before = batch.flatMap(({ rows }) => rows).filter((row) => answered.has(row)).length
      const fresh = settled.filter(({ index }) => !answered.has(index))
      const lookups = fresh.filter(({ result }) => result.kind === 'answered').length
      const rowsOf = (index: number) => batch.find(({ rows }) => rows[0] === index)!.rows
      const results = fresh.flatMap(({ index, result }) =>
        rowsOf(index).map((row) => ({ index: row, result })),
      )
      record(event, results, { lookups, before })
    },
  }
}
