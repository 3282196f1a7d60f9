import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../app/base/types'
import { selectRows } from '../file/fileSelectors'
import { selectResults } from '../run/runSelectors'
import { differencesOf } from '../answers/differencesOf'
import { OUTCOMES, outcomeOf, type Outcome } from '../answers/outcomeOf'
import { scoreHistogram } from './scoreHistogram'
import { PARTS, readAnswer } from '../answers/readAnswer'
import { searchText } from '../answers/searchText'

export const selectDecisions = (state: RootState) => state.review.decisions
const selectThreshold = (state: RootState) => state.review.threshold
const selectScoreKind = (state: RootState) => state.review.scoreKind

/** The outcome of every row, by row index. */
export const selectOutcomes = createSelector([selectResults], (results) => results.map(outcomeOf))

/** How many rows have each outcome. */
export const selectOutcomeCounts = createSelector([selectOutcomes], (outcomes) => {
  const counts: Record<Outcome, number> = { matched: 0, noMatch: 0, failed: 0, notRun: 0 }
  for (const outcome of outcomes) counts[outcome] += 1
  return OUTCOMES.map((outcome) => ({ outcome, count: counts[outcome] }))
})

/** The chosen score of every row by row index, null where it has none. */
const selectScores = createSelector([selectResults, selectScoreKind], (results, kind) =>
  results.map((result) => readAnswer(result)?.scores[kind] ?? null),
)

export const selectHistogram = createSelector([selectScores], (scores) =>
  scoreHistogram(scores.filter((score) => score !== null)),
)

/** Whether each row, by row index, scores below the threshold (REVIEW-3). */
export const selectToReview = createSelector([selectScores, selectThreshold], (scores, threshold) =>
  scores.map((score) => score !== null && score < threshold),
)

/** How many scored rows lie below the threshold, how many of those are not decided yet, and how many lie above. */
export const selectThresholdCounts = createSelector(
  [selectScores, selectToReview, selectDecisions],
  (scores, toReview, decisions) => {
    const below = toReview.filter(Boolean).length
    const undecided = toReview.filter((isToReview, row) => isToReview && !decisions[row]).length
    return { below, undecided, above: scores.filter((score) => score !== null).length - below }
  },
)

/** Where each answer is not what was sent, by row index. */
export const selectDifferences = createSelector([selectResults], (results) => results.map(differencesOf))

/** The match levels that occur in the results, in the order of their columns. */
export const selectLevels = createSelector([selectResults], (results) =>
  PARTS.flatMap((part) => {
    const levels = new Set(results.map((result) => readAnswer(result)?.levels[part] ?? ''))
    return [...levels].filter((level) => level !== '').map((level) => ({ part, level }))
  }),
)

/** Whether every row has the chosen level, by row index. */
const selectHasLevel = createSelector(
  [selectResults, (state: RootState) => state.review.level],
  (results, chosen) =>
    results.map((result) => chosen === null || readAnswer(result)?.levels[chosen.part] === chosen.level),
)

/** All that a search looks through, by row index: made once, sought in with every key. */
const selectTexts = createSelector([selectRows, selectResults], (rows, results) =>
  results.map((result, row) => searchText(rows[row]!, result)),
)

const selectSought = (state: RootState) => state.review.text.trim().toLowerCase()

/** Whether the sought text stands in a row or its result, by row index; upper and lower case are the same. */
const selectHasText = createSelector(
  [
    selectResults,
    selectSought,
    (state: RootState) => (selectSought(state) === '' ? null : selectTexts(state)),
  ],
  (results, sought, texts) => results.map((_, row) => texts === null || texts[row]!.includes(sought)),
)

/** Indexes of the rows that the filters let through, in the order of the sort. */
export const selectShownRows = createSelector(
  [
    selectResults,
    selectOutcomes,
    // The threshold says which rows are shown only while those below it are: otherwise the table stays as it is.
    (state: RootState) => (state.review.filter === 'toReview' ? selectToReview(state) : null),
    selectHasLevel,
    selectHasText,
    (state: RootState) => state.review.filter,
    (state: RootState) => state.review.sort,
  ],
  (results, outcomes, toReview, hasLevel, hasText, filter, sort) => {
    const isLetThrough = (row: number) => {
      if (filter === 'all') return outcomes[row] !== 'notRun'
      return toReview ? toReview[row]! : outcomes[row] === filter
    }
    const shown = results.flatMap((_, row) =>
      isLetThrough(row) && hasLevel[row] && hasText[row] ? [row] : [],
    )
    if (!sort) return shown

    // Rows without a score come last in either direction.
    const sign = sort.direction === 'ascending' ? 1 : -1
    const scores = results.map((result) => readAnswer(result)?.scores[sort.kind] ?? null)
    return shown.toSorted((a, b) => {
      const [left, right] = [scores[a]!, scores[b]!]
      if (left === null || right === null) return Number(left === null) - Number(right === null)
      return sign * (left - right)
    })
  },
)

/** The rows that are shown, lie below the threshold and are not decided yet. */
export const selectUndecidedShown = createSelector(
  [selectShownRows, selectToReview, selectDecisions],
  (shown, toReview, decisions) => shown.filter((row) => toReview[row] && !decisions[row]),
)
