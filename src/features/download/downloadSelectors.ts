import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../app/base/types'
import { selectHeaders } from '../file/fileSelectors'
import { selectProgress } from '../run/runSelectors'
import { conflictingHeaders } from './downloadColumns'

/** The customer's columns that have the name of an added one (DOWNLOAD-3). */
export const selectConflictingHeaders = createSelector([selectHeaders], conflictingHeaders)

/** Whether there are results that exist nowhere but on the screen (DOWNLOAD-11). */
export const selectHasUnsavedResults = (state: RootState) =>
  selectProgress(state).done > 0 && !state.download.isDownloaded
