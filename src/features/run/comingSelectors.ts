import { selectIsDoubted, selectIsUnderWay, selectIsComplete, selectIsPartlyDone } from './runSelectors'
import { createAppSelector, type RootState } from '../../base/store/types'
import { MAX_ROWS } from '../../base/constants'
import { selectTaken, withTaken } from '../earlier/earlierSlice'
import { buildQuery, queryKey } from '../../domain/cleanse/sentText'
import type { Mapping } from '../../domain/cleanse/query'
import {
  answerKindOf,
  answerKey,
  takenFromOf,
  withValues,
  type RowResult,
} from '../../domain/cleanse/rowResult'
import { selectIsMapped } from '../mapping/mappingSlice'
import { hasWaysOn, selectAttempt, selectRows } from '../file/fileSlice'
import { selectMapping } from '../mapping/mappingSelectors'
import type { PauseReason } from './runState'
import { unsentRows } from './settledRows'
import { selectResults, selectFailedCount, selectAnsweredCount } from './runSlice'

/** Whether a row's text with these columns differs from the answered one; never for a row that a person corrected. */
export function sendsOtherwise(result: RowResult | null, row: string[], mapping: Mapping): boolean {
  if (result?.kind !== 'answered' || result.origin) return false
  const query = buildQuery(row, mapping)
  return query !== '' && query !== result.query && answerKey(result) !== queryKey(row, mapping)
}

const NONE: readonly number[] = []

/** The rows whose results are of a kind. */
const rowsOfKind = (kind: RowResult['kind']) =>
  createAppSelector([selectResults], (results): readonly number[] =>
    [...results.keys()].filter((row) => results[row]?.kind === kind),
  )

export const selectFailedRows = rowsOfKind('failed')
export const selectSkippedRows = rowsOfKind('nothingToSend')

export const selectTakenEarlier = createAppSelector([selectResults], (results): readonly number[] =>
  [...results.keys()].filter((row) => takenFromOf(results[row]!) !== null),
)

/** Rows that would send another text with the columns chosen now, except rows that the user corrected. */
export const selectSentOtherwise = createAppSelector(
  [selectRows, selectResults, selectMapping],
  (rows, results, mapping): readonly number[] =>
    [...results.keys()].filter((row) => sendsOtherwise(results[row]!, rows[row]!, mapping)),
)

/** Those of them that were not found; none during a run. It reads no other row: the desk always asks, of any list. */
export const selectUnfoundOtherwise = createAppSelector(
  [selectRows, selectResults, selectMapping, (state) => selectIsUnderWay(state)],
  (rows, results, mapping, isUnderWay): readonly number[] => {
    const isOther = (row: number) =>
      answerKindOf(results[row]!) === 'noMatch' && sendsOtherwise(results[row]!, rows[row]!, mapping)
    return isUnderWay ? NONE : [...results.keys()].filter(isOther)
  },
)

/** The rows not found that Start looks up again. */
export const selectUnfoundAgain = (state: RootState) =>
  state.run.leavesUnfound || selectIsComplete(state) ? NONE : selectUnfoundOtherwise(state)

/** The results at Start: with the answers that rows take, and without those to look up again. */
export const selectComingResults = createAppSelector(
  [selectResults, selectTaken, (state) => selectUnfoundAgain(state)],
  (results, taken, again) => {
    const coming = withTaken(results, taken)
    return again.length === 0
      ? coming
      : withValues(
          coming,
          again.map((row) => [row, null]),
        )
  },
)

/** The rows that the current or the next run still has to send. */
export const selectUnsent = createAppSelector(
  [selectComingResults, (state) => state.run.task],
  (results, task) => [...unsentRows(results, task)],
)

/** Whether any row was sent, or all are done: rows with nothing to send get their results before the first is sent. */
export const selectIsBegun = (state: RootState) =>
  selectAnsweredCount(state) + selectFailedCount(state) > 0 || selectIsComplete(state)

/** How many rows a trial of the columns and the key sends; in other runs, fewer answers tell nothing about the columns. */
export const TRY_ROWS = 10

/** Whether the last run was a trial: of the first rows, with no more lookups than a trial has, and others left to send. */
export const selectIsTried = createAppSelector(
  [
    ({ run }) => run.range?.from === 0 && run.phase.status === 'idle',
    selectIsPartlyDone,
    (state) => state.run.results,
  ],
  (isOfFirst, isPartlyDone, results) => {
    if (!isOfFirst || !isPartlyDone) return false
    const isLookedUp = (result: RowResult | null) =>
      result !== null && result.kind !== 'nothingToSend' && takenFromOf(result) === null
    const lookedUp = results.filter(isLookedUp).length
    return lookedUp > 0 && lookedUp <= TRY_ROWS
  },
)

/** Whether fewer than half were found, so that the columns may be wrong. */
export const selectIsLittleFound = (state: RootState): boolean => {
  const answered = selectAnsweredCount(state)
  return (answered >= TRY_ROWS || selectIsTried(state)) && state.run.tally.matched * 2 < answered
}

/** Whether a run comes next, so that its button is the filled one: no question is open, and rows are left. */
export const selectIsRunNext = (state: RootState): boolean => {
  const { attempt } = state.file
  const isAsked = attempt.status === 'refused' && hasWaysOn(attempt.refusal)
  if (isAsked || selectIsDoubted(state)) return false
  if (selectIsUnderWay(state)) return true
  return !selectIsComplete(state) && (!selectIsLittleFound(state) || selectUnfoundOtherwise(state).length > 0)
}

/** Whether the columns are chosen, and no file is about to replace this one. */
export const selectIsReady = (state: RootState) =>
  selectIsMapped(state) && selectAttempt(state).status !== 'reading'

/** Whether a paused run can go on, since what it needs is still there. */
export const selectCanResume = (state: RootState) =>
  state.run.phase.status === 'paused' && state.apiKey.status === 'valid' && selectIsReady(state)

/** After so many answers of a long list, few matches are a reason to ask. */
const ANSWERS_BEFORE_DOUBT = 500

/** A reason to ask whether the columns are right: most rows of a long list were not found. Null if there is none. */
export const selectDoubt = (state: RootState): Extract<PauseReason, { kind: 'fewMatches' }> | null => {
  const { isChecked, results, task, tally } = state.run
  const answered = selectAnsweredCount(state)
  const isAsked =
    isChecked || results.length <= MAX_ROWS || task.again.length > 0 || answered < ANSWERS_BEFORE_DOUBT
  if (isAsked || tally.noMatch * 2 <= answered) return null
  return { kind: 'fewMatches', noMatch: tally.noMatch, answered }
}
