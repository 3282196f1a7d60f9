import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { answersTaken } from '../earlier/earlierSlice'
import { fileLoaded } from '../file/fileSlice'
import { mappingChanged } from '../mapping/mappingSlice'
import { decisionsRemoved, rowsDecided } from '../review/decisionsSlice'
import { scoreKindChosen, thresholdMoved } from '../review/viewSlice'
import { answersArrived, batchSettled, isSessionReplaced } from '../run/runSlice'
import {
  choicesRecalled,
  rowsAnswered,
  sessionCleared,
  sessionResumed,
  stepRedone,
  stepUndone,
} from '../session/sessionEvents'
import type { Download, Format } from './content/rows'
import { usualChoices, type DownloadChoices, type CustomerColumns, type Roles } from './downloadChoices'

/** What a download holds. */
export interface FileContents {
  name: string
  choice: Download
  /** For letters: how many there are. */
  rows: number
  /** Rows with the cleansed address. */
  cleansed: number
  /** Matched rows whose original the user keeps; of letters, all others. */
  originals: number
  /** Cells of a workbook whose text was cut, by their headers and the numbers of their rows in the file written. */
  cut: { header: string; row: number }[]
  /** Whether it changes columns of the customer's and does not say what was looked up: next month it is known less. */
  lacksAddressSent: boolean
}

/** A file that the browser was given; `at` in ms. */
export interface WrittenFile extends FileContents {
  at: number
}

export interface DownloadState {
  /** Whether a download of everything holds the results, decisions and columns as they are. */
  isDownloaded: boolean
  /** Remembered on the device. */
  choices: DownloadChoices
  /** Remembered on the device; null until one is chosen. */
  format: Format | null
  customerColumns: CustomerColumns
  /** Whether that is what the user chose for such a file before. */
  isRecalled: boolean
  /** The roles that the user gave the address columns; null for those that are proposed. */
  roles: Roles | null
  /** The download begun last, `at` in ms. */
  begun: { choice: Download; format: Format; at: number } | null
  /** The latest download of this session. */
  written: WrittenFile | null
  /** The latest of everything. */
  whole: WrittenFile | null
  /** Whether a download is being written, or why it was not: a workbook can be too large. */
  writing: 'none' | 'underWay' | 'failed' | 'tooLarge'
}

export const initialDownloadState: DownloadState = {
  isDownloaded: false,
  choices: usualChoices,
  format: null,
  customerColumns: 'update',
  isRecalled: false,
  roles: null,
  begun: null,
  written: null,
  whole: null,
  writing: 'none',
}

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

/** Changes of which rows are to review: only extra columns of a download tell. */
const isReviewChange = isAnyOf(thresholdMoved, scoreKindChosen)

export const downloadAsked = createAction('download/downloadAsked', (choice: Download, format: Format) => ({
  payload: { choice, format },
}))

/** *Print summary* was pressed. */
export const summaryAsked = createAction('download/summaryAsked')

export const downloadSlice = createSlice({
  name: 'download',
  initialState: initialDownloadState,
  reducers: {
    downloadBegan(state, { payload }: PayloadAction<NonNullable<DownloadState['begun']>>) {
      state.begun = payload
      state.writing = 'underWay'
    },
    downloadProgressed(state, { payload }: PayloadAction<DownloadState['writing']>) {
      state.writing = payload
    },
    /** The browser was given a file. */
    downloadWritten(state, { payload }: PayloadAction<WrittenFile>) {
      state.written = payload
      if (payload.choice === 'everything') state.whole = payload
      state.writing = 'none'
    },
    /** That file holds every row with a result. */
    resultsDownloaded(state) {
      state.isDownloaded = true
    },
    /** The columns of downloads were chosen, now or in an earlier visit. */
    columnsChosen(state, action: PayloadAction<DownloadChoices>) {
      state.choices = action.payload
      state.isDownloaded = false
    },
    /** The format of downloads was chosen, now or in an earlier visit. */
    formatChosen(state, action: PayloadAction<Format>) {
      state.format = action.payload
    },
    customerColumnsChosen(state, action: PayloadAction<CustomerColumns>) {
      state.customerColumns = action.payload
      state.isRecalled = false
      state.isDownloaded = false
    },
    rolesChanged(state, action: PayloadAction<Roles>) {
      state.roles = action.payload
      state.isDownloaded = false
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fileLoaded, (state) => {
        state.written = null
        state.whole = null
        state.writing = 'none'
        state.customerColumns = 'update'
        state.isRecalled = false
        state.roles = null
      })
      .addCase(choicesRecalled, (state, { payload }) => {
        state.customerColumns = payload.customerColumns
        state.isRecalled = payload.customerColumns !== 'update'
      })
      .addCase(sessionCleared, ({ choices, format }) => ({ ...initialDownloadState, choices, format }))
      // Proposed roles follow the mapping.
      .addCase(mappingChanged, (state) => {
        const hasRoles = state.customerColumns === 'correct' || state.choices.extras.includes('addressToUse')
        if (hasRoles) state.isDownloaded = false
      })
      .addMatcher(isChange, (state) => {
        state.isDownloaded = false
      })
      .addMatcher(isReviewChange, (state) => {
        const { extras } = state.choices
        if (extras.includes('outcome') || extras.includes('reasons')) state.isDownloaded = false
      })
      // After `isChange`, since resuming a session is one.
      .addMatcher(
        sessionResumed.match,
        (state, { payload: { isDownloaded, customerColumns, addressRoles } }) => ({
          ...initialDownloadState,
          choices: state.choices,
          format: state.format,
          isDownloaded,
          customerColumns,
          roles: addressRoles,
        }),
      )
  },
})

export const {
  downloadBegan,
  downloadProgressed,
  downloadWritten,
  resultsDownloaded,
  columnsChosen,
  formatChosen,
  customerColumnsChosen,
  rolesChanged,
} = downloadSlice.actions
