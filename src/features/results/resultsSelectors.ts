import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../app/types'
import { selectHeaders, selectKeepsOwnColumns } from '../file/fileSelectors'
import { selectFailedRows, selectProgress, selectResults } from '../run/runSelectors'
import { clashingHeaders, downloadColumns } from './downloadColumns'

/** The columns of the results, on the screen as in the download. */
export const selectResultColumns = createSelector(
  [selectHeaders, selectKeepsOwnColumns, (state: RootState) => selectFailedRows(state).length > 0],
  (headers, keepsOwnColumns, hasFailures) => downloadColumns(headers, { keepsOwnColumns, hasFailures }),
)

/** Indexes of the rows that have a result, in order. */
export const selectResultRows = createSelector([selectResults], (results) =>
  results.flatMap((result, index) => (result === null ? [] : [index])),
)

/** The customer's columns that have the name of an added one (decision 27). */
export const selectClashingHeaders = createSelector([selectHeaders], clashingHeaders)

/** Whether there are results that exist nowhere but on the screen (decision 24). */
export const selectHasUnsavedResults = (state: RootState) =>
  selectProgress(state).done > 0 && !state.results.isDownloaded
