import { selectProgress, selectIsRunning, selectIsComplete } from '../runSelectors'
import { selectTakenEarlier, selectUnsent } from '../comingSelectors'
import { createAppSelector, type RootState } from '../../../base/store/types'
import { selectTakenCount } from '../../earlier/earlierSlice'
import { hasWaysOn } from '../../file/fileSlice'
import { selectPhase } from '../runSlice'
import type { RunState } from '../runState'

/** How many rows have a result, of how many, including those that take an earlier download's answer at Start. */
export const selectShownProgress = createAppSelector(
  [selectProgress, selectTakenCount],
  ({ done, total }, taken) => ({ done: done + taken, total }),
)

/** What the answers cost: paid calls, calls that found nothing, rows that shared a call, and rows with earlier answers. */
export const selectCost = createAppSelector(
  [selectTakenEarlier, ({ run }) => run.lookups, ({ run }) => run.unfound, ({ run }) => run.repeats],
  (known, lookups, unfound, repeats) => ({
    paid: lookups - unfound,
    unfound,
    repeats,
    known: known.length,
  }),
)

/** Whether the page shows an error; a question does not count. */
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

export interface Pace {
  rowsPerSecond: number
  secondsLeft: number
}

const FEWEST_BATCHES = 3

/** The pace of the batches after the first, oldest first; null while there are too few, or no time has passed. */
export function paceOf(batches: RunState['batches'], rowsLeft: number): Pace | null {
  if (batches.length < FEWEST_BATCHES) return null
  const sum = (of: 'rows' | 'tookMs') => batches.slice(1).reduce((all, batch) => all + batch[of], 0)
  const [rows, tookMs] = [sum('rows'), sum('tookMs')]
  if (rows === 0 || tookMs === 0) return null
  const rowsPerSecond = (rows * 1000) / tookMs
  return { rowsPerSecond, secondsLeft: rowsLeft / rowsPerSecond }
}

/** The pace of the run; null while that is unknown. */
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
