import { createAppSelector } from '../../../base/store/createAppSelector'
import { selectRowCounts } from '../resultsSelectors'
import { selectIsComplete, selectPhase } from '../../run/runSelectors'
import { liveMessages } from './liveMessages'

/** The outcomes of a completed run, as text and as lengths of its bar; null before. */
export const selectSplit = createAppSelector(
  [(state) => selectIsComplete(state) && selectPhase(state).status === 'idle', selectRowCounts],
  (isDone, { outcomes: counts }) =>
    isDone
      ? {
          text: liveMessages.split(counts),
          slices: [
            { tone: 'good' as const, size: counts.good },
            { tone: 'doubtful' as const, size: counts.toReview },
            { tone: 'bad' as const, size: counts.noMatch + counts.failed },
            { tone: 'none' as const, size: counts.nothingToSend },
          ],
        }
      : null,
)
