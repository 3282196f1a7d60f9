import { createSelector } from '@reduxjs/toolkit'
import { lastOfRow } from '../../base/lastOfRow'
import type { RootState } from '../../base/store/types'
import { selectHeaders, selectRows } from '../file/fileSelectors'
import { selectSlots } from '../mapping/slotsSelectors'
import { selectDecisions, selectOutcomes } from '../review/resultsSelectors'
import { selectResults } from '../run/runSelectors'
import { fillColumns, type Fills } from './fills'
import { writeRow, type RowWritten } from './programRow'

/** The columns beside the address that can be filled. */
export const selectFillColumns = createSelector(
  [selectHeaders, selectRows, selectSlots],
  (headers, rows, { slots, unknown }) =>
    fillColumns(headers, rows, [...slots.map(({ column }) => column), ...unknown]),
)

/** What each of them takes: as the user chose, else as its name proposes. */
export const selectFills = createSelector(
  [selectFillColumns, (state: RootState) => state.program.fills],
  (columns, chosen): Fills =>
    Object.fromEntries(columns.map(({ column, proposed }) => [column, chosen[column] ?? proposed])),
)

/** The file is put together from what the dialog has shown. */
const writtenLast = lastOfRow<RowWritten>()

/** Writes a row, by index. */
export const selectRowWriter = createSelector(
  [selectRows, selectResults, selectOutcomes, selectDecisions, selectSlots, selectFills],
  (rows, results, outcomes, decisions, { slots }, fills) =>
    (at: number): RowWritten => {
      const [values, result, outcome, decision] = [
        rows[at]!,
        results[at] ?? null,
        outcomes[at]!,
        decisions[at],
      ]
      return writtenLast(values, [result, outcome, decision, slots, fills], () =>
        writeRow({ values, result, outcome, decision }, slots, fills),
      )
    },
)
