import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { fileLoaded } from '../file/fileSlice'
import { mappingChanged } from '../mapping/mappingSlice'
import { decisionsRemoved, rowsDecided, stepRedone, stepUndone } from '../results/decisionsSlice'
import { scoreKindChosen, thresholdMoved } from '../results/viewSlice'
import { answersArrived, batchSettled, isSessionReplaced, rowLookedUp } from '../run/runSlice'
import { sessionCleared, sessionResumed } from '../sessionEvents'
import type { Roles } from './content/addressRoles'
import type { OwnColumns } from './content/columns'
import type { DownloadChoice } from './content/rows'
import { usualChoices, type DownloadChoices } from './downloadChoices'

/** A file that was handed to the browser, and what it holds. */
export interface WrittenFile {
  name: string
  rows: number
  /** Rows with the cleansed address. */
  cleansed: number
  /** Matched rows with the customer's own. */
  kept: number
}

export interface DownloadState {
  /** Whether a download of everything holds the results, decisions and columns as they are. */
  isDownloaded: boolean
  /** Which columns downloads have, remembered on the device. */
  choices: DownloadChoices
  /** What becomes of the customer's own columns. */
  ownColumns: OwnColumns
  /** The roles that the user gave the address columns; null for those that are proposed. */
  roles: Roles | null
  /** The latest download of this session. */
  written: WrittenFile | null
  /** Whether a download is being written or the parts of a list read for a summary, or could not be. */
  writing: 'none' | 'underWay' | 'failed' | 'reading' | 'unread'
}

export const initialDownloadState: DownloadState = {
  isDownloaded: false,
  choices: usualChoices,
  ownColumns: 'update',
  roles: null,
  written: null,
  writing: 'none',
}

/** What an earlier download does not hold. */
const isChange = isAnyOf(
  answersArrived,
  batchSettled,
  rowsDecided,
  decisionsRemoved,
  stepUndone,
  stepRedone,
  rowLookedUp,
  isSessionReplaced,
)

/** What decides which rows are to review: a download holds that only in extra columns. */
const isReviewed = isAnyOf(thresholdMoved, scoreKindChosen)

export const downloadSlice = createSlice({
  name: 'download',
  initialState: initialDownloadState,
  reducers: {
    /** A download button was pressed. */
    asked(_state, _action: PayloadAction<DownloadChoice>) {},
    /** A download as a workbook was asked for. */
    workbookAsked(_state, _action: PayloadAction<DownloadChoice>) {},
    /** A download or a summary is begun, made, or cannot be. */
    progressed(state, { payload }: PayloadAction<DownloadState['writing']>) {
      state.writing = payload
    },
    /** A summary on paper was asked for. */
    summaryAsked() {},
    /** A file was handed to the browser. */
    written(state, action: PayloadAction<WrittenFile>) {
      state.written = action.payload
      state.writing = 'none'
    },
    /** That file has every row with a result. */
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
    ownColumnsChosen(state, action: PayloadAction<OwnColumns>) {
      state.ownColumns = action.payload
      state.isDownloaded = false
    },
    rolesChanged(state, action: PayloadAction<Roles>) {
      state.roles = action.payload
      state.isDownloaded = false
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fileLoaded, (state, { meta }) => {
        state.written = null
        state.writing = 'none'
        if (meta.keepsChoices) return
        state.ownColumns = 'update'
        state.roles = null
      })
      .addCase(sessionCleared, ({ choices }) => ({ ...initialDownloadState, choices }))
      .addMatcher(isChange, (state) => {
        state.isDownloaded = false
      })
      .addMatcher(isReviewed, (state) => {
        const { extras } = state.choices
        if (extras.includes('outcome') || extras.includes('reasons')) state.isDownloaded = false
      })
      // Proposed roles follow the mapping.
      .addMatcher(mappingChanged.match, (state) => {
        const hasRoles = state.ownColumns === 'correct' || state.choices.extras.includes('addressToUse')
        if (hasRoles) state.isDownloaded = false
      })
      .addMatcher(sessionResumed.match, (state, { payload: { isDownloaded, ownColumns, addressRoles } }) => ({
        ...initialDownloadState,
        choices: state.choices,
        isDownloaded,
        ownColumns,
        roles: addressRoles,
      }))
  },
})

export const {
  asked: downloadAsked,
  workbookAsked,
  progressed: downloadProgressed,
  summaryAsked,
  written: downloadWritten,
  downloaded: resultsDownloaded,
  columnsChosen,
  columnsRecalled,
  ownColumnsChosen,
  rolesChanged,
} = downloadSlice.actions
