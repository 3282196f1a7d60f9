import { createAppSelector } from '../../../base/store/types'
import { selectRowCounts } from '../../results/resultsSelectors'
import { selectIsComplete } from '../../run/runSelectors'
import { liveMessages } from './liveMessages'
import { selectPhase } from '../../run/runSlice'

/** The piles of a completed run, as text and as lengths of its bar; null before. */
export const selectSplit = createAppSelector(
  [(state) => selectIsComplete(state) && selectPhase(state).status === 'idle', selectRowCounts],
  (isDone, { piles }) =>
    isDone
      ? {
          text: liveMessages.split(piles),
          slices: [
            { tone: 'good' as const, size: piles.ready },
            { tone: 'doubtful' as const, size: piles.toReview },
            { tone: 'bad' as const, size: piles.notFound + piles.failed },
            { tone: 'none' as const, size: piles.notLookedUp },
          ],
        }
      : null,
)
