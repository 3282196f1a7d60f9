import { createAppSelector } from '../../base/store/createAppSelector'
import { RESULT_ROWS_SHOWN } from '../../base/constants'
import type { RootState } from '../../base/store/types'
import type { Pile } from '../../domain/cleanse/outcomes'
import { selectResults } from '../run/runSlice'
import { sameRows, selectFilteredRows, selectOwnFilteredRows, selectPassing } from './filterSelectors'
import { selectPiles, selectScores } from '../results/resultsSelectors'
import type { SortColumn } from './viewSlice'
import { selectFilters } from './viewSlice'
import { selectAddressGroups } from '../results/addressesSlice'

// The filtered rows as they are shown: sorted, the first 200 of them, which one is open, and which is next.

/** What each row is sorted by, by row index, or null for the file's order. A row without a value is last either way. */
const selectSortKeys = createAppSelector(
  [
    (state) => state.view.sort?.column ?? null,
    (state) => (selectFilters(state).sameAddress ? selectAddressGroups(state) : null),
    selectResults,
    selectScores,
  ],
  (sortedBy, groups, results, scores) => {
    const keys: Record<SortColumn, (row: number) => string | number | null | undefined> = {
      row: (row) => row,
      score: (row) => scores[row],
    }
    const byAddress = groups && ((row: number) => groups[row]?.[0] ?? row)
    const keyOf = sortedBy === null ? byAddress : keys[sortedBy]
    return keyOf && [...results.keys()].map(keyOf)
  },
)

/** The filtered rows, sorted. Unsorted, *Same address* groups rows by address. */
export const selectShownRows = createAppSelector(
  [selectFilteredRows, selectSortKeys, (state) => state.view.sort?.direction === 'descending'],
  (filtered, keys, isDescending) => {
    if (keys === null) return filtered
    return filtered.toSorted((a, b) => {
      const [left, right] = [keys[a], keys[b]]
      if (left == null || right == null) return Number(left == null) - Number(right == null) || a - b
      const order = left < right ? -1 : Number(left > right)
      return (isDescending ? -1 : 1) * order || a - b
    })
  },
  sameRows,
)

/** Whether a person's own filters or search leave rows out, so that the rows shown may be wanted as a file. */
export const selectIsNarrowed = createAppSelector(
  [selectOwnFilteredRows, selectResults],
  (own, results) => own.length < results.length,
)

/** The rows in the table: the first 200, or all once the user has gone beyond. */
export const selectTableRows = createAppSelector(
  [selectShownRows, (state) => state.view.showsAll],
  (shown, showsAll) => (showsAll ? shown : shown.slice(0, RESULT_ROWS_SHOWN)),
)

/** The current row, which keys in the table decide; null if the filters leave it out. */
export const selectCurrentShownRow = createAppSelector(
  [selectShownRows, (state) => state.view.currentRow],
  (shown, row) => (row !== null && shown.includes(row) ? row : null),
)

/** What *Accept all* and *Keep mine for all* decide: the rows shown, while every one of them is to review. */
export const selectBulkRows = createAppSelector([selectPassing, selectPiles], (passing, piles) =>
  passing.every((row) => piles[row] === 'toReview') ? passing : [],
)

/** The next of some rows after a given one, starting over after the last; null if there is none. */
function nextAfter(rows: number[], after: number, isWanted: (row: number) => boolean): number | null {
  const at = rows.indexOf(after)
  return [...rows.slice(at + 1), ...rows.slice(0, at + 1)].find(isWanted) ?? null
}

/**
 * The next row to review of those shown after one that was decided, starting over after the last; null if none is left. Their
 * order is that before the decision.
 */
export const selectNextToReview = (state: RootState, before: RootState, decided: number): number | null => {
  const piles = selectPiles(state)
  return nextAfter(selectShownRows(before), decided, (row) => piles[row] === 'toReview')
}

const UNFOUND = new Set<Pile | undefined>(['notFound', 'failed', 'notLookedUp'])

/**
 * The next row to decide of those that were shown before one was corrected: one to review, or if the corrected row was not
 * found, another that was not. Null if none is left.
 */
export function selectNextToDecide(state: RootState, before: RootState, corrected: number): number | null {
  const piles = selectPiles(state)
  const isToReview = (row: number) => piles[row] === 'toReview'
  const isUnfound = (row: number) => UNFOUND.has(piles[row])
  const kinds = [isToReview, isUnfound]
  if (UNFOUND.has(selectPiles(before)[corrected])) kinds.reverse()
  const [same, other] = kinds.map((isWanted) => nextAfter(selectShownRows(before), corrected, isWanted))
  return same ?? other ?? null
}
