import { createSelector } from '@reduxjs/toolkit'
import { selectHeaders, selectRows } from '../file/fileSelectors'
import { addressSlots } from './furtherColumns'
import { selectMapping } from './mappingSelectors'

/** The columns that a written address goes into, by the mapping and what the user chose that they take. */
export const selectSlots = createSelector(
  [selectHeaders, selectRows, selectMapping],
  (headers, rows, mapping) => addressSlots(headers, rows, mapping, mapping.kinds),
)
