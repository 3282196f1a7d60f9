import type { RootState } from '../../../base/store/types'
import { selectIsLittleFound, selectUnfoundOtherwise } from '../../run/comingSelectors'
import { selectIsUnderWay } from '../../run/runSelectors'
import { selectRowCounts } from '../../results/resultsSelectors'
import { selectHasResults } from '../../run/runSlice'

/** The one thing that comes next; below the steps there is *Start*, and *Resume*. */
export type Next = 'none' | 'columns' | 'again' | 'start' | 'review' | 'retry' | 'files'

/** What comes next. */
export function selectNext(state: RootState): Next {
  if (selectIsUnderWay(state) || !selectHasResults(state)) return 'none'
  const { piles } = selectRowCounts(state)
  const isOtherwise = selectUnfoundOtherwise(state).length > 0
  if (selectIsLittleFound(state) && !isOtherwise) return 'columns'
  if (piles.notRun > 0) return 'start'
  if (selectIsLittleFound(state)) return 'again'
  if (piles.toReview > 0) return 'review'
  return piles.failed > 0 ? 'retry' : 'files'
}
