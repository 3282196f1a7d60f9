import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { answersTaken } from '../earlier/earlierSlice'
import { fileLoaded } from '../file/fileSlice'
import { kindsChosen } from '../mapping/mappingSlice'
import { decisionsRemoved, rowsDecided } from '../review/decisionsSlice'
import { answersArrived, batchSettled, isSessionReplaced } from '../run/runSlice'
import {
  rowsAnswered,
  sessionCleared,
  sessionResumed,
  stepRedone,
  stepUndone,
} from '../session/sessionEvents'
import type { NamedColumns } from './content/columns'
import { isWhole, type Download, type DownloadChoice, type Format } from './content/rows'

/** A download in a format. */
interface Asked {
  choice: Download
  format: Format
}

/** A download that was begun `at` a time in ms, and whether it is still being written. */
export interface BegunDownload extends Asked {
  at: number
  isUnderWay: boolean
}

/** A file that the browser was given, `at` in ms, and what it holds. */
export interface WrittenFile extends Asked {
  name: string
  at: number
  /** For letters: how many there are. */
  rows: number
  /** Rows with the cleansed address. */
  cleansed: number
  /** Matched rows whose original the user keeps; in a file for a purpose, all others. */
  originals: number
  /** Cells of a workbook whose text was cut, by their headers and the numbers of their rows in the file written. */
  cut: { header: string; row: number }[]
}

export interface DownloadState {
  /** Whether a download holds every row with its answer, and decisions and columns as they are. */
  isDownloaded: boolean
  /** Remembered on the device; null until one is chosen. */
  format: Format | null
  /** What the customer's columns with the name of an added one do in this file; null until it is chosen. */
  named: Exclude<NamedColumns, 'asTheyCame'> | null
  /** How often what such a download holds has changed in this visit. */
  changes: number
  /** Each download in each format as it was begun last, the latest at the end. */
  begun: BegunDownload[]
  /** The latest download of this session. */
  written: WrittenFile | null
  /** The latest of every row with its answer. */
  whole: WrittenFile | null
  /** Whether a download is being written, or why it was not: a workbook can be too large. */
  writing: 'none' | 'underWay' | 'failed' | 'tooLarge'
}

export const initialDownloadState: DownloadState = {
  isDownloaded: false,
  changes: 0,
  format: null,
  named: null,
  begun: [],
  written: null,
  whole: null,
  writing: 'none',
}

/** What an earlier version of the page called the same. */
const FORMER_NAMED = { keep: 'keepMine', update: 'take', correct: 'take' } as const

/** Changes that an earlier download does not hold. */
const isChange = isAnyOf(
  answersTaken,
  answersArrived,
  batchSettled,
  rowsDecided,
  decisionsRemoved,
  stepUndone,
  stepRedone,
  rowsAnswered,
  isSessionReplaced,
)

/** A download was asked for, in the format chosen for all of them or in another. */
export const downloadAsked = createAction(
  'download/downloadAsked',
  (choice: DownloadChoice, format?: Format) => ({ payload: { choice, format } }),
)

/** *Print summary* was pressed. */
export const summaryAsked = createAction('download/summaryAsked')

const isOf =
  ({ choice, format }: Asked) =>
  (each: Asked) =>
    each.choice === choice && each.format === format

/** It is not being written any more. */
function end(state: DownloadState, asked: Asked) {
  const begun = state.begun.find(isOf(asked))
  if (begun) begun.isUnderWay = false
}

/** What was downloaded, or is being written, is not all any more. */
function overtake(state: DownloadState) {
  state.isDownloaded = false
  state.changes += 1
}

export const downloadSlice = createSlice({
  name: 'download',
  initialState: initialDownloadState,
  reducers: {
    downloadBegan(state, { payload }: PayloadAction<Asked & { at: number }>) {
      const isSame = isOf(payload)
      state.begun = [...state.begun.filter((each) => !isSame(each)), { ...payload, isUnderWay: true }]
      state.writing = 'underWay'
    },
    downloadFailed(state, { payload }: PayloadAction<Asked & { writing: 'failed' | 'tooLarge' }>) {
      end(state, payload)
      state.writing = payload.writing
    },
    downloadProgressed(state, { payload }: PayloadAction<DownloadState['writing']>) {
      state.writing = payload
    },
    /** The browser was given a file. */
    downloadWritten(state, { payload }: PayloadAction<WrittenFile>) {
      end(state, payload)
      state.written = payload
      if (isWhole(payload.choice)) state.whole = payload
      state.writing = 'none'
    },
    /** That file holds every row with a result. */
    resultsDownloaded(state) {
      state.isDownloaded = true
    },
    /** The format of downloads was chosen, now or in an earlier visit. */
    formatChosen(state, action: PayloadAction<Format>) {
      state.format = action.payload
    },
    /** It was chosen what the customer's columns with the name of an added one do. */
    namedColumnsChosen(state, action: PayloadAction<NonNullable<DownloadState['named']>>) {
      state.named = action.payload
      overtake(state)
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fileLoaded, (state) => {
        state.begun = []
        state.written = null
        state.whole = null
        state.writing = 'none'
        state.named = null
      })
      .addCase(sessionCleared, ({ format }) => ({ ...initialDownloadState, format }))
      // Next month's file says what they will take.
      .addCase(kindsChosen, (state) => {
        state.changes += 1
        if (state.whole?.choice === 'nextMonth') state.isDownloaded = false
      })
      .addMatcher(isChange, overtake)
      // After `isChange`, since resuming a session is one.
      .addMatcher(
        sessionResumed.match,
        ({ format }, { payload: { isDownloaded, namedColumns, customerColumns } }) => ({
          ...initialDownloadState,
          format,
          isDownloaded,
          named: namedColumns ?? (customerColumns ? FORMER_NAMED[customerColumns] : null),
        }),
      )
  },
})

export const {
  downloadBegan,
  downloadFailed,
  downloadProgressed,
  downloadWritten,
  formatChosen,
  namedColumnsChosen,
  resultsDownloaded,
} = downloadSlice.actions
