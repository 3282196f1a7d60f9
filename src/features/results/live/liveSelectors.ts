import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../../app/base/types'
import { selectOutcomeCounts } from '../resultsSelectors'
import { selectIsComplete, selectPhase } from '../../run/runSelectors'
import { resultsMessages as messages } from '../resultsMessages'

/** How the rows of a run that is completed are split by outcome, for its bar; null before. */
export const selectSplit = createSelector(
  [
    (state: RootState) => selectIsComplete(state) && selectPhase(state).status === 'idle',
    (state: RootState) => (selectIsComplete(state) ? selectOutcomeCounts(state) : null),
  ],
  (isDone, counts) => {
    if (!isDone || !counts) return null
    const { good, toReview, noMatch, failed, nothingToSend } = counts
    return {
      text: messages.split(counts),
      parts: [
        { tone: 'good' as const, size: good },
        { tone: 'doubtful' as const, size: toReview },
        { tone: 'bad' as const, size: noMatch + failed },
        { tone: 'none' as const, size: nothingToSend },
      ],
    }
  },
)
