import { answerKindOf, type AnswerKind } from '../answers/readAnswer'
import { withValues, type Results, type RowResult } from '../answers/rowResult'

/** A row and its new result. */
export interface SettledRow {
  index: number
  result: RowResult
  /** The answer that it had until now, where it was looked up again. */
  previous?: RowResult
}

/** How many rows have which result, kept in step with the results. */
type Tally = Record<Exclude<AnswerKind, 'notRun'>, number>

export const noTally: Tally = { matched: 0, noMatch: 0, failed: 0, nothingToSend: 0 }

/** What a run sends; rows are sent in the order of the file. */
export type RunTask =
  /** Rows without a result, of `from` to `to`, which is excluded; none before `next` is left. */
  | { kind: 'unsent'; from: number; next: number; to: number }
  /** Rows to look up again; each keeps its answer until the next one comes. */
  | { kind: 'again'; rows: readonly number[] }

/** The rows of a range, or all rows without a result. */
export const unsentTask = (from = 0, to = Number.MAX_SAFE_INTEGER): RunTask => ({
  kind: 'unsent',
  from,
  next: from,
  to,
})

export interface ResultsInStep {
  results: Results
  tally: Tally
  task: RunTask
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

/** Gives rows their results, or takes them away with null, and keeps the count and the next row in step. */
export function withResults(
  state: ResultsInStep,
  changes: (readonly [row: number, result: RowResult | null])[],
): ResultsInStep {
  if (changes.length === 0) return state
  const tally = { ...state.tally }
  let earliest = Infinity
  for (const [row, result] of changes) {
    count(tally, state.results[row] ?? null, -1)
    count(tally, result, 1)
    if (result === null) earliest = Math.min(earliest, row)
  }
  const results = withValues(state.results, changes)
  return { results, tally, task: movedOn(state.task, results, earliest) }
}

/** Moves a task past the rows that have a result, or back to a row that lost its own. */
function movedOn(task: RunTask, results: Results, earliest: number): RunTask {
  if (task.kind === 'again') return task
  const end = Math.min(task.to, results.length)
  let next = Math.max(task.from, Math.min(task.next, earliest))
  while (next < end && results[next] !== null) next += 1
  return next === task.next ? task : { ...task, next }
}

/** The rows of a task that are left, from its first one on. */
export function* unsentRows({ results, task }: Pick<ResultsInStep, 'results' | 'task'>): Generator<number> {
  if (task.kind === 'again') {
    yield* task.rows
    return
  }
  for (let row = task.next; row < Math.min(task.to, results.length); row += 1)
    if (results[row] === null) yield row
}

/** Takes rows that are to be looked up again off their task: they were, or a person corrected them. */
export function withoutRows(task: RunTask, settled: number[]): RunTask {
  if (task.kind !== 'again') return task
  const rows = [...task.rows]
  for (const row of settled) {
    const at = rows.indexOf(row)
    if (at >= 0) rows.splice(at, 1)
  }
  return { kind: 'again', rows: Object.freeze(rows) }
}

/** How many rows of a task are left. */
export function rowsLeft({ results, task, tally }: ResultsInStep): number {
  if (task.kind === 'again') return task.rows.length
  if (task.from === 0 && task.to >= results.length) return results.length - doneIn(tally)
  return results.slice(task.next, task.to).filter((result) => result === null).length
}
