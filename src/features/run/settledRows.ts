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
export type RunTask = {
  /** Rows to look up again; each keeps its answer until the next one comes. */
  again: readonly number[]
} &
  /** Also rows without a result, of `from` to `to`, which is excluded. */
  (
    | { kind: 'unsent'; from: number; to: number }
    /** Also those of some rows that have no result. */
    | { kind: 'chosen'; rows: readonly number[] }
  )

/** The rows of a range, or all rows, without a result, and those of them to look up again. */
export const unsentTask = (
  from = 0,
  to = Number.MAX_SAFE_INTEGER,
  again: readonly number[] = [],
): RunTask => ({
  kind: 'unsent',
  from,
  to,
  again: Object.freeze(again.filter((row) => row >= from && row < to)),
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
  const { again } = task
  if (task.kind === 'chosen') {
    // One after another: a batch asks for the first few of a hundred thousand.
    for (const row of task.rows) if (results[row] === null) yield row
    return yield* again
  }
  const end = Math.min(task.to, results.length)
  let at = 0
  for (let row = results.indexOf(null, task.from); row >= 0 && row < end; row += 1) {
    if (results[row] !== null) continue
    while (again[at]! < row) yield again[at++]!
    yield row
  }
  yield* again.slice(at)
}

/** A task without rows that have since been looked up again, or corrected by a person. */
export function withoutRows(task: RunTask, settled: readonly RowChange[]): RunTask {
  if (task.again.length === 0) return task
  const gone = new Set(settled.map(({ row }) => row))
  return { ...task, again: Object.freeze(task.again.filter((row) => !gone.has(row))) }
}
