import { createSelector } from '@reduxjs/toolkit'
import { selectHeaders, selectRows } from '../file/fileSelectors'
import { furtherColumns } from './furtherColumns'
import { selectMapping } from './mappingSelectors'

/** The columns that look like further components of the address, in the file's order: those that are sent, and the others. */
export const selectFurther = createSelector(
  [selectHeaders, selectRows, selectMapping],
  (headers, rows, mapping) => {
    const further = furtherColumns(headers, rows, mapping)
    const isSent = (column: number) => mapping.moreAddressColumns.includes(column)
    return { sent: further.filter(isSent), unsent: further.filter((column) => !isSent(column)) }
  },
)
