import { createSelector } from '@reduxjs/toolkit'
import { RESULT_ROWS_SHOWN } from '../../app/base/constants'
import type { RootState } from '../../app/base/types'
import { addressText, searchText } from '../answers/readAnswer'
import { selectRows } from '../file/fileSelectors'
import { selectResults } from '../run/runSelectors'
import { isWithin } from './map/plane'
import { isMatched, REASONS } from './outcomes'
import { binOf } from './scoreHistogram'
import {
  selectCustomerColumn,
  selectDecisions,
  selectFilters,
  selectOutcomes,
  selectPlaces,
  selectReasons,
  selectScores,
  selectSentTexts,
  selectThreshold,
  selectTwins,
} from './resultsSelectors'

/** All that a search looks through, by row index: made once, sought in with every key. */
const selectTexts = createSelector([selectRows, selectResults], (rows, results) =>
  results.map((result, row) => searchText(rows[row]!, result)),
)

/** Indexes of the rows that pass the filters, wherever they lie, in the file's order. */
export const selectFilteredAnywhere = createSelector(
  [
    selectOutcomes,
    selectReasons,
    selectFilters,
    (state: RootState) => selectThreshold(state) > 0,
    (state: RootState) => (selectFilters(state).bin === null ? null : selectScores(state)),
    (state: RootState) => (selectFilters(state).text.trim() === '' ? null : selectTexts(state)),
    (state: RootState) => (selectFilters(state).sameAddress ? selectTwins(state) : null),
  ],
  (outcomes, reasons, filters, hasThreshold, scores, texts, twins) => {
    const sought = filters.text.trim().toLowerCase()
    // At 0 no score is a reason; the filter waits for a threshold to come, as one that is typed anew passes 0.
    const chosen = filters.reasons.filter((each) => each !== 'score' || hasThreshold)
    const { outcome, bin } = filters
    const passes = (row: number) => {
      if (outcome === 'all' ? outcomes[row] === 'notRun' : outcomes[row] !== outcome) return false
      if (chosen.length > 0 && !chosen.some((each) => reasons[row]!.includes(each))) return false
      const score = scores?.[row]
      if (bin !== null && (score == null || binOf(score) !== bin)) return false
      if (twins !== null && twins[row]!.length === 0) return false
      return texts === null || texts[row]!.includes(sought)
    }
    return outcomes.flatMap((_, row) => (passes(row) ? [row] : []))
  },
  // A step of the threshold that leaves the rows as they are draws none of them again.
  { memoizeOptions: { resultEqualityCheck: isSameList } },
)

/** Those of them that lie in the chosen part of the map, all where none is chosen. */
export const selectFilteredRows = createSelector(
  [
    selectFilteredAnywhere,
    (state: RootState) => selectFilters(state).area,
    (state: RootState) => selectFilters(state).area && selectPlaces(state),
  ],
  (rows, area, places) => (area ? rows.filter((row) => places?.[row] && isWithin(places[row], area)) : rows),
  { memoizeOptions: { resultEqualityCheck: isSameList } },
)

function isSameList(a: number[], b: number[]): boolean {
  return a.length === b.length && a.every((each, at) => each === b[at])
}

/** Whether any filter is chosen. */
export const selectIsFiltered = createSelector(
  [selectFilters],
  ({ outcome, reasons, bin, text, sameAddress, area }) =>
    outcome !== 'all' ||
    reasons.length > 0 ||
    bin !== null ||
    text.trim() !== '' ||
    sameAddress ||
    area !== null,
)

const collator = new Intl.Collator('en-GB', { numeric: true })

/** What each row is sorted by in the chosen column, by row index; null stands last, whichever way it is sorted. */
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

/**
 * Indexes of the rows that pass the filters, in the order of the sort; rows of the same address stand
 * together where they are sought and nothing is sorted.
 */
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

/** Those of the shown rows that the table holds: the first 200, or all once the user went beyond. */
export const selectTableRows = createSelector(
  [selectShownRows, (state: RootState) => state.view.showsAll],
  (shown, showsAll) => (showsAll ? shown : shown.slice(0, RESULT_ROWS_SHOWN)),
)

/** The matched rows among those shown that are not decided yet: what the two actions on all shown are about. */
export const selectUndecidedShown = createSelector(
  [selectShownRows, selectOutcomes, selectDecisions],
  (shown, outcomes, decisions) => shown.filter((row) => isMatched(outcomes[row]) && !decisions[row]),
)

/** The next undecided row of those shown after a row, from the beginning again at the end; null when none is left. */
export const selectNextUndecided = (state: RootState, after: number): number | null => {
  const undecided = new Set(selectUndecidedShown(state))
  const shown = selectShownRows(state)
  const at = shown.indexOf(after)
  return [...shown.slice(at + 1), ...shown.slice(0, at + 1)].find((row) => undecided.has(row)) ?? null
}
