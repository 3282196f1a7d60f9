import {
  answerKindOf,
  type AnswerKind,
  withValues,
  type Results,
  type RowResult,
} from '../../domain/cleanse/rowResult'
import { changesResult, type RowChange } from '../../domain/cleanse/decisions'

export interface SettledRow {
  row: number
  result: RowResult
}

/** How many rows have which result, updated with the results. */
type Tally = Record<Exclude<AnswerKind, 'notRun'>, number>

export const noTally: Tally = { matched: 0, noMatch: 0, failed: 0, nothingToSend: 0 }

/** What a run sends, in file order. */
export type RunTask =
  /** Rows without a result, of `from` to `to`, which is excluded. */
  | { kind: 'unsent'; from: number; to: number }
  /** Those of some rows that have no result. */
  | { kind: 'chosen'; rows: readonly number[] }
  /** Rows to look up again; each keeps its answer until the next one comes. */
  | { kind: 'again'; rows: readonly number[] }

/** The rows of a range, or all rows without a result. */
export const unsentTask = (from = 0, to = Number.MAX_SAFE_INTEGER): RunTask => ({
  kind: 'unsent',
  from,
  to,
})

export interface CountedResults {
  results: Results
  tally: Tally
}

/** Counts results from the beginning. */
export function tallyOf(results: Results): Tally {
  const tally = { ...noTally }
  for (const result of results) count(tally, result, 1)
  return tally
}

function count(tally: Tally, result: RowResult | null, by: number) {
  const kind = answerKindOf(result)
  if (kind !== 'notRun') tally[kind] += by
}

/** How many rows have a result. */
export const doneIn = ({ matched, noMatch, failed, nothingToSend }: Tally): number =>
  matched + noMatch + failed + nothingToSend

/** The state with the changed results, counted; the same state if no result changed. */
export function withResults<State extends CountedResults>(
  state: State,
  changes: readonly RowChange[],
): State {
  const changed = changes.filter(changesResult)
  if (changed.length === 0) return state
  const tally = { ...state.tally }
  const values = changed.map(({ row, after: { result = null } }) => {
    count(tally, state.results[row] ?? null, -1)
    count(tally, result, 1)
    return [row, result] as const
  })
  return { ...state, results: withValues(state.results, values), tally }
}

/** The rows of a task that are left, from its first one on. */
export function* unsentRows(results: Results, task: RunTask): Generator<number> {
  if (task.kind === 'again') return yield* task.rows
  if (task.kind === 'chosen') {
    // One after another: a batch asks for the first few of a hundred thousand.
    for (const row of task.rows) if (results[row] === null) yield row
    return
  }
  const end = Math.min(task.to, results.length)
  for (let row = results.indexOf(null, task.from); row >= 0 && row < end; row += 1)
    if (results[row] === null) yield row
}

/** A task without rows that have since been looked up again, or corrected by a person. */
export function withoutRows(task: RunTask, settled: readonly RowChange[]): RunTask {
  if (task.kind !== 'again') return task
  const gone = new Set(settled.map(({ row }) => row))
  return { kind: 'again', rows: Object.freeze(task.rows.filter((row) => !gone.has(row))) }
}
