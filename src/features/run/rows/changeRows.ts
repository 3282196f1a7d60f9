import type { AppThunk } from '../../../base/store/types'
import { answerKindOf, type Decision } from '../../../domain/cleanse/rowResult'
import { changeOf, reversed, type RowNews } from '../../../domain/cleanse/decisions'
import { rowsChanged, type BatchNews, type ChangedBy } from '../../session/sessionEvents'
import { selectResults } from '../runSlice'
import type { SettledRow } from '../settledRows'
import { selectDecisions } from './decisionsSlice'

// Whatever changes rows says what they become; this file reads what they were, and makes one event of both.

/** Changes rows to what they become. */
export const changeRows =
  (by: ChangedBy, news: readonly RowNews[]): AppThunk =>
  (dispatch, getState) => {
    const [results, decisions] = [selectResults(getState()), selectDecisions(getState())]
    const changes = news.map((each) =>
      changeOf({ decision: decisions[each.row] ?? null, result: results[each.row] ?? null }, each),
    )
    dispatch(rowsChanged({ ...by, changes }))
  }

/** A run settles rows of a batch, all or some. Only another answer replaces an answer, and nobody has decided about that one. */
export const settleRows =
  (
    settled: readonly SettledRow[],
    {
      lookups,
      unfound,
      ...fared
    }: Partial<Omit<BatchNews, 'failures'> & Record<'lookups' | 'unfound', number>> = {},
  ): AppThunk =>
  (dispatch, getState, deps) => {
    const known = selectResults(getState())
    const failures: string[] = []
    const news = settled.map(({ row, result }): RowNews => {
      const previous = known[row] ?? null
      if (previous === null) return { row, result }
      if (result.kind === 'failed') failures.push(result.error)
      return result.kind === 'answered' && result !== previous ? { row, result, decision: null } : { row }
    })
    const batch = { isWhole: true, tookMs: 0, before: 0, ...fared, failures }
    dispatch(changeRows({ by: 'run', at: deps.now(), lookups, unfound, batch }, news))
  }

/** Rows lose their results, and are to be sent. */
export const clearRows = (rows: readonly number[]): AppThunk =>
  changeRows(
    { by: 'run' },
    rows.map((row) => ({ row, result: null })),
  )

/** Rows are accepted, or their originals kept, or their decisions removed with null: one step, however many rows. */
export const decideRows = (rows: readonly number[], decision: Decision | null): AppThunk =>
  changeRows(
    { by: 'person', act: 'decided' },
    rows.map((row) => ({ row, decision })),
  )

/** Rows take answers that a person gave them, or judged, in one step; `lookups` is how many paid calls that took. */
export const giveAnswers =
  (news: readonly RowNews[], lookups = 0): AppThunk =>
  (dispatch, _, deps) => {
    const isUnfound = news.some(({ result = null }) => answerKindOf(result) === 'noMatch')
    const unfound = isUnfound ? lookups : 0
    dispatch(changeRows({ by: 'person', act: 'answered', at: deps.now(), lookups, unfound }, news))
  }

/** Undoes the last step, if there is one. */
export const undoStep =
  (isByKey = false): AppThunk =>
  (dispatch, getState) => {
    const last = getState().decisions.past.at(-1)
    if (last) dispatch(rowsChanged({ by: 'person', act: 'undone', isByKey, changes: reversed(last.changes) }))
  }

/** Repeats the last undone step, if there is one. */
export const redoStep =
  (isByKey = false): AppThunk =>
  (dispatch, getState) => {
    const [next] = getState().decisions.future
    if (next) dispatch(rowsChanged({ by: 'person', act: 'redone', isByKey, changes: next.changes }))
  }
