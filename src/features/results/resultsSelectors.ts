import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../app/base/types'
import { readAnswer } from '../answers/readAnswer'
import { selectHeaders, selectRows } from '../file/fileSelectors'
import { buildQuery } from '../mapping/buildQuery'
import { selectMappedColumns, selectMapping } from '../mapping/mappingSelectors'
import { selectResults } from '../run/runSelectors'
import { countChanges, type Decisions } from './decisions'
import { toPlane } from './map/plane'
import { isMatched, OUTCOMES, REASONS, reasonsOf, outcomeWith, type Outcome, type Reason } from './outcomes'
import { scoreHistogram } from './scoreHistogram'
import { tellingColumn } from './tellingColumn'
import { twinsOf } from './twinsOf'

export const selectDecisions = (state: RootState) => state.decisions.present

const changesTo = (neighbour: Decisions | undefined, present: Decisions) =>
  neighbour ? countChanges(neighbour, present) : 0

/** How many rows the next undo changes; 0 when there is nothing to undo. */
export const selectUndoCount = createSelector(
  [(state: RootState) => state.decisions.past.at(-1), selectDecisions],
  changesTo,
)

/** How many rows the next redo changes; 0 when there is nothing to redo. */
export const selectRedoCount = createSelector(
  [(state: RootState) => state.decisions.future[0], selectDecisions],
  changesTo,
)

export const selectFilters = (state: RootState) => state.view.filters
export const selectThreshold = (state: RootState) => state.view.threshold
export const selectScoreKind = (state: RootState) => state.view.scoreKind

/** The chosen score of every row by row index, null where it has none. */
export const selectScores = createSelector([selectResults, selectScoreKind], (results, kind) =>
  results.map((result) => readAnswer(result)?.scores[kind] ?? null),
)

/** Whether any row has a score of either kind. */
export const selectHasScores = createSelector([selectResults], (results) =>
  results.some((result) => {
    const scores = readAnswer(result)?.scores
    return scores !== undefined && (scores.confidence !== null || scores.fit !== null)
  }),
)

/** The scores of the rows that have one, counted into bins. */
export const selectHistogram = createSelector([selectScores], (scores) =>
  scoreHistogram(scores.filter((score) => score !== null)),
)

/** The reasons to review each row, by row index. */
export const selectReasons = createSelector(
  [selectResults, selectScoreKind, selectThreshold],
  (results, kind, value) => results.map((result) => reasonsOf(result, { kind, value })),
)

/** The outcome of every row, by row index. */
export const selectOutcomes = createSelector([selectResults, selectReasons], (results, reasons) =>
  results.map((result, row) => outcomeWith(result, reasons[row]!)),
)

const countEach = <Name extends string>(names: readonly Name[], found: Iterable<Name>) => {
  const counts = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>
  for (const name of found) counts[name] += 1
  return counts
}

/** How many rows of the whole file have each outcome. */
export const selectOutcomeCounts = createSelector([selectOutcomes], (outcomes): Record<Outcome, number> =>
  countEach(OUTCOMES, outcomes),
)

/** How many rows of the whole file have each reason to review. */
export const selectReasonCounts = createSelector([selectReasons], (reasons): Record<Reason, number> =>
  countEach(REASONS, reasons.flat()),
)

function countDecisions(outcomes: Outcome[], decisions: Decisions, isCounted: (outcome: Outcome) => boolean) {
  const counts = { accepted: 0, originalKept: 0, undecided: 0 }
  for (const [row, outcome] of outcomes.entries())
    if (isCounted(outcome)) counts[decisions[row] ?? 'undecided'] += 1
  return counts
}

/** How many rows to review have been decided, and how many have not. */
export const selectDecidedCounts = createSelector(
  [selectOutcomes, selectDecisions],
  (outcomes, decisions) => {
    const isToReview = (outcome: Outcome) => outcome === 'toReview'
    const { accepted, originalKept, undecided } = countDecisions(outcomes, decisions, isToReview)
    return { decided: accepted + originalKept, undecided }
  },
)

/** How many matched rows were accepted, kept, or not decided yet. */
export const selectDecisionCounts = createSelector([selectOutcomes, selectDecisions], (outcomes, decisions) =>
  countDecisions(outcomes, decisions, isMatched),
)

/** The rows that came to the same address as each, by row index. */
export const selectTwins = createSelector([selectResults], twinsOf)

/** Where the address of each row lies on the map, by row index; null where nobody knows. */
export const selectPlaces = createSelector([selectResults], (results) =>
  results.map((result) => {
    const coordinates = readAnswer(result)?.address?.coordinates
    return coordinates ? toPlane(coordinates) : null
  }),
)

/** Whether there is anything to be seen on a map. */
export const selectHasPlaces = createSelector([selectPlaces], (places) =>
  places.some((place) => place !== null),
)

/** How many rows of the whole file came to the same address as another one. */
export const selectSameAddressCount = createSelector(
  [selectTwins],
  (twins) => twins.filter((others) => others.length > 0).length,
)

/** The text that was sent for a row, or would be. */
export const selectSentText = (state: RootState, row: number): string =>
  readAnswer(selectResults(state)[row] ?? null)?.query ??
  buildQuery(selectRows(state)[row] ?? [], selectMapping(state))

/** That of every row, by row index. */
export const selectSentTexts = createSelector(
  [selectRows, selectResults, selectMapping],
  (rows, results, mapping) =>
    results.map((result, row) => readAnswer(result)?.query ?? buildQuery(rows[row]!, mapping)),
)

/** The customer's column that stands beside each row: the one the user chose, else the first that tells rows apart. */
export const selectCustomerColumn = createSelector(
  [selectHeaders, selectRows, selectMappedColumns, (state: RootState) => state.view.customerColumn],
  (headers, rows, mapped, chosen) => chosen ?? tellingColumn(headers, rows, mapped),
)
