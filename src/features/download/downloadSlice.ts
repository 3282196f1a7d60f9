import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { decisionsUndone, rowsDecided } from '../review/reviewSlice'
import { batchSettled } from '../run/runSlice'
import type { DownloadChoice } from './downloadName'
import { isSessionReplaced } from '../sessionEvents'

export interface DownloadState {
  /** Whether the results as they stand were downloaded. */
  isDownloaded: boolean
}

const notDownloaded: DownloadState = { isDownloaded: false }

/** What a download made before does not hold. */
const isChange = isAnyOf(batchSettled, rowsDecided, decisionsUndone, isSessionReplaced)

export const downloadSlice = createSlice({
  name: 'download',
  initialState: notDownloaded,
  reducers: {
    /** A download button was pressed. */
    asked(_state, _action: PayloadAction<DownloadChoice>) {},
    /** A file with every row that has a result was handed to the browser. */
    downloaded(state) {
      state.isDownloaded = true
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isChange, () => notDownloaded)
  },
})

export const { asked: downloadAsked, downloaded: resultsDownloaded } = downloadSlice.actions
