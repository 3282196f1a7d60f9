import { createAppSelector } from '../../base/store/createAppSelector'
import { MAX_ROWS } from '../../base/constants'
import type { RootState } from '../../base/store/types'
import { selectTaken, selectTakenCount, withTaken } from '../earlier/earlierSelectors'
import { buildQuery, queryKey, type Mapping } from '../../domain/cleanse/query'
import { answerKindOf } from '../../domain/cleanse/readAnswer'
import { answerKey, takenFromOf, withValues, type RowResult } from '../../domain/cleanse/rowResult'
import { selectIsMapped } from '../mapping/mappingSlice'
import { hasWaysOn, selectAttempt, selectRows } from '../file/fileSlice'
import { selectMapping } from '../mapping/mappingSelectors'
import { paceOf } from './progress/pace'
import { runMessages as messages } from './runMessages'
import type { PauseReason } from './runState'
import { doneIn, unsentRows } from './settledRows'
import {
  selectPhase,
  selectResults,
  selectHasResults,
  selectFailedCount,
  selectAnsweredCount,
} from './runSlice'

/** How many rows have a result that is not sent again, of how many. */
export const selectProgress = createAppSelector(
  [(state) => state.run.tally, (state) => state.run.task, (state) => state.run.results.length],
  (tally, task, total) => ({
    done: doneIn(tally) - (task.kind === 'again' ? task.rows.length : 0),
    total,
  }),
)

/** The same, with the rows that take an answer of an earlier download at Start. */
export const selectShownProgress = createAppSelector(
  [selectProgress, selectTakenCount],
  ({ done, total }, taken) => ({ done: done + taken, total }),
)

/** What the answers cost: the paid calls, those that found nothing, rows that shared a call, and rows with earlier answers. */
export const selectCost = createAppSelector(
  [selectResults, ({ run }) => run.lookups, ({ run }) => run.unfound, ({ run }) => run.repeats],
  (results, lookups, unfound, repeats) => ({
    paid: lookups - unfound,
    unfound,
    repeats,
    known: results.filter((result) => takenFromOf(result) !== null).length,
  }),
)

/** Whether a row sends another text with some columns than the one that was answered: never one that a person corrected. */
export function sendsOtherwise(result: RowResult | null, row: string[], mapping: Mapping): boolean {
  if (result?.kind !== 'answered' || result.origin) return false
  const query = buildQuery(row, mapping)
  return query !== '' && query !== result.query && answerKey(result) !== queryKey(row, mapping)
}

/** The rows that were not found and send another text with the columns chosen now, by index; none during a run. */
export const selectUnfoundOtherwise = createAppSelector(
  [selectRows, selectResults, selectMapping, (state) => selectIsUnderWay(state)],
  (rows, results, mapping, isUnderWay): readonly number[] =>
    isUnderWay
      ? NONE
      : [...results.keys()].filter(
          (row) =>
            answerKindOf(results[row]!) === 'noMatch' && sendsOtherwise(results[row]!, rows[row]!, mapping),
        ),
)

const NONE: readonly number[] = []

/** The rows not found that Start looks up again. */
export const selectUnfoundAgain = (state: RootState) =>
  state.run.leavesUnfound || selectIsComplete(state) ? NONE : selectUnfoundOtherwise(state)

/** The results as they are at Start: with the answers that rows take, and without those that are looked up again. */
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

/** The rows that the run under way, or the next one, has still to send. */
export const selectUnsent = createAppSelector(
  [selectComingResults, (state) => state.run.task],
  (results, task) => [...unsentRows(results, task)],
)

/** Whether any row was sent, or all are done: rows with nothing to send are settled before the first is sent. */
export const selectIsBegun = (state: RootState) =>
  selectAnsweredCount(state) + selectFailedCount(state) > 0 || selectIsComplete(state)

/** Whether requests are or may be in flight: from Start until stopped, paused or completed. */
export const selectIsRunning = (state: RootState) =>
  selectPhase(state).status === 'running' || selectPhase(state).status === 'stopping'

/** Whether the run asks if the columns are right. */
export const selectIsDoubted = ({ run: { phase } }: RootState) =>
  phase.status === 'paused' && phase.reason.kind === 'fewMatches'

/** Whether a run has begun and not ended: it is running, stopping or paused. */
export const selectIsUnderWay = (state: RootState) =>
  selectIsRunning(state) || state.run.phase.status === 'paused'

/** Whether every row has a result, and there is one. */
export const selectIsComplete = (state: RootState) => {
  const { done, total } = selectProgress(state)
  return total > 0 && done === total
}

/** Whether some rows have a result and others do not. */
export const selectIsPartlyDone = (state: RootState) => selectHasResults(state) && !selectIsComplete(state)

/** Rows that are sent to try the columns and the key out; in any other run fewer answers say nothing about the columns. */
export const TRY_ROWS = 10

/** Whether the last run was of the first rows, and no more than are tried were looked up: the others are still to be sent. */
export const selectIsTried = createAppSelector(
  [
    ({ run }) => run.range?.from === 0 && run.phase.status === 'idle',
    selectIsPartlyDone,
    (state) => state.run.results,
  ],
  (isOfFirst, isPartlyDone, results) => {
    if (!isOfFirst || !isPartlyDone) return false
    const lookedUp = results.filter((result) => result !== null && takenFromOf(result) === null)
    return lookedUp.length > 0 && lookedUp.length <= TRY_ROWS
  },
)

/** Whether nothing was found, or less than half, so that the columns may be the wrong ones. */
export const selectIsLittleFound = (state: RootState): boolean => {
  const answered = selectAnsweredCount(state)
  return (answered >= TRY_ROWS || selectIsTried(state)) && state.run.tally.matched * 2 < answered
}

/** Whether a run is what comes next, so that its button is the one that is filled: no question is open, and rows are left. */
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

/** Whether Resume is enabled: what a run needs is still there. */
export const selectCanResume = (state: RootState) => state.apiKey.status === 'valid' && selectIsReady(state)

/** Whether the user is shown an error: a question does not count. */
const hasError = ({ run: { phase }, file: { attempt } }: RootState): boolean =>
  phase.status === 'failed' ||
  (phase.status === 'paused' && phase.reason.kind !== 'fewMatches') ||
  (attempt.status === 'refused' && !hasWaysOn(attempt.refusal))

/** The status beside the dot: a run under way comes before an error, and an error before completion. */
export const selectStatus = (state: RootState) => {
  if (state.run.phase.status === 'stopping') return 'stopping'
  if (selectIsRunning(state)) return 'running'
  if (hasError(state)) return 'error'
  return selectIsComplete(state) ? 'completed' : 'ready'
}

/** How fast the run goes and how long it will take; null while that is unknown. */
export const selectPace = createAppSelector(
  [selectPhase, (state) => state.run.batches, selectUnsent],
  (phase, batches, unsent) => {
    if (phase.status !== 'running' || phase.waiting !== null) return null
    return paceOf(batches, unsent.length)
  },
)

/** How many quarters of the rows are done during a run, from 0 to 3; null without one. */
export const selectQuarter = (state: RootState) => {
  const { done, total } = selectProgress(state)
  return selectIsRunning(state) && done < total ? Math.floor((done / total) * 4) : null
}

/** The title of the browser's tab: how far the run is, in steps of ten, since screen readers announce each change. */
export const selectPageTitle = (state: RootState) => {
  const { done, total } = selectProgress(state)
  const percent = Math.floor((done / total) * 100)
  if (selectIsRunning(state)) return messages.title.running(Math.floor(percent / 10) * 10)
  if (selectPhase(state).status === 'paused') return messages.title.paused(percent)
  if (selectIsComplete(state)) return messages.title.completed
  return done > 0 ? messages.title.stopped(percent) : messages.title.idle
}

/** Answers of a long list after which few matches are a reason to ask. */
const ANSWERS_BEFORE_DOUBT = 500

/** A reason to ask whether the columns are right: most rows of a long list were not found. Null if there is none. */
export const selectDoubt = (state: RootState): Extract<PauseReason, { kind: 'fewMatches' }> | null => {
  const { isChecked, results, task, tally } = state.run
  const answered = selectAnsweredCount(state)
  const isAsked =
    isChecked || results.length <= MAX_ROWS || task.kind === 'again' || answered < ANSWERS_BEFORE_DOUBT
  if (isAsked || tally.noMatch * 2 <= answered) return null
  return { kind: 'fewMatches', noMatch: tally.noMatch, answered }
}
