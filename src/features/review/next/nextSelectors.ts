import { createAppSelector } from '../../../base/store/createAppSelector'
import type { RootState } from '../../../base/store/types'
import { selectHasResults, selectIsUnderWay } from '../../run/runSelectors'
import { selectPiles, selectRowCounts, selectSentOtherwise } from '../resultsSelectors'

/** Answers from which on it tells of the columns when little was found. */
const ENOUGH = 10

/** The one thing that comes next; below the steps there is *Start*, and *Resume*. */
export type Next = 'none' | 'columns' | 'again' | 'start' | 'review' | 'retry' | 'files'

/** The rows that were not found, and would send something else with the columns that are chosen now. */
export const selectUnfoundOtherwise = createAppSelector(
  [selectPiles, selectSentOtherwise],
  (piles, otherwise) => [...otherwise].filter((row) => piles[row] === 'notFound'),
)

/** Whether nothing was found, or less than half, so that the columns may be the wrong ones. */
export function selectIsLittleFound({ run: { tally } }: RootState): boolean {
  const answered = tally.matched + tally.noMatch
  return answered >= ENOUGH && tally.matched * 2 < answered
}

/** What comes next. */
export function selectNext(state: RootState): Next {
  if (selectIsUnderWay(state) || !selectHasResults(state)) return 'none'
  const { piles } = selectRowCounts(state)
  if (selectIsLittleFound(state)) return selectUnfoundOtherwise(state).length > 0 ? 'again' : 'columns'
  if (piles.notRun > 0) return 'start'
  if (piles.toReview > 0) return 'review'
  return piles.failed > 0 ? 'retry' : 'files'
}
