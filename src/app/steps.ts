import type { StepState } from '../components/StepHeading'
import { selectAttempt, selectRows } from '../features/file/fileSlice'
import { selectIsMapped } from '../features/mapping/mappingSlice'
import { selectIsUnderWay, selectProgress } from '../features/run/runSelectors'
import type { RootState } from '../base/store/types'
import { selectPhase } from '../features/run/runSlice'

const isDone = {
  file: (state: RootState) => selectRows(state).length > 0,
  mapping: (state: RootState) => selectIsMapped(state),
  key: (state: RootState) => state.apiKey.status === 'valid',
}

type Preparation = keyof typeof isDone

const ORDER: Preparation[] = ['file', 'mapping', 'key']

/** The first step that is not done is the next to do. */
export const selectStepState = (state: RootState, step: Preparation): StepState => {
  if (isDone[step](state)) return 'done'
  return ORDER.find((each) => !isDone[each](state)) === step ? 'next' : 'later'
}

/**
 * Which steps can fold: all, once they are done, nothing is wrong, and the user has moved on to a run or to results. In one
 * column each that is done folds at once. A pause opens them: another key may be needed, or other columns.
 */
export function selectFolding(state: RootState, isOneColumn: boolean): 'all' | 'done' | 'none' {
  if (selectAttempt(state).status === 'refused' || selectPhase(state).status === 'paused') return 'none'
  const areDone = ORDER.every((step) => isDone[step](state))
  if (!isOneColumn)
    return areDone && (selectIsUnderWay(state) || selectProgress(state).done > 0) ? 'all' : 'none'
  if (areDone) return 'all'
  return isDone.file(state) ? 'done' : 'none'
}
