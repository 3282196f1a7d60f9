import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../base/store/types'
import { readAs } from '../../domain/address/columns/columnKinds'
import { columnLabel } from '../file/fileSelectors'
import { queryColumns, type Mapping } from '../../domain/cleanse/query'
import { selectHeaders, selectRows } from '../file/fileSlice'
import { otherColumnsIn } from './mappingSlice'

/** The columns that make a row's query: the same object while they are, whatever else is chosen of columns. */
export const selectMapping = createSelector(
  [
    (state: RootState) => state.mapping.addressColumn,
    (state: RootState) => state.mapping.postcodeColumn,
    (state: RootState) => state.mapping.moreAddressColumns,
    createSelector([selectHeaders, selectRows], readAs),
  ],
  (addressColumn, postcodeColumn, moreAddressColumns, columnsReadAs): Mapping => ({
    addressColumn,
    postcodeColumn,
    moreAddressColumns,
    readAs: columnsReadAs,
  }),
)

/** A state in which the columns hold that are chosen and not read yet. */
export const withChange = (state: RootState): RootState =>
  state.changing ? { ...state, mapping: { ...state.mapping, ...state.changing.to } } : state

/** The columns as they are chosen, which rows may still be read by. */
export const selectChosenMapping = (state: RootState): Mapping => selectMapping(withChange(state))

/** The columns that the user said are of another address. */
export const selectOtherColumns = createSelector(
  [(state: RootState) => state.mapping.isOther, selectMapping],
  (isOther, mapping) => otherColumnsIn({ ...mapping, isOther }),
)

/** Indexes of the columns that make the query, in its order. */
export const selectMappedColumns = createSelector([selectMapping], queryColumns)

/** The names of those that are chosen. */
export const selectSentColumns = createSelector([selectHeaders, selectChosenMapping], (headers, mapping) =>
  queryColumns(mapping).map((column) => columnLabel(headers, column)),
)
