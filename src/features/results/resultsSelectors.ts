import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../app/base/types'
import { readAnswer } from '../answers/readAnswer'
import { selectHeaders, selectRows } from '../file/fileSelectors'
import { buildQuery } from '../mapping/buildQuery'
import { selectMappedColumns, selectMapping } from '../mapping/mappingSelectors'
import { addressKey } from '../run/loop/planCalls'
import { selectResults } from '../run/runSelectors'
import { countChanges, type Decisions } from './decisions'
import { toPlane } from './map/plane'
import { isMatched, OUTCOMES, REASONS, reasonsOf, outcomeWith, type Outcome, type Reason } from './outcomes'
import { countEach, scoreHistogram, tellingColumn, twinsOf } from './statistics'

// What is known of each row, and of all rows together, whatever the filters.

export const selectDecisions = (state: RootState) => state.decisions.present
export const selectThreshold = (state: RootState) => state.view.threshold
export const selectScoreKind = (state: RootState) => state.view.scoreKind

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

/** The scores of all rows, counted in bins. */
export const selectFileHistogram = createSelector([selectScores], scoreHistogram)

/** The reasons to review each row, by row index. */
export const selectReasons = createSelector(
  [selectResults, selectScoreKind, selectThreshold],
  (results, kind, value) => results.map((result) => reasonsOf(result, { kind, value })),
)

/** The outcome of every row, by row index. */
export const selectOutcomes = createSelector([selectResults, selectReasons], (results, reasons) =>
  results.map((result, row) => outcomeWith(result, reasons[row]!)),
)

/** How many rows of the file have each outcome. */
export const selectOutcomeCounts = createSelector([selectOutcomes], (outcomes): Record<Outcome, number> =>
  countEach(OUTCOMES, outcomes),
)

/** How many rows of the file have each reason to review. */
export const selectFileReasonCounts = createSelector([selectReasons], (reasons): Record<Reason, number> =>
  countEach(REASONS, reasons.flat()),
)

function countDecisions(outcomes: Outcome[], decisions: Decisions, isCounted: (outcome: Outcome) => boolean) {
  const counts = { accepted: 0, originalKept: 0, undecided: 0 }
  for (const [row, outcome] of outcomes.entries())
    if (isCounted(outcome)) counts[decisions[row] ?? 'undecided'] += 1
  return counts
}

/** How many rows to review are decided, and how many are not. */
export const selectDecidedCounts = createSelector(
  [selectOutcomes, selectDecisions],
  (outcomes, decisions) => {
    const isToReview = (outcome: Outcome) => outcome === 'toReview'
    const { accepted, originalKept, undecided } = countDecisions(outcomes, decisions, isToReview)
    return { decided: accepted + originalKept, undecided }
  },
)

/** How many matched rows are accepted, have their original kept, or are undecided. */
export const selectDecisionCounts = createSelector([selectOutcomes, selectDecisions], (outcomes, decisions) =>
  countDecisions(outcomes, decisions, isMatched),
)

/** For each row the others with the same address, by row index. */
export const selectTwins = createSelector([selectResults], twinsOf)

/** The place of each row on the map, by row index; null where the answer gives none. */
export const selectPlaces = createSelector([selectResults], (results) =>
  results.map((result) => {
    const coordinates = readAnswer(result)?.address?.coordinates
    return coordinates ? toPlane(coordinates) : null
  }),
)

/** Whether any row has a place on the map. */
export const selectHasPlaces = createSelector([selectPlaces], (places) =>
  places.some((place) => place !== null),
)

/** The text that was sent for a row, or would be. */
export const selectSentText = (state: RootState, row: number): string =>
  readAnswer(selectResults(state)[row] ?? null)?.query ??
  buildQuery(selectRows(state)[row] ?? [], selectMapping(state))

/** That text for every row, by row index. */
export const selectSentTexts = createSelector(
  [selectRows, selectResults, selectMapping],
  (rows, results, mapping) =>
    results.map((result, row) => readAnswer(result)?.query ?? buildQuery(rows[row]!, mapping)),
)

/** The customer's column beside each row: the one that the user chose, else the one that tells customers apart. */
export const selectCustomerColumn = createSelector(
  [selectHeaders, selectRows, selectMappedColumns, (state: RootState) => state.view.customerColumn],
  (headers, rows, mapped, chosen) => chosen ?? tellingColumn(headers, rows, mapped),
)

/** The rows whose answer is to another text than the columns chosen now send; one that the user edited is meant so. */
export const selectSentOtherwise = createSelector(
  [selectRows, selectResults, selectMapping],
  (rows, results, mapping): ReadonlySet<number> =>
    new Set(
      results.flatMap((result, row) => {
        if (result?.kind !== 'answered' || result.isEdited) return []
        const query = buildQuery(rows[row] ?? [], mapping)
        return query === '' || addressKey(result.query) === addressKey(query) ? [] : [row]
      }),
    ),
)
