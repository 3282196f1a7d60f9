// Which rows pass the filters (listed, and with the searched text), and how they are shown: sorted, in lines, the first 200,
// which one is selected, and which is next. Every count covers the whole file, and pressing it shows that many rows.

import { areSame } from '../../base/values'
import { createAppSelector, type RootState } from '../../base/store/types'
import { RESULT_ROWS_SHOWN } from '../../base/constants'
import { UNFOUND_PILES, type Pile } from '../../domain/cleanse/outcomes'
import { searchText } from '../../domain/cleanse/rowResult'
import { selectDecisions } from '../run/rows/decisionsSlice'
import { selectIsRunning } from '../run/runSelectors'
import { selectPiles, selectScores, selectReasons } from '../results/resultsSelectors'
import { selectAddressGroups } from '../results/alikeSlice'
import { selectRows } from '../file/fileSlice'
import { selectResults } from '../run/runSlice'
import { selectUprnDiffers } from '../results/customerSelectors'
import { selectListed, selectOpenRow } from './viewSlice'

const selectSearch = (state: RootState) => state.view.text.trim().toLowerCase()

/** The texts that a search looks through, by row index. */
const selectTexts = createAppSelector([selectRows, selectResults], (rows, results) =>
  results.map((result, row) => searchText(rows[row]!, result)),
)

/** The rows that share their address with another, and those whose own UPRN differs from the found one. */
export const selectApart = createAppSelector(
  [selectAddressGroups, selectUprnDiffers],
  (groups, uprnDiffers) => ({
    sameAddress: new Set([...groups.keys()].filter((row) => groups[row] !== null)),
    uprnDiffers,
  }),
)

/** Keeps a list if its rows are the same, so that the table is not redrawn. */
const sameRows = { memoizeOptions: { resultEqualityCheck: areSame } }

/** The rows that have the searched text, in file order. */
const selectFound = createAppSelector(
  // Make texts only once there is a letter, since they are long.
  [selectResults, selectSearch, (state) => (selectSearch(state) === '' ? null : selectTexts(state))],
  (results, search, texts) =>
    texts ? [...results.keys()].filter((row) => texts[row]!.includes(search)) : [...results.keys()],
  sameRows,
)

/** The rows that pass the filters: what the next press would show. */
const selectPassing = createAppSelector(
  [selectFound, selectListed, selectPiles, selectReasons, selectApart],
  (found, listed, piles, reasons, apart) => {
    switch (listed.by) {
      case 'all':
        return found
      case 'pile':
        return found.filter((row) => piles[row] === listed.pile)
      case 'reason':
        return found.filter((row) => piles[row] === 'toReview' && reasons[row]![0] === listed.reason)
      case 'sameAddress':
      case 'uprnDiffers':
        return found.filter((row) => apart[listed.by].has(row))
      case 'group': {
        const rows = new Set(listed.rows)
        return found.filter((row) => rows.has(row))
      }
    }
  },
  sameRows,
)

/** The same, with rows that stay although a step has changed them. */
export const selectFilteredRows = createAppSelector(
  [selectPassing, (state) => state.view.stays, selectResults],
  (passing, stays, results) =>
    stays.length === 0 || passing.length === results.length
      ? passing
      : [...new Set([...passing, ...stays])].toSorted((a, b) => a - b),
  sameRows,
)

/** Whether a person's own filters or search, not *Review*, leave rows out: they may want the rows shown as a file. */
export const selectIsNarrowed = (state: RootState) =>
  (state.view.isReviewing ? selectFound(state) : selectFilteredRows(state)).length <
  selectResults(state).length

/** The value to sort a row by; null for file order. A row without a value is last either way. */
const selectSortedBy = createAppSelector(
  [
    (state) => state.view.sort?.column ?? null,
    (state) => (selectListed(state).by === 'sameAddress' ? selectAddressGroups(state) : null),
    selectScores,
  ],
  (column, groups, scores): ((row: number) => number | null) | null => {
    if (column === 'row') return (row) => row
    if (column === 'score') return (row) => scores[row] ?? null
    return groups && ((row) => groups[row]?.[0] ?? row)
  },
)

/** The filtered rows, sorted. Unsorted, *Same address* groups rows by address. */
export const selectShownRows = createAppSelector(
  [selectFilteredRows, selectSortedBy, (state) => state.view.sort?.direction === 'descending'],
  (filtered, sortedBy, isDescending) =>
    sortedBy === null
      ? filtered
      : filtered.toSorted((a, b) => {
          const [left, right] = [sortedBy(a), sortedBy(b)]
          if (left === null || right === null) return Number(left === null) - Number(right === null) || a - b
          return (isDescending ? right - left : left - right) || a - b
        }),
  sameRows,
)

/** For each row shown, the rows that are one decision with it: with the same question and the same decision, or none. */
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

/**
 * Whether each row has its own line: in lists or columns about something other than the rows' questions, within a group, and
 * during a run, which would otherwise list all rows with each batch.
 */
const selectIsFlat = (state: RootState) =>
  selectIsRunning(state) ||
  !['all', 'pile', 'reason'].includes(selectListed(state).by) ||
  state.view.columns === 'all'

/** The lines of the list, by their first row: a group is one line. */
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

/** The line shown beside the list; null if the files are. */
export const selectOpenLine = (state: RootState): number | null => {
  const row = selectOpenRow(state)
  return row === null ? null : lineOf(state, row)
}

/** The lines before and after a row; undefined if there is none. */
export const selectAround = (state: RootState, row: number) => {
  const lines = selectLines(state)
  const at = lines.indexOf(lineOf(state, row))
  return { before: lines[at - 1], after: lines[at + 1] }
}

/** What *Accept all* and *Keep mine for all* decide: the rows shown, while every one of them is to review. */
export const selectBulkRows = createAppSelector([selectPassing, selectPiles], (passing, piles) =>
  passing.every((row) => piles[row] === 'toReview') ? passing : [],
)

export const UNFOUND: ReadonlySet<Pile | undefined> = new Set(UNFOUND_PILES)

export const TO_REVIEW: ReadonlySet<Pile | undefined> = new Set(['toReview'])

/**
 * The next row in one of some piles, in the order in which rows were shown before the last decision; after the last row it starts
 * over. Null if none is left.
 */
export function selectNextIn(
  state: RootState,
  before: RootState,
  decided: number,
  piles: ReadonlySet<Pile | undefined>,
): number | null {
  const [lines, now] = [selectLines(before), selectPiles(state)]
  const at = lines.indexOf(lineOf(before, decided))
  return [...lines.slice(at + 1), ...lines.slice(0, at + 1)].find((row) => piles.has(now[row])) ?? null
}
