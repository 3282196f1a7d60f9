import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../../app/base/types'
import { selectFile, selectRows } from '../../file/fileSelectors'
import { selectSentColumns } from '../../mapping/mappingSelectors'
import { selectProgress, selectResults, selectUsed } from '../../run/runSelectors'
import {
  selectAddressGroups,
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
} from '../resultsSelectors'

const selectShownGroups = (state: RootState) =>
  state.view.filters.sameAddress ? selectAddressGroups(state) : null

/** Rows that are listed on paper; the download has them all. */
const ROWS_ON_PAPER = 1000

/** The first rows not found, failed, not sent, or to review and undecided, and how many there are. */
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
    selectShownGroups,
  ],
  (rows, results, outcomes, reasons, doubts, decisions, sent, column, groups) => {
    const open = [...outcomes.keys()].filter((row) => outcomes[row] !== 'good' && !decisions[row])
    const listed = open.slice(0, ROWS_ON_PAPER).map((row) => ({
      row,
      customer: column === null ? '' : (rows[row]?.[column] ?? ''),
      sent: sent[row]!,
      result: results[row] ?? null,
      outcome: outcomes[row]!,
      reasons: reasons[row]!,
      doubts: doubts[row]!,
      /** Indexes of the rows with the same address, if those are shown. */
      twins: groups?.[row]?.filter((other) => other !== row) ?? [],
    }))
    return { open: listed, openCount: open.length }
  },
)

/** What is on paper: figures of the whole cleanse, and the first rows that still need a person. */
export const selectSummary = createSelector(
  [
    createSelector(
      [selectOutcomeCounts, selectFileReasonCounts, selectDecisionCounts, selectFileHistogram],
      (outcomes, reasons, { undecided, decided: _decided, ...decisions }, bins) => ({
        outcomes,
        reasons,
        decisions,
        undecided,
        bins,
      }),
    ),
    selectOpenRows,
    selectFile,
    selectProgress,
    selectUsed,
    selectSentColumns,
    selectScoreKind,
    selectThreshold,
  ],
  (figures, open, file, progress, used, sent, kind, threshold) => ({
    ...figures,
    ...open,
    fileName: file?.name ?? '',
    progress,
    used,
    sent,
    kind,
    threshold,
  }),
)
