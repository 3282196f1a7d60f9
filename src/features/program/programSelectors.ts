import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../base/store/types'
import { selectHeaders, selectRows } from '../file/fileSelectors'
import { selectSlots } from '../mapping/slotsSelectors'
import { selectDecisions, selectOutcomes } from '../review/resultsSelectors'
import { selectResults } from '../run/runSelectors'
import { fillColumns, type Fills } from './fills'
import type { ProgramRow } from './programRow'

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

/** Every row with what is known of it, by index. */
export const selectProgramRow = createSelector(
  [selectRows, selectResults, selectOutcomes, selectDecisions],
  (rows, results, outcomes, decisions) =>
    (row: number): ProgramRow => ({
      values: rows[row]!,
      result: results[row] ?? null,
      outcome: outcomes[row]!,
      decision: decisions[row],
    }),
)
