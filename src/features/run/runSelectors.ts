import { createSelector } from '@reduxjs/toolkit'
import { MAX_ROWS } from '../../app/base/constants'
import type { RootState } from '../../app/base/types'
import { selectIsReadingEarlier, selectTaken, selectTakenCount, withTaken } from '../earlier/earlierSelectors'
import { selectAttempt, selectHeaders, selectRows } from '../file/fileSelectors'
import { isQuestion } from '../file/fileSlice'
import { selectIsMapped, selectMapping } from '../mapping/mappingSelectors'
import { buildQuery } from '../mapping/buildQuery'
import { rowsAbroad } from './abroad'
import { saysNoAddress } from './noAddress'
import { paceOf } from './progress/paceSlice'
import { forecastRun } from './loop/planCalls'
import { runMessages as messages } from './runMessages'
import type { PauseReason } from './runState'
import { doneIn, rowsLeft, unsentRows, unsentTask } from './settledRows'

const createAppSelector = createSelector.withTypes<RootState>()

/** Rows that are sent to try the columns and the key out. */
export const TRY_ROWS = 10

export const selectPhase = (state: RootState) => state.run.phase
export const selectResults = (state: RootState) => state.run.results

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

/** Whether there is any result. */
export const selectHasResults = (state: RootState) => doneIn(state.run.tally) > 0

/** How many rows failed. */
export const selectFailedCount = (state: RootState) => state.run.tally.failed

/** How many rows were answered, with or without a match. */
export const selectAnsweredCount = ({ run }: RootState) => run.tally.matched + run.tally.noMatch

/** Calls that were answered, and the time they took in ms. */
export const selectUsed = createAppSelector(
  [(state) => state.run.lookups, (state) => state.run.elapsedMs],
  (lookups, elapsedMs) => ({ lookups, elapsedMs }),
)

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

/** Whether the columns are chosen, and no file is about to replace this one. */
const selectIsReady = (state: RootState) => selectIsMapped(state) && selectAttempt(state).status !== 'reading'

/** Whether Resume is enabled: what a run needs is still there. */
export const selectCanResume = (state: RootState) => state.apiKey.status === 'valid' && selectIsReady(state)

/** Whether Start is enabled: with rows, and without a run or a paid call for a row. No key is needed where nothing is looked up. */
export const selectCanStart = (state: RootState): boolean =>
  selectIsReady(state) &&
  (state.apiKey.status === 'valid' || selectNeedsNoKey(state)) &&
  selectRows(state).length > 0 &&
  !selectIsRunning(state) &&
  state.run.request === null &&
  !selectIsReadingEarlier(state)

/** Whether every row has its answer from an earlier download, or nothing to send. */
export const selectNeedsNoKey = (state: RootState): boolean =>
  selectTakenCount(state) > 0 && selectForecast(state)?.rows.length === 0

/** The error that the user is shown, or null: a question is not an error. */
export const selectErrorMessage = (state: RootState): string | null => {
  const { phase } = state.run
  if (phase.status === 'failed') return messages.broke
  if (phase.status === 'paused' && phase.reason.kind !== 'fewMatches')
    return phase.reason.kind === 'credits' ? messages.credits : phase.reason.message
  const { attempt } = state.file
  return attempt.status === 'refused' && !isQuestion(attempt.refusal) ? attempt.refusal.message : null
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
  [selectPhase, (state) => state.pace, selectResults, (state) => state.run.task, (state) => state.run.tally],
  (phase, moments, results, task, tally) => {
    if (phase.status !== 'running' || phase.waiting !== null) return null
    return paceOf(moments, rowsLeft({ results, task, tally }))
  },
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

/** The country of each row abroad, by row index. */
export const selectAbroad = createAppSelector([selectHeaders, selectRows], rowsAbroad)

/** The results, with the answers that rows take at Start. */
const selectComingResults = createAppSelector([selectResults, selectTaken], withTaken)

/** The rows whose text says that there is no address, by index. */
const selectNoAddress = createAppSelector([selectRows, selectMapping], (rows, mapping) =>
  [...rows.keys()].filter((row) => saysNoAddress(buildQuery(rows[row]!, mapping))),
)

/** Rows that the user has chosen to leave out. */
const selectLeftOut = createAppSelector(
  [
    (state) => (state.run.leavesOutAbroad ? selectAbroad(state) : null),
    (state) => (state.run.leavesOutNoAddress ? selectNoAddress(state) : null),
  ],
  (abroad, noAddress): ReadonlySet<number> => new Set([...(abroad?.keys() ?? []), ...(noAddress ?? [])]),
)

/** What the calls of a run are planned from. */
export const selectPlanInput = createAppSelector(
  [selectRows, selectComingResults, selectMapping, selectLeftOut],
  (rows, results, mapping, leftOut) => ({ rows, results, mapping, leftOut }),
)

/** What Start, or Resume, would send now; null before the columns are chosen, during a run, and when no row is left. */
export const selectForecast = createAppSelector(
  [
    selectPlanInput,
    (state) => (selectIsUnderWay(state) ? state.run.task : null),
    (state) => selectIsMapped(state) && !selectIsRunning(state),
    (state) => state.run.dedupe,
    (state) => selectTakenCount(state) > 0,
  ],
  (input, task, isAsked, dedupe, takesAnswers) => {
    const unsent = { results: input.results, task: task ?? unsentTask() }
    if (!isAsked || (!takesAnswers && unsentRows(unsent).next().done)) return null
    return forecastRun(input, unsentRows(unsent), dedupe)
  },
)

/** The first rows without a result that *Only some rows…* proposes: as many as a usual file has. */
export const selectUnsentRange = createAppSelector([selectComingResults], (results) => {
  const from = Math.max(0, results.indexOf(null))
  return { from, to: Math.min(results.length, from + MAX_ROWS) }
})

/** How many lookups the rows of a range would use. */
export const selectLookupsOfRange = createAppSelector(
  [
    selectPlanInput,
    (state) => state.run.dedupe,
    (_, from: number) => from,
    (_, _from: number, to: number) => to,
  ],
  (input, dedupe, from, to) => {
    const unsent = unsentRows({ results: input.results, task: unsentTask(from, to) })
    return forecastRun(input, unsent, dedupe).lookups
  },
)

/** How many lookups every row would use, with the choices made now. */
export const selectLookupsOfAll = createAppSelector(
  [selectPlanInput, (state) => state.run.dedupe],
  (input, dedupe) => forecastRun({ ...input, results: [] }, input.rows.keys(), dedupe).lookups,
)

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

/** The countries of the rows abroad that have no result, or nothing to send, with their counts: the most first. */
export const selectCountriesAbroad = createAppSelector(
  [selectAbroad, selectComingResults],
  (abroad, results) => {
    const counts = new Map<string, number>()
    for (const [row, country] of abroad) {
      const kind = results[row]?.kind
      if (kind === undefined || kind === 'nothingToSend') counts.set(country, (counts.get(country) ?? 0) + 1)
    }
    return [...counts].toSorted(([, a], [, b]) => b - a)
  },
)

/** How many rows without a result, or with nothing to send, say that there is no address. */
export const selectNoAddressCount = createAppSelector(
  [selectNoAddress, selectComingResults],
  (rows, results) =>
    rows.filter((row) => results[row] === null || results[row]!.kind === 'nothingToSend').length,
)

/** Whether trying the first rows makes sense: nothing was sent yet, and there are more rows. */
export const selectCanTry = (state: RootState) =>
  selectCanStart(state) && selectProgress(state).done === 0 && selectTryRange(state) !== null

/** The rows up to the tenth that has no answer; null if no more than those have none. */
export const selectTryRange = createAppSelector([selectComingResults], (results) => {
  const [...unsent] = unsentRows({ results, task: unsentTask() })
  return unsent.length > TRY_ROWS ? { from: 0, to: unsent[TRY_ROWS - 1]! + 1 } : null
})

/** Whether the first few rows were tried, and the others are still to be sent. */
export const selectIsTried = (state: RootState) =>
  state.run.isTrial && selectPhase(state).status === 'idle' && selectIsPartlyDone(state)
