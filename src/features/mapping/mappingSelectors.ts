import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../app/base/types'
import { selectRows } from '../file/fileSelectors'
import { buildQuery } from './buildQuery'

export const selectMapping = (state: RootState) => state.mapping

/** Whether both columns that a run needs are chosen (MAPPING-1, RUN-1). */
export const selectIsMapped = (state: RootState) =>
  state.mapping.addressColumn !== null && state.mapping.postcodeColumn !== null

/** The exact text that the first row will send (MAPPING-4), or null before there is one. */
export const selectFirstQuery = (state: RootState): string | null => {
  const first = selectRows(state)[0]
  return first && selectIsMapped(state) ? buildQuery(first, state.mapping) : null
}

/** Indexes of the columns that make the query, for highlighting them. */
export const selectMappedColumns = createSelector([selectMapping], (mapping) =>
  [mapping.addressColumn, ...mapping.moreAddressColumns, mapping.postcodeColumn].filter(
    (column) => column !== null,
  ),
)
