import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../app/base/types'
import { selectOutcomeCounts } from '../results/resultsSelectors'
import { reviewCounts } from '../run/partSummary'
import { selectIsComplete, selectIsRunning } from '../run/runSelectors'

/** Whether the finished cleanse on the page is kept on this device, and since when (ms); null while none is shown. */
export function selectFinishedKept(
  state: RootState,
): { isKept: false } | { isKept: true; since: number } | null {
  const { kept } = state.recovery
  if (!selectIsComplete(state) || selectIsRunning(state)) return null
  if (kept.status === 'none') return { isKept: false }
  const isKept = kept.status === 'own' && kept.isHandedOver && state.list.keeping === 'kept'
  return isKept ? { isKept, since: kept.savedAt } : null
}

const selectThresholdOf = (state: RootState) => state.view.threshold
const selectKind = (state: RootState) => state.view.scoreKind
const selectParts = (state: RootState) => state.list.parts
const selectAt = (state: RootState) => state.list.at

/** How many rows of the whole list are good, to review, not found and failed. */
export const selectListTotals = createSelector(
  [selectParts, selectAt, selectKind, selectThresholdOf, selectOutcomeCounts],
  (parts, at, kind, threshold, page) => {
    const { good, toReview, noMatch, failed } = page
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
export const selectNextToReview = createSelector(
  [selectParts, selectAt, selectKind, selectThresholdOf],
  (parts, at, kind, threshold) => {
    const places = [...parts.keys()]
    const inTurn = [...places.slice(at + 1), ...places.slice(0, at)]
    return inTurn.find((place) => reviewCounts(parts[place]!.undecided, kind, threshold).toReview > 0) ?? null
  },
)

/** Which part of a list is on the page, of how many; null for a file of one part. */
export const selectPartOfList = createSelector(
  [(state: RootState) => state.list.at, (state: RootState) => state.list.parts.length],
  (at, of) => (of > 1 ? { part: at + 1, of } : null),
)
