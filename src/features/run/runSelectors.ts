import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../app/base/types'
import { selectAttempt, selectHeaders, selectRows } from '../file/fileSelectors'
import { selectIsMapped, selectMapping } from '../mapping/mappingSelectors'
import { doneCount } from '../answers/rowResult'
import { rowsAbroad } from './abroad'
import { paceOf } from './progress/paceSlice'
import { forecastRun } from './loop/planCalls'
import { sumOf } from './partSummary'
import { runMessages as messages } from './runMessages'
import type { RunPhase } from './runSlice'

const createAppSelector = createSelector.withTypes<RootState>()

/** Rows that are sent to try the columns and the key out. */
export const TRY_ROWS = 10

/** Between two parts of a list the run goes on. */
const MOVING_ON: RunPhase = { status: 'running', waiting: null }

export const selectPhase = (state: RootState) => (state.list.isMovingOn ? MOVING_ON : state.run.phase)
export const selectResults = (state: RootState) => state.run.results

/** What the other parts of a list add to the part on the page; nothing for a file of one part. */
const selectOtherParts = createAppSelector(
  [(state) => state.list.parts, (state) => state.list.at],
  (parts, at) => sumOf(parts.filter((_, place) => place !== at)),
)

/** How many rows of the file, or of the whole list, have a result, of how many. */
export const selectProgress = createAppSelector(
  [selectResults, selectOtherParts, (state) => state.run.again.length],
  (results, others, again) => ({
    done: doneCount(results) - again + others.done,
    total: results.length + others.total,
  }),
)

/** Whether there is any result, in any part of a list. */
export const selectHasResults = (state: RootState) =>
  selectOtherParts(state).done > 0 || selectResults(state).some((result) => result !== null)

/** Calls that were answered, and the time they took in ms, in all parts of a list. */
export const selectUsed = createAppSelector(
  [(state) => state.run.lookups, (state) => state.run.elapsedMs, selectOtherParts],
  (lookups, elapsedMs, others) => ({
    lookups: lookups + others.lookups,
    elapsedMs: elapsedMs + others.elapsedMs,
  }),
)

/** Whether requests are or may be in flight: from Start until stopped, paused or completed. */
export const selectIsRunning = (state: RootState) =>
  selectPhase(state).status === 'running' || selectPhase(state).status === 'stopping'

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

/** How many rows failed, in all parts of a list. */
export const selectFailedCount = (state: RootState) =>
  selectResults(state).filter((result) => result?.kind === 'failed').length + selectOtherParts(state).failed

/** Whether Resume is enabled: what a run needs is still there, and no file is about to replace this one. */
export const selectCanResume = (state: RootState) =>
  state.apiKey.status === 'valid' && selectIsMapped(state) && selectAttempt(state).status !== 'reading'

/** Whether Start is enabled: as Resume, with rows, without a run, and with the answers of other parts at hand. */
export const selectCanStart = (state: RootState) =>
  selectCanResume(state) &&
  selectRows(state).length > 0 &&
  !selectIsRunning(state) &&
  !state.list.isReusingAnswers

/** The error that the user is shown, or null. */
export const selectErrorMessage = (state: RootState): string | null => {
  const { phase } = state.run
  if (phase.status === 'failed') return messages.broke
  if (phase.status === 'paused')
    return phase.reason.kind === 'credits' ? messages.credits : phase.reason.message
  return state.file.attempt.status === 'refused' ? state.file.attempt.refusal.message : null
}

/** The status beside the dot: a run under way comes before an error, and an error before completion. */
export const selectStatus = (state: RootState) => {
  if (state.run.phase.status === 'stopping') return 'stopping'
  if (selectIsRunning(state)) return 'running'
  if (selectErrorMessage(state) !== null) return 'error'
  return selectIsComplete(state) ? 'completed' : 'ready'
}

/** How fast the run goes and how long it will take; null while that is unknown. */
export const selectPace = createAppSelector(
  [selectPhase, (state) => state.pace, selectProgress],
  (phase, moments, { done, total }) =>
    phase.status === 'running' && phase.waiting === null ? paceOf(moments, total - done) : null,
)

/** How many quarters of the rows are done during a run, from 0 to 3; null without one. */
export const selectQuarter = (state: RootState) => {
  const { done, total } = selectProgress(state)
  return selectIsRunning(state) && done < total ? Math.floor((done / total) * 4) : null
}

/** The title of the browser's tab: how far the run is, to be watched from another tab. */
export const selectPageTitle = (state: RootState) => {
  const { done, total } = selectProgress(state)
  const percent = Math.floor((done / total) * 100)
  if (selectIsRunning(state)) return messages.title.running(percent)
  if (selectPhase(state).status === 'paused') return messages.title.paused(percent)
  if (selectIsComplete(state)) return messages.title.completed
  return done > 0 ? messages.title.stopped(percent) : messages.title.idle
}

const selectUnsentRows = createAppSelector([selectResults], (results) =>
  results.flatMap((result, index) => (result === null ? [index] : [])),
)

/** The rows that a run still has to send: those to look up again, else those without a result. */
export const selectRowsToSend = (state: RootState) =>
  state.run.again.length > 0 ? state.run.again : selectUnsentRows(state)

/** The country of each row abroad, by row index. */
export const selectAbroad = createAppSelector([selectHeaders, selectRows], rowsAbroad)

/** Rows that the user has chosen to leave out. */
const selectLeftOut = createAppSelector(
  [selectAbroad, (state) => state.run.leavesOutAbroad],
  (abroad, leavesOut): ReadonlySet<number> => new Set(leavesOut ? abroad.keys() : []),
)

/** The current input of the run. */
export const selectRunInput = createAppSelector(
  [selectRows, selectRowsToSend, selectResults, selectMapping, (state) => state.run.dedupe, selectLeftOut],
  (rows, unsent, results, mapping, dedupe, leftOut) => ({ rows, unsent, results, mapping, dedupe, leftOut }),
)

/** What Start would send now; null before the columns are chosen. */
export const selectForecast = createAppSelector(
  [selectRunInput, selectIsMapped, selectOtherParts],
  (input, isMapped, others) => {
    // The other parts of a list are not read yet: every row of theirs may need a lookup.
    const left = others.total - others.done
    if (!isMapped || input.unsent.length + left === 0) return null
    const forecast = forecastRun(input)
    return { ...forecast, rows: forecast.rows + left, lookups: forecast.lookups + left }
  },
)

/** How many lookups every row would use, with the choices made now. */
export const selectLookupsOfAll = createAppSelector(
  [selectRunInput],
  (input) => forecastRun({ ...input, unsent: [...input.rows.keys()], results: [] }).lookups,
)

/** The countries of the rows abroad that have no result, or nothing to send, with their counts: the most first. */
export const selectCountriesAbroad = createAppSelector([selectAbroad, selectResults], (abroad, results) => {
  const counts = new Map<string, number>()
  for (const [row, country] of abroad) {
    const kind = results[row]?.kind
    if (kind === undefined || kind === 'nothingToSend') counts.set(country, (counts.get(country) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)
})

/** Whether trying the first rows makes sense: nothing was sent yet, and there are more rows. */
export const selectCanTry = (state: RootState) => {
  const { done, total } = selectProgress(state)
  return selectCanStart(state) && done === 0 && total > TRY_ROWS
}

/** Whether the first few rows were tried, and the others are still to be sent. */
export const selectIsTried = (state: RootState) =>
  state.run.isTrial && selectPhase(state).status === 'idle' && selectIsPartlyDone(state)
