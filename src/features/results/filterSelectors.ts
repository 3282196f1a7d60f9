import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../app/base/types'
import { addressText, readAnswer, searchText } from '../answers/readAnswer'
import { selectRows } from '../file/fileSelectors'
import { selectResults } from '../run/runSelectors'
import { isWithin } from './map/plane'
import { REASONS, type Reason } from './outcomes'
import {
  selectOutcomes,
  selectPlaces,
  selectReasons,
  selectScores,
  selectSentOtherwise,
  selectSentTexts,
  selectThreshold,
  selectTwins,
} from './resultsSelectors'
import { binOf, countEach, scoreHistogram } from './statistics'
import type { Filters } from './viewSlice'

// Which rows pass the filters. Each filter offers counts of the rows that pass all the others: whatever shows a number
// leads to that many rows.

export const selectFilters = (state: RootState) => state.view.filters

/** Whether a row passes a filter; null for a filter that all rows pass. */
type Test = ((row: number) => boolean) | null

/** What a search looks through, by row index: made once, not with every key. */
const selectTexts = createSelector(
  [selectRows, selectResults, selectSentTexts, (state: RootState) => state.view.searchField],
  (rows, results, sent, field) =>
    results.map((result, row) => {
      if (field === 'everywhere') return searchText(rows[row]!, result)
      const address = readAnswer(result)?.address
      const texts = {
        sent: sent[row]!,
        cleansed: addressText(result),
        postTown: address?.postTown ?? '',
        // With and without its space.
        postcode: `${address?.postcode ?? ''}\n${(address?.postcode ?? '').replace(' ', '')}`,
      }
      return texts[field].toLowerCase()
    }),
)

/** The post towns of the cleansed addresses, each once, by name. */
export const selectPostTowns = createSelector([selectResults], (results) =>
  [...new Set(results.map((result) => readAnswer(result)?.address?.postTown ?? ''))]
    .filter((town) => town !== '')
    .toSorted(),
)

const selectSearch = (state: RootState) => selectFilters(state).text.trim().toLowerCase()

const selectOutcomeTest = createSelector(
  [selectOutcomes, (state: RootState) => selectFilters(state).outcome],
  (outcomes, outcome): Test =>
    outcome === 'all' ? (row) => outcomes[row] !== 'notRun' : (row) => outcomes[row] === outcome,
)

const selectReasonsTest = createSelector(
  [
    selectReasons,
    (state: RootState) => selectFilters(state).reasons,
    (state: RootState) => selectThreshold(state) > 0,
  ],
  (reasons, chosen, hasThreshold): Test => {
    // At 0 no score is a reason. The filter is kept for the next threshold: typing over one passes 0.
    const active = chosen.filter((each) => each !== 'score' || hasThreshold)
    return active.length === 0 ? null : (row) => active.some((each) => reasons[row]!.includes(each))
  },
)

const selectBinTest = createSelector(
  [
    (state: RootState) => selectFilters(state).bin,
    (state: RootState) => (selectFilters(state).bin === null ? null : selectScores(state)),
  ],
  (bin, scores): Test =>
    scores === null
      ? null
      : (row) => {
          const score = scores[row] ?? null
          return score !== null && binOf(score) === bin
        },
)

const selectTextTest = createSelector(
  [selectSearch, (state: RootState) => (selectSearch(state) === '' ? null : selectTexts(state))],
  (search, texts): Test => (texts === null ? null : (row) => texts[row]!.includes(search)),
)

const selectSameAddressTest = createSelector(
  [(state: RootState) => (selectFilters(state).sameAddress ? selectTwins(state) : null)],
  (twins): Test => (twins === null ? null : (row) => twins[row]!.length > 0),
)

const selectOtherColumnsTest = createSelector(
  [(state: RootState) => (selectFilters(state).otherColumns ? selectSentOtherwise(state) : null)],
  (rows): Test => (rows === null ? null : (row) => rows.has(row)),
)

const selectAreaTest = createSelector(
  [
    (state: RootState) => selectFilters(state).area,
    (state: RootState) => (selectFilters(state).area === null ? null : selectPlaces(state)),
  ],
  (area, places): Test =>
    area === null || places === null
      ? null
      : (row) => {
          const place = places[row] ?? null
          return place !== null && isWithin(place, area)
        },
)

const selectTests = createSelector(
  [
    selectOutcomeTest,
    selectReasonsTest,
    selectBinTest,
    selectTextTest,
    selectSameAddressTest,
    selectOtherColumnsTest,
    selectAreaTest,
  ],
  (outcome, reasons, bin, text, sameAddress, otherColumns, area): Record<keyof Filters, Test> => ({
    outcome,
    reasons,
    bin,
    text,
    sameAddress,
    otherColumns,
    area,
  }),
)

/** Rows that pass all filters, or all but one, by row index in the file's order. */
function rowsPassing(except: keyof Filters | null) {
  return createSelector(
    [selectResults, selectTests],
    (results, tests) => {
      const passes = Object.entries(tests).flatMap(([name, test]) => (name === except ? [] : (test ?? [])))
      return results.flatMap((_, row) => (passes.every((test) => test(row)) ? [row] : []))
    },
    // What changes without changing the rows, such as a step of the threshold, draws none of them again.
    { memoizeOptions: { resultEqualityCheck: isSameList } },
  )
}

function isSameList(a: number[], b: number[]): boolean {
  return a.length === b.length && a.every((each, at) => each === b[at])
}

/** The rows that pass every filter. */
export const selectFilteredRows = rowsPassing(null)

/** The rows that pass every filter but the section of the map. */
export const selectFilteredAnywhere = rowsPassing('area')

/** The scores of the rows that pass the other filters, counted in bins. */
export const selectHistogram = createSelector([rowsPassing('bin'), selectScores], (rows, scores) =>
  scoreHistogram(rows.map((row) => scores[row]!)),
)

/** How many of the rows that pass the other filters have each reason to review. */
export const selectReasonCounts = createSelector(
  [rowsPassing('reasons'), selectReasons],
  (rows, reasons): Record<Reason, number> =>
    countEach(
      REASONS,
      rows.flatMap((row) => reasons[row]!),
    ),
)

/** How many of the rows that pass the other filters have the same address as another row. */
export const selectSameAddressCount = createSelector(
  [rowsPassing('sameAddress'), selectTwins],
  (rows, twins) => rows.filter((row) => twins[row]!.length > 0).length,
)

/** The rows that pass the other filters and were sent with other columns than those chosen now. */
export const selectOtherColumnsRows = createSelector(
  [rowsPassing('otherColumns'), selectSentOtherwise],
  (rows, otherwise) => rows.filter((row) => otherwise.has(row)),
)

/** Whether any filter is chosen. */
export const selectIsFiltered = createSelector(
  [selectFilters],
  ({ outcome, reasons, bin, text, sameAddress, otherColumns, area }) =>
    outcome !== 'all' ||
    reasons.length > 0 ||
    bin !== null ||
    text.trim() !== '' ||
    sameAddress ||
    otherColumns ||
    area !== null,
)
