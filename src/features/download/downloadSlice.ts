import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { ownColumnsChoiceChanged } from '../file/fileSlice'
import { decisionsRemoved, rowsDecided, stepRedone, stepUndone } from '../results/decisionsSlice'
import { scoreKindChosen, thresholdMoved } from '../results/viewSlice'
import { answersArrived, batchSettled, isSessionReplaced, rowLookedUp } from '../run/runSlice'
import { sessionResumed } from '../sessionEvents'
import { usualChoices, type DownloadChoices } from './downloadChoices'
import type { DownloadChoice } from './content/downloadName'

export interface DownloadState {
  /** Whether the results as they stand were downloaded. */
  isDownloaded: boolean
  /** Which columns downloads have, remembered on the device. */
  choices: DownloadChoices
}

const initialState: DownloadState = { isDownloaded: false, choices: usualChoices }

/** What a download made before does not hold. */
const isChange = isAnyOf(
  answersArrived,
  batchSettled,
  rowsDecided,
  decisionsRemoved,
  stepUndone,
  stepRedone,
  rowLookedUp,
  ownColumnsChoiceChanged,
  isSessionReplaced,
)

/** What decides which rows are to review: a download holds that only in columns that a person may add. */
const isDrawnElsewhere = isAnyOf(thresholdMoved, scoreKindChosen)

export const downloadSlice = createSlice({
  name: 'download',
  initialState,
  reducers: {
    /** A download button was pressed. */
    asked(_state, _action: PayloadAction<DownloadChoice>) {},
    /** A summary on paper was asked for. */
    summaryAsked() {},
    /** A file with every row that has a result was handed to the browser. */
    downloaded(state) {
      state.isDownloaded = true
    },
    /** The user chose the columns of downloads. */
    columnsChosen(state, action: PayloadAction<DownloadChoices>) {
      state.choices = action.payload
      state.isDownloaded = false
    },
    /** The columns chosen in an earlier visit were found. */
    columnsRecalled(state, action: PayloadAction<DownloadChoices>) {
      state.choices = action.payload
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(isChange, (state) => {
        state.isDownloaded = false
      })
      .addMatcher(isDrawnElsewhere, (state) => {
        const { extras } = state.choices
        if (extras.includes('outcome') || extras.includes('reasons')) state.isDownloaded = false
      })
      .addMatcher(sessionResumed.match, (state, { payload }) => {
        state.isDownloaded = payload.isDownloaded
      })
  },
})

export const {
  asked: downloadAsked,
  summaryAsked,
  downloaded: resultsDownloaded,
  columnsChosen,
  columnsRecalled,
} = downloadSlice.actions
