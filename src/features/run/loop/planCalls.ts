import { addressKey } from '../../mapping/addressKey'
import { buildQuery, type Mapping } from '../../mapping/buildQuery'
import type { Results, RowResult } from '../../answers/rowResult'
import type { SettledRow } from '../runSlice'

/** One call and the rows that get its answer. */
export interface PlannedCall {
  query: string
  /** Row indexes in ascending order; one of them only, unless each distinct address is sent once. */
  rows: number[]
}

export interface CallPlan {
  calls: PlannedCall[]
  /** Rows that get a result without a call: nothing to send, or the same query was answered before. */
  settled: SettledRow[]
}

const nothingToSend: RowResult = { kind: 'nothingToSend' }

/** The input of a run. */
export interface RunInput {
  rows: string[][]
  /** Indexes of the rows to send. */
  unsent: number[]
  /** The results so far, by row index. */
  results: Results
  mapping: Mapping
  /** Whether each distinct address is sent once. */
  dedupe: boolean
  /** Rows that are left out although they have something to send. */
  leftOut: ReadonlySet<number>
}

/**
 * The calls that a run makes, in the order of their first rows: one a row, none for a row that is left out or has
 * nothing to send. With `dedupe`, one for all rows of an address, and none for an address that was answered before.
 */
export function planCalls({ rows, unsent, results, mapping, dedupe, leftOut }: RunInput): CallPlan {
  const known = new Map<string, RowResult>()
  const calls = new Map<string | number, PlannedCall>()
  const settled: CallPlan['settled'] = []
  for (const result of dedupe ? results : []) {
    if (result?.kind === 'answered') known.set(addressKey(result.query), result)
  }
  for (const row of unsent) {
    const query = buildQuery(rows[row]!, mapping)
    if (query === '' || leftOut.has(row)) {
      settled.push({ index: row, result: nothingToSend })
      continue
    }
    const previous = results[row]
    // Looked up again, but with the same text as before: keeps its answer.
    if (previous?.kind === 'answered' && previous.query === query) {
      settled.push({ index: row, result: previous })
      continue
    }
    const key = dedupe ? addressKey(query) : row
    const call = calls.get(key)
    const result = typeof key === 'string' && known.get(key)
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
  /** Indexes of the rows that are not sent: with neither address nor postcode, or left out. */
  empty: number[]
  /** Lookups that are saved when duplicate addresses are looked up once. */
  repeated: number
  /** The most lookups the run can use. */
  lookups: number
}

/** Counts what a run will send. Rows with nothing to send are not among its rows, nor repeated. */
export function forecastRun(input: RunInput): RunForecast {
  const distinct = planCalls({ ...input, dedupe: true })
  const empty = distinct.settled.flatMap(({ index, result }) => (result === nothingToSend ? [index] : []))
  const toSend = input.unsent.length - empty.length
  const lookups = distinct.calls.length
  return { rows: toSend, empty, repeated: toSend - lookups, lookups: input.dedupe ? lookups : toSend }
}
