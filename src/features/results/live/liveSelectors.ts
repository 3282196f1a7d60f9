import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../../app/base/types'
import { addressText } from '../../answers/addressText'
import { readAnswer } from '../../answers/readAnswer'
import { selectRows } from '../../file/fileSelectors'
import { buildQuery } from '../../mapping/buildQuery'
import { selectMapping } from '../../mapping/mappingSelectors'
import { selectOutcomeCounts, selectScoreKind, selectThreshold } from '../../review/reviewSelectors'
import { selectIsComplete, selectPhase, selectResults } from '../../run/runSelectors'
import { resultsMessages as messages } from '../resultsMessages'

/** The rows that were answered last, the newest first: what was sent and what came back (RUN-24). */
export const selectLatestAnswers = createSelector(
  [
    (state: RootState) => state.run.latest,
    selectRows,
    selectResults,
    selectMapping,
    selectScoreKind,
    selectThreshold,
  ],
  (latest, rows, results, mapping, kind, threshold) =>
    latest.map((row) => {
      const result = results[row] ?? null
      const answer = readAnswer(result)
      const score = answer?.scores[kind] ?? null
      return {
        row,
        sent: answer?.query ?? buildQuery(rows[row]!, mapping),
        cleansed: addressText(result),
        /** Said in place of an address. */
        problem: result?.kind === 'failed' ? result.error : messages.noAddress,
        score,
        isLow: score !== null && score < threshold,
      }
    }),
)

/** How the rows of a run that is completed are split by outcome, for its bar (RUN-25); null before. */
export const selectSplit = createSelector(
  [
    (state: RootState) => selectIsComplete(state) && selectPhase(state).status === 'idle',
    (state: RootState) => (selectIsComplete(state) ? selectOutcomeCounts(state) : null),
  ],
  (isDone, counts) => {
    if (!isDone || !counts) return null
    const { good, toReview, noMatch, failed, nothingToSend } = counts
    return {
      text: messages.split(counts),
      parts: [
        { tone: 'good' as const, size: good },
        { tone: 'doubtful' as const, size: toReview },
        { tone: 'bad' as const, size: noMatch + failed },
        { tone: 'none' as const, size: nothingToSend },
      ],
    }
  },
)
