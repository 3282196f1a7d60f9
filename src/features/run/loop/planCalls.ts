import { buildQuery, type Mapping } from '../../mapping/buildQuery'
import type { Results, RowResult } from '../../answers/rowResult'
import { runMessages } from '../runMessages'

/** One call and the rows that take its answer. */
export interface PlannedCall {
  query: string
  /** Row indexes in ascending order; one of them only, unless each distinct address is sent once. */
  rows: number[]
}

export interface CallPlan {
  calls: PlannedCall[]
  /** Rows that get a result without a call: there is nothing to send, or the same query was answered before. */
  settled: { index: number; result: RowResult }[]
}

/** What becomes of a row that has nothing to send, when each distinct address is sent once. */
const nothingToSend: RowResult = { kind: 'failed', error: runMessages.nothingToSend }

/**
 * The calls that a run makes for some of the rows without a result, in the order of their first rows. One call a
 * row (RUN-3); with `dedupe` one for all rows of the same query, none for a query that was
 * answered before, and none for a row with neither address nor postcode.
 *
 * @param unsent indexes of the rows to send
 * @param results what there is already, by row index
 */
export function planCalls(
  rows: string[][],
  unsent: number[],
  results: Results,
  mapping: Mapping,
  dedupe: boolean,
): CallPlan {
  const queries = unsent.map((row) => ({ row, query: buildQuery(rows[row]!, mapping) }))
  if (!dedupe) return { calls: queries.map(({ row, query }) => ({ query, rows: [row] })), settled: [] }

  const known = new Map<string, RowResult>([['', nothingToSend]])
  for (const result of results)
    if (result?.kind === 'answered' && result.query !== '') known.set(result.query, result)

  const byQuery = new Map<string, PlannedCall>()
  const settled: CallPlan['settled'] = []
  for (const { row, query } of queries) {
    const call = byQuery.get(query)
    const result = known.get(query)
    if (result) settled.push({ index: row, result })
    else if (call) call.rows.push(row)
    else byQuery.set(query, { query, rows: [row] })
  }
  return { calls: [...byQuery.values()], settled }
}

/** What a run will send, for the user to see before it is started. */
export interface RunForecast {
  /** Rows without a result. */
  rows: number
  /** Those of them with neither address nor postcode. */
  empty: number
  /** Those of them whose query is the same as that of an earlier row, or was answered before. */
  repeated: number
  /** The most lookups the run can use. */
  lookups: number
}

/** Counts what a run will send. Rows without a query count as empty and not as repeated. */
export function forecastRun(
  rows: string[][],
  unsent: number[],
  results: Results,
  mapping: Mapping,
  dedupe: boolean,
): RunForecast {
  const distinct = planCalls(rows, unsent, results, mapping, true)
  const empty = distinct.settled.filter(({ result }) => result === nothingToSend).length
  return {
    rows: unsent.length,
    empty,
    repeated: unsent.length - empty - distinct.calls.length,
    lookups: dedupe ? distinct.calls.length : unsent.length,
  }
}
