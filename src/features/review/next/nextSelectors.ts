import type { RootState } from '../../../base/store/types'
import { selectIsBegun, selectIsLittleFound } from '../../run/comingSelectors'
import { selectIsDoubted, selectIsRunning, selectIsUnderWay } from '../../run/runSelectors'
import { selectRowCounts } from '../../results/resultsSelectors'

/** The one thing that comes next. */
export type Next = 'none' | 'paused' | 'columns' | 'start' | 'review' | 'end'

/** What comes next. */
export function selectNext(state: RootState): Next {
  if (selectIsRunning(state) || selectIsDoubted(state) || !selectIsBegun(state)) return 'none'
  if (selectIsUnderWay(state)) return 'paused'
  const { piles } = selectRowCounts(state)
  if (selectIsLittleFound(state)) return 'columns'
  if (piles.notRun > 0) return 'start'
  return piles.toReview > 0 ? 'review' : 'end'
}
