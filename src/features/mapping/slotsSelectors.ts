import { createSelector } from '@reduxjs/toolkit'
import { selectHeaders, selectRows } from '../file/fileSlice'
import { addressSlots } from './addressSlots'
import { selectColumnsFor } from './columnSelectors'
import { selectMapping } from './mappingSelectors'
import { theirColumns } from './theirColumns'

/** What the columns take when an address is written, by the mapping and what the user chose. */
export const selectSlots = createSelector(
  [selectHeaders, selectRows, selectMapping, selectColumnsFor.slots],
  (headers, rows, mapping, { kinds, others }) => addressSlots(headers, rows, mapping, kinds, others),
  // The same columns are the same list: what was made for a session that is about to be resumed is not made again.
  { memoizeOptions: { resultEqualityCheck: (a, b) => JSON.stringify(a) === JSON.stringify(b) } },
)

/** The columns that rows are compared by, whatever the user chose that columns take. */
export const selectTheirColumns = createSelector(
  [selectHeaders, selectRows, selectMapping, selectColumnsFor.theirColumns],
  (headers, rows, mapping, { others }) => theirColumns(headers, rows, mapping, others),
)
