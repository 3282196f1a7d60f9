import { buildQuery, type Mapping } from '../../mapping/buildQuery'
import type { Results, RowResult } from '../../answers/rowResult'
import type { SettledRow } from './settleBatch'

/** One call and the rows that take its answer. */
export interface PlannedCall {
  query: string
  /** Row indexes in ascending order; one of them only, unless each distinct address is sent once. */
  rows: number[]
}

export interface CallPlan {
  calls: PlannedCall[]
  /** Rows that get a result without a call: there is nothing to send, or the same query was answered before. */
  settled: SettledRow[]
}

const nothingToSend: RowResult = { kind: 'nothingToSend' }

/**
 * The calls that a run makes for some of the rows without a result, in the order of their first rows. One call a
 * row, none for a row with neither address nor postcode; with `dedupe` one for all rows of the same query,
 * and none for a query that was answered before.
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
  const known = new Map<string, RowResult>([['', nothingToSend]])
  const calls = new Map<string | number, PlannedCall>()
  const settled: CallPlan['settled'] = []
  for (const result of dedupe ? results : []) {
    if (result?.kind === 'answered' && result.query !== '') known.set(result.query, result)
  }
  for (const row of unsent) {
    const query = buildQuery(rows[row]!, mapping)
    const key = dedupe ? query : row
    const call = calls.get(key)
    const result = known.get(query)
    if (result) settled.push({ index: row, result })
    else if (call) call.rows.push(row)
    else calls.set(key, { query, rows: [row] })
  }
  return { calls: [...calls.values()], settled }
}

/** What a run will send, for the user to see before it is started. */
export interface RunForecast {
  /** Rows without a result that have something to send. */
  rows: number
  /** Indexes of the rows with neither address nor postcode. */
  empty: number[]
  /** Lookups that are saved when duplicate addresses are looked up once. */
  repeated: number
  /** The most lookups the run can use. */
  lookups: number
}

/** Counts what a run will send. Rows with nothing to send are not among its rows, nor repeated. */
export function forecastRun(
  rows: string[][],
  unsent: number[],
  results: Results,
  mapping: Mapping,
  dedupe: boolean,
): RunForecast {
  const distinct = planCalls(rows, unsent, results, mapping, true)
  const empty = distinct.settled.flatMap(({ index, result }) => (result === nothingToSend ? [index] : []))
  const toSend = unsent.length - empty.length
  const lookups = distinct.calls.length
  return { rows: toSend, empty, repeated: toSend - lookups, lookups: dedupe ? lookups : toSend }
}
