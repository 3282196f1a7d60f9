import type { StepState } from '../components/StepHeading'
import { selectRows } from '../features/file/fileSelectors'
import { selectIsMapped } from '../features/mapping/mappingSelectors'
import { selectIsUnderWay, selectProgress } from '../features/run/runSelectors'
import type { RootState } from '../base/store/types'

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

/** Whether the user has moved on from the steps: a run is under way, or there are results. */
export const selectHasLeftSteps = (state: RootState) =>
  selectIsUnderWay(state) || selectProgress(state).done > 0
