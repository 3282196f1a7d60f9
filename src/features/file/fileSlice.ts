import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import {
  failedRowsRetried,
  fileLoaded,
  runResumed,
  runStarted,
  sessionCleared,
  sessionResumed,
} from '../sessionEvents'
import type { CsvFile } from '../../app/base/csvFile'

/** What became of the last file that was chosen. */
export type FileAttempt =
  | { status: 'none' }
  | { status: 'reading'; name: string }
  /** `next` says what to do, where the message does not. */
  | { status: 'refused'; message: string; next: string | null }

export interface FileState {
  /** The file being worked on; a refused one does not take its place. */
  loaded: CsvFile | null
  attempt: FileAttempt
  /** Whether added columns leave the customer's own of the same name as they are (DOWNLOAD-4). */
  keepsOwnColumns: boolean
}

export const initialFileState: FileState = {
  loaded: null,
  attempt: { status: 'none' },
  keepsOwnColumns: false,
}

export const fileSlice = createSlice({
  name: 'file',
  initialState: initialFileState,
  reducers: {
    /** A file was dropped or picked. The file itself waits in the inbox: it is no plain value. */
    chosen(state, action: PayloadAction<{ name: string; type: string }>) {
      state.attempt = { status: 'reading', name: action.payload.name }
    },
    refused: {
      prepare: (message: string, next: string | null = null) => ({ payload: { message, next } }),
      reducer(state, action: PayloadAction<{ message: string; next: string | null }>) {
        state.attempt = { status: 'refused', ...action.payload }
      },
    },
    ownColumnsChoiceChanged(state, action: PayloadAction<boolean>) {
      state.keepsOwnColumns = action.payload
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fileLoaded, (_, action) => ({ ...initialFileState, loaded: action.payload }))
      .addCase(sessionResumed, (_, { payload: record }) => ({
        ...initialFileState,
        loaded: {
          name: record.fileName,
          encoding: record.encoding,
          delimiter: record.delimiter,
          headers: record.csvHeaders,
          rows: record.originalRows,
          warnings: [],
        },
        keepsOwnColumns: record.keepsOwnColumns,
      }))
      .addCase(sessionCleared, () => initialFileState)
      .addMatcher(isAnyOf(runStarted, runResumed, failedRowsRetried), (state) => {
        // What was refused before has nothing to do with the run of the file that is there.
        if (state.attempt.status === 'refused') state.attempt = { status: 'none' }
      })
  },
})

export const { chosen: fileChosen, refused: fileRefused, ownColumnsChoiceChanged } = fileSlice.actions
