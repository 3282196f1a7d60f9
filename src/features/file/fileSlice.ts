import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import {
  failedRowsRetried,
  fileLoaded,
  runCompleted,
  runResumed,
  runStarted,
  sessionCleared,
  sessionResumed,
  type FileRequest,
} from '../sessionEvents'
import type { CsvFile, Refusal } from '../../app/base/csvFile'

/** What became of the last file that was chosen. */
export type FileAttempt =
  | { status: 'none' }
  /** `refusal` is the one that it had until it was to be read in another way. */
  | { status: 'reading'; request: FileRequest; refusal: Refusal | null }
  /** `request` is null where there was no file to read. */
  | { status: 'refused'; request: FileRequest | null; refusal: Refusal }

export interface FileState {
  /** The file being worked on; a refused one does not take its place. */
  loaded: CsvFile | null
  /** What it was read by; null for a file that came with the session that was found. */
  source: FileRequest | null
  /** Which parts of it were cleansed while the page is open, by their places. */
  doneParts: number[]
  attempt: FileAttempt
  /** Whether added columns leave the customer's own of the same name as they are. */
  keepsOwnColumns: boolean
}

export const initialFileState: FileState = {
  loaded: null,
  source: null,
  doneParts: [],
  attempt: { status: 'none' },
  keepsOwnColumns: false,
}

/** Whether two requests are for the same file with the same header, so that it has the same parts. */
export const isSameList = (one: FileRequest | null, other: FileRequest) =>
  one?.id === other.id && one.read.header === other.read.header

/** Whether a request is for the rows that are there, with another line as their header. */
export const isReadAgain = ({ source }: FileState, request: FileRequest) =>
  source?.id === request.id && source.read.part === request.read.part

export const fileSlice = createSlice({
  name: 'file',
  initialState: initialFileState,
  reducers: {
    /** A file was dropped or picked. The file itself waits in the inbox: it is no plain value. */
    chosen(state, { payload: request }: PayloadAction<FileRequest>) {
      const { attempt } = state
      const isAgain = attempt.status === 'refused' && attempt.request?.id === request.id
      state.attempt = { status: 'reading', request, refusal: isAgain ? attempt.refusal : null }
    },
    refused: {
      prepare: (refusal: Refusal, request: FileRequest | null = null) => ({ payload: { refusal, request } }),
      reducer(state, action: PayloadAction<{ refusal: Refusal; request: FileRequest | null }>) {
        state.attempt = { status: 'refused', ...action.payload }
      },
    },
    ownColumnsChoiceChanged(state, action: PayloadAction<boolean>) {
      state.keepsOwnColumns = action.payload
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fileLoaded, (state, { payload, meta: { request, keepsChoices } }) => ({
        ...initialFileState,
        loaded: payload,
        source: request,
        doneParts: request !== null && isSameList(state.source, request) ? state.doneParts : [],
        keepsOwnColumns: keepsChoices && state.keepsOwnColumns,
      }))
      .addCase(sessionResumed, (_, { payload: record }) => ({
        ...initialFileState,
        loaded: {
          name: record.fileName,
          encoding: record.encoding,
          delimiter: record.delimiter,
          headers: record.csvHeaders,
          rows: record.originalRows,
          warnings: [],
          titleLines: record.titleLines,
          isHeaderless: record.isHeaderless,
        },
        keepsOwnColumns: record.keepsOwnColumns,
      }))
      .addCase(sessionCleared, () => initialFileState)
      .addCase(runCompleted, (state) => {
        const part = state.loaded?.part
        if (part && !state.doneParts.includes(part.at)) state.doneParts.push(part.at)
      })
      .addMatcher(isAnyOf(runStarted, runResumed, failedRowsRetried), (state) => {
        // What was refused before has nothing to do with the run of the file that is there.
        if (state.attempt.status === 'refused') state.attempt = { status: 'none' }
      })
  },
})

export const { chosen: fileChosen, refused: fileRefused, ownColumnsChoiceChanged } = fileSlice.actions
