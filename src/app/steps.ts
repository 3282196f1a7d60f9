import type { StepState } from '../components/StepHeading'
import { selectAttempt, selectRows } from '../features/file/fileSlice'
import { selectIsMapped } from '../features/mapping/mappingSlice'
import { selectIsDoubted, selectIsUnderWay, selectProgress } from '../features/run/runSelectors'
import type { RootState } from '../base/store/types'
import { selectPhase } from '../features/run/runSlice'

const isDone = {
  file: (state: RootState) => selectRows(state).length > 0,
  mapping: (state: RootState) => selectIsMapped(state),
  key: (state: RootState) => state.apiKey.status === 'valid',
}

/** Whether the provider has made the run pause, which may need another key. */
export const selectIsRefused = (state: RootState) =>
  selectPhase(state).status === 'paused' && !selectIsDoubted(state)

type Preparation = keyof typeof isDone

const ORDER: Preparation[] = ['file', 'mapping', 'key']

/** The state of a step: the first one not done is next. */
export const selectStepState = (state: RootState, step: Preparation): StepState => {
  if (isDone[step](state)) return 'done'
  return ORDER.find((each) => !isDone[each](state)) === step ? 'next' : 'later'
}

/**
 * Which steps can fold: all, once they are done, nothing is wrong, and the user has moved on to a run or to results. In one
 * column each done step folds at once. The question whether the columns are right opens them; while the provider refuses, all
 * stay folded except the key's, which need not be done.
 */
export function selectFolding(state: RootState, isOneColumn: boolean): 'all' | 'done' | 'none' {
  if (selectAttempt(state).status === 'refused' || selectIsDoubted(state)) return 'none'
  const areDone = ORDER.every((step) => isDone[step](state) || (step === 'key' && selectIsRefused(state)))
  if (!isOneColumn)
    return areDone && (selectIsUnderWay(state) || selectProgress(state).done > 0) ? 'all' : 'none'
  if (areDone) return 'all'
  return isDone.file(state) ? 'done' : 'none'
}
