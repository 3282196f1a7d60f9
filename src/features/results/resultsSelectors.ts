import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../app/types'
import { selectHeaders, selectKeepsOwnColumns } from '../file/fileSelectors'
import { selectFailedRows, selectProgress } from '../run/runSelectors'
import { clashingHeaders, downloadColumns } from './downloadColumns'

/** The columns of the results on the screen: those of the download, but for the decisions, which stand apart. */
export const selectResultColumns = createSelector(
  [selectHeaders, selectKeepsOwnColumns, (state: RootState) => selectFailedRows(state).length > 0],
  (headers, keepsOwnColumns, hasFailures) =>
    downloadColumns(headers, { keepsOwnColumns, hasDecisions: false, hasFailures }),
)

/** The customer's columns that have the name of an added one (decision 27). */
export const selectClashingHeaders = createSelector([selectHeaders], clashingHeaders)

/** Whether there are results that exist nowhere but on the screen (decision 24). */
export const selectHasUnsavedResults = (state: RootState) =>
  selectProgress(state).done > 0 && !state.results.isDownloaded
