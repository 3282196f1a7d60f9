import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../../app/base/types'
import { selectOutcomeCounts } from '../resultsSelectors'
import { selectProgress } from '../../run/runSelectors'

/** What trying the first rows came to: null unless that was the last run, and it has ended with results. */
export const selectTrialVerdict = createSelector(
  [
    (state: RootState) => state.run.isTrial && state.run.phase.status === 'idle',
    selectProgress,
    selectOutcomeCounts,
  ],
  (isTried, { done, total }, counts) =>
    isTried && done > 0 && done < total ? { tried: done, counts } : null,
)
