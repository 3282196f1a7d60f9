import { type RootState, createAppSelector } from '../../../base/store/types'
import { selectIsBegun, selectIsLittleFound } from '../../run/comingSelectors'
import { selectIsDoubted, selectIsRunning, selectIsUnderWay, selectIsComplete } from '../../run/runSelectors'
import { selectRowCounts } from '../../results/resultsSelectors'
import { selectPhase } from '../../run/runSlice'
import { liveMessages } from './nextMessages'

/** The one thing that comes next. */
export function selectNext(state: RootState): 'none' | 'paused' | 'columns' | 'start' | 'review' | 'end' {
  if (selectIsRunning(state) || selectIsDoubted(state) || !selectIsBegun(state)) return 'none'
  if (selectIsUnderWay(state)) return 'paused'
  const { piles } = selectRowCounts(state)
  if (selectIsLittleFound(state)) return 'columns'
  if (piles.notRun > 0) return 'start'
  return piles.toReview > 0 ? 'review' : 'end'
}

/** The piles of a completed run, as text and as lengths of its bar; null before that. */
export const selectSplit = createAppSelector(
  [
    (state) =>
      selectIsComplete(state) && selectPhase(state).status === 'idle' ? selectRowCounts(state).piles : null,
  ],
  (piles) =>
    piles && {
      text: liveMessages.split(piles),
      slices: [
        { tone: 'good' as const, size: piles.ready },
        { tone: 'doubtful' as const, size: piles.toReview },
        { tone: 'bad' as const, size: piles.notFound + piles.failed },
        { tone: 'none' as const, size: piles.notLookedUp },
      ],
    },
)
