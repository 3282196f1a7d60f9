import { inBlocks } from '../../../base/manyRows'
import type { ListenerApi } from '../../../base/store/types'
import { selectTaken } from '../../earlier/earlierSlice'
import { addressKey } from '../../../domain/address/cells/sameWords'
import { answerKindOf } from '../../../domain/cleanse/rowResult'
import { doubtsOf } from '../../../domain/cleanse/rowReading'
import { selectRows } from '../../file/fileSlice'
import { selectTheirColumns } from '../../mapping/mappingSelectors'
import { selectPlanInput } from '../forecastSelectors'
import { changeRows, settleRows } from '../rows/changeRows'
import { unsentRows, unsentTask, type SettledRow } from '../settledRows'
import {
  addKnown,
  inWords,
  nothingToSend,
  planCalls,
  queryOf,
  type KnownAddresses,
  type PlannedCall,
} from './planCalls'

// What a run sends, and what it records. It reads the unsent rows from the state each time.

/** How many rows get a result without a call in one task. */
const ROWS_A_TASK = 200

/** The rows of the run's task that are left to send. */
export function unsentOf(api: ListenerApi) {
  const { results, task } = api.getState().run
  return unsentRows(results, task)
}

/** Lets other work have its turn, unless the run has ended. */
const restOf = (api: ListenerApi) => () => api.pause(api.extra.nextTask())

/** Compares recorded rows in pieces: otherwise the screen would compare all of them at once. */
export async function compareRecorded(api: ListenerApi, results: SettledRow[]) {
  const rows = selectRows(api.getState())
  const columns = selectTheirColumns(api.getState())
  for await (const block of inBlocks(results, restOf(api)))
    for (const { row, result } of block) doubtsOf(result, rows[row]!, columns)
}

/**
 * Gives rows their earlier answers and, unless only some rows were chosen, settles all those with nothing to send, before the
 * first call and again after a pause. Returns the addresses that need no call; null if every row is sent.
 */
export async function planRun(api: ListenerApi): Promise<KnownAddresses | null> {
  const taken = selectTaken(api.getState()).flatMap((match, row) =>
    match ? [{ row, result: match.result, decision: match.decision }] : [],
  )
  const rest = restOf(api)
  for (let at = 0; at < taken.length; at += ROWS_A_TASK) {
    await rest()
    const rows = taken.slice(at, at + ROWS_A_TASK)
    api.dispatch(changeRows({ by: 'earlier', at: api.extra.now() }, rows))
    await compareRecorded(api, rows)
  }
  if (api.getState().run.task.kind === 'unsent') await settleBlank(api)
  const { results, dedupe, isAgain } = selectPlanInput(api.getState())
  if (!dedupe) return null
  const known: KnownAddresses = new Map()
  for await (const some of inBlocks(results, rest)) addKnown(known, some, isAgain)
  return known
}

/** Settles the file's rows with nothing to send, also those outside a range: no run will send them. */
async function settleBlank(api: ListenerApi) {
  const input = selectPlanInput(api.getState())
  const blank: SettledRow[] = []
  for await (const rows of inBlocks(unsentRows(input.results, unsentTask()), restOf(api)))
    for (const row of rows) if (queryOf(row, input) === '') blank.push({ row, result: nothingToSend })
  for (let at = 0; at < blank.length; at += ROWS_A_TASK) {
    const tookMs = api.extra.stopwatch.lap()
    api.dispatch(settleRows(blank.slice(at, at + ROWS_A_TASK), { isWhole: false, tookMs }))
    await restOf(api)()
  }
}

/** The calls to make next. It first gives rows that need none their results, and then returns no calls yet. */
export async function chooseBatch(api: ListenerApi, known: KnownAddresses | null): Promise<PlannedCall[]> {
  const input = selectPlanInput(api.getState())
  const { calls, settled } = planCalls(input, unsentOf(api), known, api.extra.batchSize)
  if (settled.length === 0) return calls
  api.dispatch(settleRows(settled, { isWhole: false, tookMs: api.extra.stopwatch.lap() }))
  await compareRecorded(api, settled)
  return []
}

/**
 * Records the results of a batch for every row that shares a call, except rows that already have one, from these calls or from a
 * person.
 *
 * @param settled by the first row of each call
 * @returns the rows that now have one, and whether the state has them: not while DevTools shows an earlier state
 */
export function recordBatch(
  api: ListenerApi,
  batch: PlannedCall[],
  settled: SettledRow[],
  known: KnownAddresses | null,
  isWhole: boolean,
) {
  const { run } = api.getState()
  const { results: before, task } = run
  const isOpen = (row: number) => before[row] === null || task.again.includes(row)
  const results: SettledRow[] = []
  let [lookups, unfound] = [0, 0]
  let recorded = 0
  for (const call of batch) {
    const open = call.filter(({ row }) => isOpen(row))
    recorded += call.length - open.length
    const [sent] = call
    const result = settled.find(({ row }) => row === sent.row)?.result
    if (!result) continue
    if (result.kind === 'answered') lookups += 1
    if (answerKindOf(result) === 'noMatch') unfound += 1
    known?.set(addressKey(sent.query), result)
    results.push(...open.map(({ row, query }) => ({ row, result: inWords(result, query) })))
  }
  const tookMs = isWhole ? api.extra.stopwatch.lap() : 0
  api.dispatch(settleRows(results, { isWhole, tookMs, lookups, unfound, before: recorded }))
  return { results, isRecorded: api.getState().run !== run }
}
