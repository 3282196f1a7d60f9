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
 * Whether the steps can fold: all are done, nothing is wrong, and the user has moved on to a run or to results. In a narrow
 * window they fold as soon as they are done. A pause opens them: another key may be needed, or other columns.
 */
export const selectCanFold = (state: RootState, isNarrow: boolean) =>
  ORDER.every((step) => isDone[step](state)) &&
  selectAttempt(state).status !== 'refused' &&
  selectPhase(state).status !== 'paused' &&
  (isNarrow || selectIsUnderWay(state) || selectProgress(state).done > 0)
