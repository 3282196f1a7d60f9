import { createSelector } from '@reduxjs/toolkit'
import { RESULT_ROWS_SHOWN } from '../../app/base/constants'
import type { RootState } from '../../app/base/types'
import { addressText } from '../answers/readAnswer'
import { selectRows } from '../file/fileSelectors'
import { selectResults } from '../run/runSelectors'
import { selectFilteredRows, selectFilters } from './filterSelectors'
import { isMatched, REASONS } from './outcomes'
import {
  selectCustomerColumn,
  selectDecisions,
  selectOutcomes,
  selectReasons,
  selectScores,
  selectSentTexts,
  selectTwins,
} from './resultsSelectors'

// The rows that pass the filters as they are shown: in their order, the first 200 of them, and what is next.

const collator = new Intl.Collator('en-GB', { numeric: true })

/** What each row is sorted by in the chosen column, by row index; null is last whichever way it is sorted. */
const selectSortKeys = createSelector(
  [
    (state: RootState) => state.view.sort?.column ?? null,
    selectRows,
    selectResults,
    selectCustomerColumn,
    selectSentTexts,
    selectScores,
    selectReasons,
    selectDecisions,
  ],
  (column, rows, results, customerColumn, sent, scores, reasons, decisions): (string | number | null)[] => {
    switch (column) {
      case null:
      case 'row':
        return rows.map((_, row) => row)
      case 'customer':
        return rows.map((values) => (customerColumn === null ? null : values[customerColumn] || null))
      case 'sent':
        return sent.map((text) => text || null)
      case 'cleansed':
        return results.map((result) => addressText(result) || null)
      case 'score':
        return scores
      case 'why':
        return reasons.map((each) => (each[0] ? REASONS.indexOf(each[0]) : null))
      case 'decision':
        return rows.map((_, row) => decisions[row] ?? null)
    }
  },
)

/** The rows that pass the filters, sorted; unsorted ones filtered by *Same address* come in groups of one address. */
export const selectShownRows = createSelector(
  [
    selectFilteredRows,
    (state: RootState) => state.view.sort,
    (state: RootState) => (state.view.sort === null ? null : selectSortKeys(state)),
    (state: RootState) => (selectFilters(state).sameAddress ? selectTwins(state) : null),
  ],
  (filtered, sort, keys, twins) => {
    if (sort === null || keys === null) {
      const firstOf = (row: number) => Math.min(row, ...twins![row]!)
      return twins === null ? filtered : filtered.toSorted((a, b) => firstOf(a) - firstOf(b) || a - b)
    }
    const sign = sort.direction === 'ascending' ? 1 : -1
    return filtered.toSorted((a, b) => {
      const [left, right] = [keys[a]!, keys[b]!]
      if (left === null || right === null) return Number(left === null) - Number(right === null) || a - b
      const order =
        typeof left === 'number' && typeof right === 'number'
          ? left - right
          : collator.compare(String(left), String(right))
      return sign * order || a - b
    })
  },
)

/** The shown rows that the table holds: the first 200, or all once the user has gone beyond. */
export const selectTableRows = createSelector(
  [selectShownRows, (state: RootState) => state.view.showsAll],
  (shown, showsAll) => (showsAll ? shown : shown.slice(0, RESULT_ROWS_SHOWN)),
)

/** The current row while the filters let it through, null otherwise: what a key pressed in the list decides. */
export const selectCurrentShownRow = createSelector(
  [selectShownRows, (state: RootState) => state.view.currentRow],
  (shown, row) => (row !== null && shown.includes(row) ? row : null),
)

/** Whether a row is open that the filters leave out. */
export const selectIsOpenRowLeftOut = (state: RootState): boolean =>
  state.view.isRowOpen && state.view.currentRow !== null && selectCurrentShownRow(state) === null

/** The undecided matched rows among those shown: what *Accept all* and *Keep mine for all* decide. */
export const selectUndecidedShown = createSelector(
  [selectShownRows, selectOutcomes, selectDecisions],
  (shown, outcomes, decisions) => shown.filter((row) => isMatched(outcomes[row]) && !decisions[row]),
)

/** The next undecided row of those shown after a row, from the first again after the last; null when none is left. */
export const selectNextUndecided = (state: RootState, after: number): number | null => {
  const undecided = new Set(selectUndecidedShown(state))
  const shown = selectShownRows(state)
  const at = shown.indexOf(after)
  return [...shown.slice(at + 1), ...shown.slice(0, at + 1)].find((row) => undecided.has(row)) ?? null
}
