import { createAppSelector, type RootState } from '../../base/store/types'
import { firstRunMessages as messages } from './firstRunMessages'
import { doneIn } from './settledRows'
import { selectPhase, selectHasResults } from './runSlice'

/** How many rows have a result and are not to be sent again, of how many. */
export const selectProgress = createAppSelector(
  [(state) => state.run.tally, (state) => state.run.task, (state) => state.run.results.length],
  (tally, task, total) => ({
    done: doneIn(tally) - task.again.length,
    total,
  }),
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

/** The title of the browser's tab: how far the run is, in steps of ten, since screen readers announce each change. */
export const selectPageTitle = (state: RootState) => {
  const { done, total } = selectProgress(state)
  const percent = Math.floor((done / total) * 100)
  if (selectIsRunning(state)) return messages.title.running(Math.floor(percent / 10) * 10)
  if (selectPhase(state).status === 'paused') return messages.title.paused(percent)
  if (selectIsComplete(state)) return messages.title.completed
  return done > 0 ? messages.title.stopped(percent) : messages.title.idle
}
