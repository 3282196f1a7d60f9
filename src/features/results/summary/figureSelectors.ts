import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../../app/base/types'
import { selectRows } from '../../file/fileSelectors'
import { selectResults } from '../../run/runSelectors'
import {
  selectCustomerColumn,
  selectDecidedCounts,
  selectDecisionCounts,
  selectDecisions,
  selectFileHistogram,
  selectFileReasonCounts,
  selectOutcomeCounts,
  selectOutcomes,
  selectReasons,
  selectSentTexts,
  selectTwins,
} from '../resultsSelectors'
import { noFilters } from '../viewSlice'
import type { Figures, OpenRow } from './figures'

const selectShownTwins = (state: RootState) => (state.view.filters.sameAddress ? selectTwins(state) : null)

const selectOpenRows = createSelector(
  [
    selectRows,
    selectResults,
    selectOutcomes,
    selectReasons,
    selectDecisions,
    selectSentTexts,
    selectCustomerColumn,
    selectShownTwins,
  ],
  (rows, results, outcomes, reasons, decisions, sent, column, twins) =>
    outcomes.flatMap((outcome, row): OpenRow[] => {
      if (outcome === 'good' || (outcome === 'toReview' && decisions[row])) return []
      const customer = column === null ? '' : (rows[row]?.[column] ?? '')
      return [
        {
          first: row + 1,
          last: row + 1,
          customer,
          sent: sent[row]!,
          result: results[row] ?? null,
          outcome,
          reasons: reasons[row]!,
          twins: twins?.[row] ?? [],
        },
      ]
    }),
)

/** The figures of the part on the page. */
export const selectFigures = createSelector(
  [
    selectOutcomeCounts,
    selectFileReasonCounts,
    selectDecisionCounts,
    selectDecidedCounts,
    selectFileHistogram,
    selectOpenRows,
  ],
  (outcomes, reasons, decisions, { undecided }, bins, open): Figures => ({
    outcomes,
    reasons,
    decisions,
    undecided,
    bins,
    open,
  }),
)

/** The figures of another part, its rows told from the others by the same column as those of the page. */
export function figuresOfPart(page: RootState, part: RootState): Figures {
  const customerColumn = selectCustomerColumn(page) ?? undefined
  return selectFigures({ ...part, view: { ...part.view, filters: noFilters, customerColumn } })
}
