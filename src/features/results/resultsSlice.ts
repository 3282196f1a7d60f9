import { createSlice } from '@reduxjs/toolkit'
import { batchSettled } from '../run/runSlice'
import { fileLoaded, resultsCleared, sessionCleared, sessionResumed } from '../sessionEvents'

export interface ResultsState {
  /** Whether the results as they stand were downloaded. */
  isDownloaded: boolean
}

const notDownloaded: ResultsState = { isDownloaded: false }

export const resultsSlice = createSlice({
  name: 'results',
  initialState: notDownloaded,
  reducers: {
    /** A download button was pressed. */
    downloadAsked() {},
    /** The file was handed to the browser. */
    downloaded(state) {
      state.isDownloaded = true
    },
  },
  extraReducers: (builder) => {
    for (const event of [batchSettled, fileLoaded, resultsCleared, sessionCleared, sessionResumed]) {
      builder.addCase(event, () => notDownloaded)
    }
  },
})

export const { downloadAsked, downloaded: resultsDownloaded } = resultsSlice.actions
