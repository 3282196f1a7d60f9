import { createAppSelector } from '../../base/store/createAppSelector'
import { RESULT_ROWS_SHOWN } from '../../base/constants'
import type { RootState } from '../../base/store/types'
import type { Pile } from '../../domain/cleanse/outcomes'
import { selectDecisions } from '../run/rows/decisionsSlice'
import { selectResults } from '../run/runSlice'
import { sameRows, selectFilteredRows, selectOwnFilteredRows, selectPassing } from './filterSelectors'
import { selectPiles, selectScores } from '../results/resultsSelectors'
import { selectListed, selectOpenRow, type SortColumn } from './viewSlice'
import { selectAddressGroups } from '../results/addressesSlice'

// The filtered rows as they are shown: sorted, in lines, the first 200 of them, which one is selected, and which is next.

/** What each row is sorted by, by row index, or null for the file's order. A row without a value is last either way. */
const selectSortKeys = createAppSelector(
  [
    (state) => state.view.sort?.column ?? null,
    (state) => (selectListed(state).by === 'sameAddress' ? selectAddressGroups(state) : null),
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

/** The rows shown that are one decision, with each of them: those that ask the same and have the same decision, or none. */
export const selectGroups = createAppSelector(
  [selectShownRows, (state) => state.alike.keys, selectDecisions],
  (shown, keys, decisions) => {
    const byQuestion = new Map<string, number[]>()
    for (const row of shown) {
      if (keys[row] == null) continue
      const id = `${decisions[row] ?? ''} ${keys[row]}`
      const rows = byQuestion.get(id)
      if (rows) rows.push(row)
      else byQuestion.set(id, [row])
    }
    const groups = new Map<number, readonly number[]>()
    for (const rows of byQuestion.values()) if (rows.length > 1) for (const row of rows) groups.set(row, rows)
    return groups
  },
)

/** Whether each row is a line: where they are looked at for something else than what they ask, or are a group themselves. */
const selectIsFlat = (state: RootState) =>
  !['all', 'pile', 'reason'].includes(selectListed(state).by) || state.view.columns === 'all'

/** The lines of the list, by their first row: a group is one. */
export const selectLines = createAppSelector(
  [selectShownRows, selectGroups, selectIsFlat],
  (shown, groups, isFlat) => (isFlat ? shown : shown.filter((row) => (groups.get(row)?.[0] ?? row) === row)),
  sameRows,
)

/** The rows of a line of the list: its own, or those of its group. */
export const selectLineRows = (state: RootState, row: number): readonly number[] | null =>
  selectIsFlat(state) ? null : (selectGroups(state).get(row) ?? null)

/** The line that a row is in, by its first row. */
const lineOf = (state: RootState, row: number): number => selectLineRows(state, row)?.[0] ?? row

/** Where each row is among those shown, from 1, by row index. */
const selectPlaces = createAppSelector(
  [selectShownRows],
  (shown) => new Map(shown.map((row, at) => [row, at + 1])),
)

/** Where a row is among those shown, from 1; undefined if the filters leave it out. */
export const selectPlace = (state: RootState, row: number) => selectPlaces(state).get(row)

/** The lines in the table: those of the first 200 rows, or all once the user has gone beyond. */
export const selectTableRows = createAppSelector(
  [selectShownRows, selectLines, (state) => state.view.showsAll],
  (shown, lines, showsAll) => {
    if (showsAll || shown.length <= RESULT_ROWS_SHOWN) return lines
    const first = new Set(shown.slice(0, RESULT_ROWS_SHOWN))
    return lines.filter((row) => first.has(row))
  },
  sameRows,
)

/** The selected line, which keys in the table decide; null if the filters leave it out. */
export const selectCurrentShownRow = (state: RootState): number | null => {
  const row = state.view.currentRow
  return row !== null && selectPlace(state, row) !== undefined ? lineOf(state, row) : null
}

/** The line that is shown beside the list; null if the files are. */
export const selectOpenLine = (state: RootState): number | null => {
  const row = selectOpenRow(state)
  return row === null ? null : lineOf(state, row)
}

/** The lines before and after a row, and the line that follows the table; undefined where there is none. */
export const selectAround = (state: RootState, row: number) => {
  const lines = selectLines(state)
  const at = lines.indexOf(lineOf(state, row))
  return { before: lines[at - 1], after: lines[at + 1] }
}

/** The last line of all. */
export const selectLastLine = (state: RootState) => selectLines(state).at(-1)

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
  return nextAfter(selectLines(before), lineOf(before, decided), (row) => piles[row] === 'toReview')
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
  const [same, other] = kinds.map((isWanted) =>
    nextAfter(selectLines(before), lineOf(before, corrected), isWanted),
  )
  return same ?? other ?? null
}
