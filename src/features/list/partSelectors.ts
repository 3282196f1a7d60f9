import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../app/base/types'
import { selectOutcomeCounts } from '../results/resultsSelectors'
import { reviewCounts } from '../run/partSummary'
import { selectIsComplete, selectIsRunning } from '../run/runSelectors'

const createAppSelector = createSelector.withTypes<RootState>()

/** Whether the finished cleanse on the page is kept on this device, and since when (ms); null while none is shown. */
export function selectFinishedStored(
  state: RootState,
): { isStored: false } | { isStored: true; since: number } | null {
  const { session } = state.recovery
  if (!selectIsComplete(state) || selectIsRunning(state)) return null
  if (session.status === 'none') return { isStored: false }
  const isStored = session.status === 'onPage' && session.isHandedOver && state.list.storing === 'stored'
  return isStored ? { isStored, since: session.savedAt } : null
}

const selectParts = createAppSelector(
  [
    (state) => state.list.parts,
    (state) => state.list.at,
    (state) => state.view.scoreKind,
    (state) => state.view.threshold,
  ],
  (parts, at, kind, threshold) => ({ parts, at, kind, threshold }),
)

/** How many rows of the whole list are good, to review, not found and failed. */
export const selectListTotals = createAppSelector(
  [selectParts, selectOutcomeCounts],
  ({ parts, at, kind, threshold }, { good, toReview, noMatch, failed }) => {
    const totals = { good, toReview, noMatch, failed }
    for (const part of parts.filter((_, place) => place !== at)) {
      const counts = reviewCounts(part.all, kind, threshold)
      totals.good += counts.good
      totals.toReview += counts.toReview
      totals.noMatch += part.noMatch
      totals.failed += part.failed
    }
    return totals
  },
)

/** The next part, after the one on the page and then from the first, with undecided rows to review; null for none. */
export const selectNextToReview = createAppSelector([selectParts], ({ parts, at, kind, threshold }) => {
  const places = [...parts.keys()]
  const inTurn = [...places.slice(at + 1), ...places.slice(0, at)]
  return inTurn.find((place) => reviewCounts(parts[place]!.undecided, kind, threshold).toReview > 0) ?? null
})
