import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../app/base/types'
import { selectAttempt, selectHeaders, selectRows } from '../file/fileSelectors'
import { selectIsMapped, selectMapping } from '../mapping/mappingSelectors'
import { doneCount } from '../answers/rowResult'
import { rowsAbroad } from './abroad'
import { paceOf } from './progress/paceOf'
import { forecastRun } from './loop/planCalls'
import { sumOf } from './partSummary'
import { runMessages as messages } from './runMessages'
import type { RunPhase } from './runSlice'

/** Rows that are sent to try the columns and the key out. */
export const TRY_ROWS = 10

/** Between two parts of a list the run goes on. */
const MOVING_ON: RunPhase = { status: 'running', waiting: null }

export const selectPhase = (state: RootState) => (state.list.isMovingOn ? MOVING_ON : state.run.phase)
export const selectResults = (state: RootState) => state.run.results

/** What the other parts of a list add to the part on the page; nothing for a file of one part. */
const selectOtherParts = createSelector(
  [(state: RootState) => state.list.parts, (state: RootState) => state.list.at],
  (parts, at) => sumOf(parts.filter((_, place) => place !== at)),
)

/** How many rows of the file, or of the whole list, have a result, of how many. */
export const selectProgress = createSelector(
  [selectResults, selectOtherParts, (state: RootState) => state.run.again.length],
  (results, others, again) => ({
    done: doneCount(results) - again + others.done,
    total: results.length + others.total,
  }),
)

/** Whether there is any result, in any part of a list. */
export const selectHasResults = (state: RootState) =>
  selectOtherParts(state).done > 0 || selectResults(state).some((result) => result !== null)

/** Calls that were answered, and the time they took in ms, in all parts of a list. */
export const selectUsed = createSelector(
  [(state: RootState) => state.run.lookups, (state: RootState) => state.run.elapsedMs, selectOtherParts],
  (lookups, elapsedMs, others) => ({
    lookups: lookups + others.lookups,
    elapsedMs: elapsedMs + others.elapsedMs,
  }),
)

/** Whether requests are or may be under way: from Start until stopped, paused or completed. */
export const selectIsRunning = (state: RootState) =>
  selectPhase(state).status === 'running' || selectPhase(state).status === 'stopping'

/** Whether a run has begun and not ended: it is going, stopping or paused. */
export const selectIsUnderWay = (state: RootState) =>
  selectIsRunning(state) || state.run.phase.status === 'paused'

/** Whether every row has a result, and there is one. */
export const selectIsComplete = (state: RootState) => {
  const { done, total } = selectProgress(state)
  return total > 0 && done === total
}

/** Whether some rows have a result and others do not. */
export const selectIsPartlyDone = (state: RootState) => {
  return selectHasResults(state) && !selectIsComplete(state)
}

/** Indexes of the rows that failed. */
export const selectFailedRows = createSelector([selectResults], (results) =>
  results.flatMap((result, index) => (result?.kind === 'failed' ? [index] : [])),
)

/** How many rows failed, in all parts of a list. */
export const selectFailedCount = (state: RootState) =>
  selectFailedRows(state).length + selectOtherParts(state).failed

/** Whether Start is enabled: no run is under way, and no file is about to replace this one. */
export const selectCanStart = (state: RootState) =>
  state.apiKey.status === 'valid' &&
  selectRows(state).length > 0 &&
  selectIsMapped(state) &&
  selectAttempt(state).status !== 'reading' &&
  !selectIsRunning(state)

/** Whether Resume is enabled: what a run needs is still there, and no file is about to replace this one. */
export const selectCanResume = (state: RootState) =>
  state.apiKey.status === 'valid' && selectIsMapped(state) && selectAttempt(state).status !== 'reading'

/** The error that the user is shown, or null. */
export const selectErrorMessage = (state: RootState): string | null => {
  const { phase } = state.run
  if (phase.status === 'failed') return messages.broke
  if (phase.status === 'paused')
    return phase.reason.kind === 'credits' ? messages.credits : phase.reason.message
  return state.file.attempt.status === 'refused' ? state.file.attempt.refusal.message : null
}

/** What a person is told of the run beside the status dot; a run under way comes before an error, that before completion. */
export const selectStatus = (state: RootState) => {
  if (state.run.phase.status === 'stopping') return 'stopping'
  if (selectIsRunning(state)) return 'running'
  if (selectErrorMessage(state) !== null) return 'error'
  return selectIsComplete(state) ? 'completed' : 'ready'
}

/** How fast the run goes and how long it will take, or null while nothing can be said. */
export const selectPace = createSelector(
  [selectPhase, (state: RootState) => state.pace, selectProgress],
  (phase, moments, { done, total }) =>
    phase.status === 'running' && phase.waiting === null ? paceOf(moments, total - done) : null,
)

/** How many quarters of the rows are done while a run is going, from 0 to 3; null while none is. */
export const selectQuarter = (state: RootState) => {
  const { done, total } = selectProgress(state)
  return selectIsRunning(state) && done < total ? Math.floor((done / total) * 4) : null
}

/** What the browser's tab says: how far the run is, so that it can be watched from another one. */
export const selectPageTitle = (state: RootState) => {
  const { done, total } = selectProgress(state)
  const percent = Math.floor((done / total) * 100)
  if (selectIsRunning(state)) return messages.title.running(percent)
  if (selectPhase(state).status === 'paused') return messages.title.paused(percent)
  if (selectIsComplete(state)) return messages.title.completed
  return done > 0 ? messages.title.stopped(percent) : messages.title.idle
}

/** Indexes of the rows without a result, in order. */
export const selectUnsentRows = createSelector([selectResults], (results) =>
  results.flatMap((result, index) => (result === null ? [index] : [])),
)

/** What a run still has to send: the rows that are looked up again, else those without a result. */
export const selectRowsToSend = (state: RootState) =>
  state.run.again.length > 0 ? state.run.again : selectUnsentRows(state)

/** The country of each row abroad, by row index. */
const selectAbroad = createSelector([selectHeaders, selectRows], rowsAbroad)

/** Rows that the user has chosen to leave out. */
const selectLeftOut = createSelector(
  [selectAbroad, (state: RootState) => state.run.leavesOutAbroad],
  (abroad, leavesOut): ReadonlySet<number> => new Set(leavesOut ? abroad.keys() : []),
)

/** What the run has to go by, as it is now. */
export const selectRunInput = createSelector(
  [
    selectRows,
    selectRowsToSend,
    selectResults,
    selectMapping,
    (state: RootState) => state.run.dedupe,
    selectLeftOut,
  ],
  (rows, unsent, results, mapping, dedupe, leftOut) => ({ rows, unsent, results, mapping, dedupe, leftOut }),
)

/** What Start would send now, or null before the columns are chosen. */
export const selectForecast = createSelector(
  [selectRunInput, selectIsMapped, selectOtherParts],
  (input, isMapped, others) => {
    // What the other parts of a list hold is not known yet: all of it may have to be looked up.
    const left = others.total - others.done
    if (!isMapped || input.unsent.length + left === 0) return null
    const forecast = forecastRun(input)
    return { ...forecast, rows: forecast.rows + left, lookups: forecast.lookups + left }
  },
)

/** How many lookups every row would use, with the choices made now. */
export const selectLookupsOfAll = createSelector(
  [selectRows, selectMapping, (state: RootState) => state.run.dedupe, selectLeftOut],
  (rows, mapping, dedupe, leftOut) =>
    forecastRun({ rows, unsent: [...rows.keys()], results: [], mapping, dedupe, leftOut }).lookups,
)

/** The countries of the rows abroad that have no result, or nothing to send, with their counts: the most first. */
export const selectCountriesAbroad = createSelector([selectAbroad, selectResults], (abroad, results) => {
  const counts = new Map<string, number>()
  for (const [row, country] of abroad) {
    const kind = results[row]?.kind
    if (kind === undefined || kind === 'nothingToSend') counts.set(country, (counts.get(country) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)
})

/** Whether trying the first rows makes sense: nothing was sent yet, and there are more rows than that. */
export const selectCanTry = (state: RootState) => {
  const { done, total } = selectProgress(state)
  return selectCanStart(state) && done === 0 && total > TRY_ROWS
}

/** Whether the first few rows were tried, and the others are still to be sent. */
export const selectIsTried = (state: RootState) =>
  state.run.isTrial && selectPhase(state).status === 'idle' && selectIsPartlyDone(state)
