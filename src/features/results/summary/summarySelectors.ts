import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../../app/base/types'
import { columnLabel, selectFile, selectHeaders, selectRows } from '../../file/fileSelectors'
import { selectMappedColumns } from '../../mapping/mappingSelectors'
import { selectProgress, selectResults, selectUsed } from '../../run/runSelectors'
import { OUTCOMES, REASONS } from '../outcomes'
import {
  selectCustomerColumn,
  selectDecisionCounts,
  selectDecisions,
  selectDoubts,
  selectFileHistogram,
  selectFileReasonCounts,
  selectOutcomeCounts,
  selectOutcomes,
  selectReasons,
  selectScoreKind,
  selectSentTexts,
  selectThreshold,
  selectTwins,
} from '../resultsSelectors'
import { countEach, scoreHistogram } from '../statistics'
import { noFilters } from '../viewSlice'
import type { Figures, OpenRow, Summary } from './summarySlice'

const selectShownTwins = (state: RootState) => (state.view.filters.sameAddress ? selectTwins(state) : null)

const selectOpenRows = createSelector(
  [
    selectRows,
    selectResults,
    selectOutcomes,
    selectReasons,
    selectDoubts,
    selectDecisions,
    selectSentTexts,
    selectCustomerColumn,
    selectShownTwins,
  ],
  (rows, results, outcomes, reasons, doubts, decisions, sent, column, twins) =>
    outcomes.flatMap((outcome, row): OpenRow[] => {
      if (outcome === 'good' || (outcome === 'toReview' && decisions[row])) return []
      return [
        {
          first: row + 1,
          last: row + 1,
          customer: column === null ? '' : (rows[row]?.[column] ?? ''),
          sent: sent[row]!,
          result: results[row] ?? null,
          outcome,
          reasons: reasons[row]!,
          doubts: doubts[row]!,
          twins: twins?.[row] ?? [],
        },
      ]
    }),
)

const selectFigures = createSelector(
  [selectOutcomeCounts, selectFileReasonCounts, selectDecisionCounts, selectFileHistogram, selectOpenRows],
  (outcomes, reasons, { accepted, originalKept, undecided }, bins, open): Figures => ({
    outcomes,
    reasons,
    decisions: { accepted, originalKept },
    undecided,
    bins,
    open,
  }),
)

/** The summary of the part on the page. */
export const selectSummary = createSelector(
  [
    selectFigures,
    selectFile,
    selectProgress,
    selectUsed,
    selectHeaders,
    selectMappedColumns,
    selectScoreKind,
    selectThreshold,
  ],
  (figures, file, progress, used, headers, columns, kind, threshold): Summary => ({
    ...figures,
    fileName: file?.name ?? '',
    progress,
    used,
    sent: columns.map((column) => columnLabel(headers, column)),
    kind,
    threshold,
  }),
)

/** The figures of another part, with the customer column of the page. */
export function figuresOfPart(page: RootState, part: RootState): Figures {
  const customerColumn = selectCustomerColumn(page) ?? undefined
  return selectFigures({ ...part, view: { ...part.view, filters: noFilters, customerColumn } })
}

/** The figures of no rows, to which those of parts are added. */
export const noFigures: Figures = {
  outcomes: countEach(OUTCOMES, []),
  reasons: countEach(REASONS, []),
  decisions: { accepted: 0, originalKept: 0 },
  undecided: 0,
  bins: scoreHistogram([]),
  open: [],
}

/** The figures of a part that was not sent; its rows are listed as one. */
export const figuresUnsent = (rows: number): Figures => ({
  ...noFigures,
  outcomes: { ...noFigures.outcomes, notRun: rows },
  open: [
    {
      first: 1,
      last: rows,
      customer: '',
      sent: '',
      result: null,
      outcome: 'notRun',
      reasons: [],
      doubts: [],
      twins: [],
    },
  ],
})

const added = <Counts extends Record<string, number>>(a: Counts, b: Counts) =>
  Object.fromEntries(Object.entries(a).map(([name, count]) => [name, count + b[name]!])) as Counts

/** Adds the figures of a part that follows `before` rows of the list. */
export const addFigures = (sum: Figures, part: Figures, before: number): Figures => ({
  outcomes: added(sum.outcomes, part.outcomes),
  reasons: added(sum.reasons, part.reasons),
  decisions: added(sum.decisions, part.decisions),
  undecided: sum.undecided + part.undecided,
  bins: sum.bins.map((bin, at) => ({ ...bin, count: bin.count + part.bins[at]!.count })),
  open: [
    ...sum.open,
    ...part.open.map((row) => ({ ...row, first: before + row.first, last: before + row.last })),
  ],
})
