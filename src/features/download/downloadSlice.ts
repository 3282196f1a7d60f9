import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { InUtf8 } from '../../base/csvFile'
import { outsideImmer } from '../../base/store/longLists'
import type { Download, Format } from '../../domain/cleanse/downloads'
import { fileLoaded } from '../file/fileSlice'
import { sessionCleared, sessionResumed } from '../session/sessionEvents'
import { restored, type SavedFile, type WrittenFrom } from './savedFiles'

export interface AskedDownload {
  choice: Download
  format: Format
}

/** A file handed to the browser, `at` in ms. */
export interface WrittenFile extends AskedDownload {
  name: string
  at: number
  /** Cells of a workbook with cut texts, by header and by row number in the written file. */
  cut: { header: string; row: number }[]
  /** Given if it is the customer's text file, now in UTF-8. */
  inUtf8?: InUtf8
}

export interface DownloadState {
  /** Remembered on the device; null until one is chosen. */
  format: Format | null
  /** When each download last began, `at` in ms; the latest at the end. */
  begun: (AskedDownload & { at: number })[]
  /** The latest download of this session. */
  written: WrittenFile | null
  /** The latest file of each kind in each format, the last one at the end. */
  saved: SavedFile[]
  /** Whether a download is being written, or why it was not: a workbook can be too large, or take too long. */
  writing: 'none' | 'underWay' | 'failed' | 'tooLarge' | 'tooLong'
  /** The share written so far, from 0 to 1, if a person is waiting. */
  share: number | null
}

export const initialDownloadState: DownloadState = {
  format: null,
  begun: [],
  written: null,
  saved: [],
  writing: 'none',
  share: null,
}

/** A download was asked for, in its own format or in another. */
export const downloadAsked = createAction('download/downloadAsked', (choice: Download, format?: Format) => ({
  payload: { choice, format },
}))

/** The user asked to print the summary. */
export const summaryAsked = createAction('download/summaryAsked')

/** Whether two downloads are the same. */
export const isOf = (asked: AskedDownload) => (each: AskedDownload) =>
  each.choice === asked.choice && each.format === asked.format

/** A new list has no downloads yet; the format belongs to the device. */
const ofNewList = ({ format }: DownloadState): DownloadState => ({ ...initialDownloadState, format })

export const downloadSlice = createSlice({
  name: 'download',
  initialState: initialDownloadState,
  reducers: {
    downloadBegan(state, { payload }: PayloadAction<AskedDownload & { at: number }>) {
      const isIt = isOf(payload)
      state.begun = [...state.begun.filter((each) => !isIt(each)), payload]
      state.writing = 'underWay'
      state.share = null
    },
    downloadAdvanced(state, { payload }: PayloadAction<number>) {
      if (state.writing === 'underWay') state.share = payload
    },
    /** A file could not be written, or its contents not prepared. */
    downloadFailed(state, { payload }: PayloadAction<'failed' | 'tooLarge' | 'tooLong'>) {
      state.writing = payload
    },
    /** The browser got a file of the cleanse; `from` is what it was written from. */
    downloadWritten(state, { payload }: PayloadAction<WrittenFile & { from?: WrittenFrom }>) {
      const before = outsideImmer(state)
      const { from, ...written } = payload
      const { choice, format, name, at } = written
      const isIt = isOf(written)
      const saved = [...before.saved.filter((each) => !isIt(each)), { choice, format, name, at, from }]
      return { ...before, written, writing: 'none', saved }
    },
    /** The format of downloads was chosen, now or in an earlier visit. */
    formatChosen(state, action: PayloadAction<Format>) {
      state.format = action.payload
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fileLoaded, ofNewList)
      .addCase(sessionCleared, ofNewList)
      .addCase(sessionResumed, (state, { payload: record }) => ({
        ...ofNewList(state),
        saved: (record.savedFiles ?? []).map((file) => restored(file, record.resultRows, record.decisions)),
      }))
  },
})

export const { downloadAdvanced, downloadBegan, downloadFailed, downloadWritten, formatChosen } =
  downloadSlice.actions
