import { buildQuery, type Mapping } from '../mapping/buildQuery'

/** One call and the rows that take its answer. */
export interface PlannedCall {
  query: string
  /** Row indexes in ascending order; one of them only, unless each distinct address is sent once. */
  rows: number[]
}

export interface CallPlan {
  calls: PlannedCall[]
  /** Rows that are not sent because there is nothing to send. */
  notSent: number[]
}

/**
 * The calls that a run makes for the rows without a result, in the order of their first rows. One call a row
 * (spec section 7); with `distinctOnce` one for all rows of the same query, and none for a row with neither
 * address nor postcode.
 */
export function planCalls(
  rows: string[][],
  unsent: number[],
  mapping: Mapping,
  distinctOnce: boolean,
): CallPlan {
  const queries = unsent.map((row) => ({ row, query: buildQuery(rows[row]!, mapping) }))
  if (!distinctOnce) return { calls: queries.map(({ row, query }) => ({ query, rows: [row] })), notSent: [] }

  const byQuery = new Map<string, PlannedCall>()
  const notSent: number[] = []
  for (const { row, query } of queries) {
    const call = byQuery.get(query)
    if (query === '') notSent.push(row)
    else if (call) call.rows.push(row)
    else byQuery.set(query, { query, rows: [row] })
  }
  return { calls: [...byQuery.values()], notSent }
}

/** What a run will send, for the user to see before it is started. */
export interface RunForecast {
  /** Rows without a result. */
  rows: number
  /** Those of them with neither address nor postcode. */
  empty: number
  /** Those of them whose query is the same as that of an earlier one. */
  repeated: number
  /** The most lookups the run can use. */
  lookups: number
}

/** Counts what a run will send. Rows without a query count as empty and not as repeated. */
export function forecastRun(
  rows: string[][],
  unsent: number[],
  mapping: Mapping,
  distinctOnce: boolean,
): RunForecast {
  const distinct = planCalls(rows, unsent, mapping, true)
  const empty = distinct.notSent.length
  return {
    rows: unsent.length,
    empty,
    repeated: unsent.length - empty - distinct.calls.length,
    lookups: distinctOnce ? distinct.calls.length : unsent.length,
  }
}
