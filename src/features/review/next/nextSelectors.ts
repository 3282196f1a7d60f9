import type { RootState } from '../../../base/store/types'
import { selectIsLittleFound } from '../../run/comingSelectors'
import { selectIsDoubted, selectIsUnderWay } from '../../run/runSelectors'
import { selectRowCounts } from '../../results/resultsSelectors'
import { selectHasResults, selectPhase } from '../../run/runSlice'

/** The one thing that comes next. */
export type Next = 'none' | 'paused' | 'columns' | 'start' | 'review' | 'end'

/** What comes next. */
export function selectNext(state: RootState): Next {
  if (selectPhase(state).status === 'paused' && !selectIsDoubted(state)) return 'paused'
  if (selectIsUnderWay(state) || !selectHasResults(state)) return 'none'
  const { piles } = selectRowCounts(state)
  if (selectIsLittleFound(state)) return 'columns'
  if (piles.notRun > 0) return 'start'
  return piles.toReview > 0 ? 'review' : 'end'
}
