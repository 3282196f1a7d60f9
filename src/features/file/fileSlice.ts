import { createAction, createSlice, isAnyOf, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { CsvFile, ReadOptions, Refusal } from '../../app/base/csvFile'
import {
  rowsSentAgain,
  runCompleted,
  runResumed,
  runStarted,
  sessionCleared,
  sessionResumed,
} from '../sessionEvents'

/** A file that is offered to the page, and how to read it. */
export interface FileRequest {
  /** Its number in the inbox. */
  id: number
  name: string
  /** Names of the files that were dropped with it. */
  ignored: string[]
  read: ReadOptions
  /** Whether all its parts are to be cleansed, one after the other. */
  isList?: boolean
}

/** A file was dropped, picked or pasted, or is to be read differently. */
export const fileOffered = createAction<FileRequest>('file/fileOffered')

/**
 * A file was read and replaces the one before. `keepsChoices` for another part of the same file with the same columns:
 * the user's choices apply to it too. `id` is the cleanse's.
 */
export const fileLoaded = createAction(
  'file/fileLoaded',
  (file: CsvFile, request: FileRequest | null = null, keepsChoices = false) => ({
    payload: frozen(file),
    meta: { request, keepsChoices, id: nanoid() },
  }),
)

/** A file whose rows are frozen, so that Immer does not look for drafts in every cell. */
function frozen(file: CsvFile) {
  Object.freeze(file.rows)
  return file
}

/** What has become of the file chosen last, until it is loaded. */
export type FileAttempt =
  | { status: 'none' }
  /** `refusal` is the one it had before the user had it read differently. */
  | { status: 'reading'; request: FileRequest; refusal: Refusal | null }
  /** It can be loaded, unless the user prefers to keep what is there. */
  | { status: 'read'; request: FileRequest; file: CsvFile }
  | { status: 'refused'; request: FileRequest; refusal: Refusal }

export interface FileState {
  /** The file that Start would send; a refused one does not replace it. */
  loaded: CsvFile | null
  /** How it was requested; null in a resumed session. */
  source: FileRequest | null
  /** Which of its parts were cleansed since the page was opened, by index. */
  doneParts: number[]
  attempt: FileAttempt
}

export const initialFileState: FileState = {
  loaded: null,
  source: null,
  doneParts: [],
  attempt: { status: 'none' },
}

/** Whether two requests are for the same file and header, hence the same parts. */
export const isSameList = (one: FileRequest | null, other: FileRequest) =>
  one?.id === other.id && one.read.table === other.read.table && one.read.header === other.read.header

/** Whether a request is for the loaded rows with another line as their header. */
export const isReadAgain = ({ source }: FileState, request: FileRequest) =>
  source?.id === request.id &&
  source.read.table === request.read.table &&
  source.read.part === request.read.part

/** Whether a file is another part of the loaded one, with the same columns. */
const isNextPart = (loaded: CsvFile | null, file: CsvFile) =>
  loaded?.part !== undefined &&
  file.part !== undefined &&
  loaded.headerLine?.line === file.headerLine?.line &&
  loaded.headers.length === file.headers.length

/** The event that loads the file that was read. */
export const loadedFrom = (
  { source, loaded }: FileState,
  { request, file }: Extract<FileAttempt, { status: 'read' }>,
) =>
  fileLoaded(
    request.isList ? { ...file, name: request.name } : file,
    request,
    source?.id === request.id && isNextPart(loaded, file),
  )

export const fileSlice = createSlice({
  name: 'file',
  initialState: initialFileState,
  reducers: {
    /** A file is to be read. */
    fileChosen(state, { payload: request }: PayloadAction<FileRequest>) {
      const { attempt } = state
      const isAgain = attempt.status === 'refused' && attempt.request.id === request.id
      state.attempt = { status: 'reading', request, refusal: isAgain ? attempt.refusal : null }
    },
    /** The chosen file was read and can be loaded. */
    fileRead: {
      prepare: (file: CsvFile) => ({ payload: frozen(file) }),
      reducer(state, { payload: file }: PayloadAction<CsvFile>) {
        const { attempt } = state
        if (attempt.status === 'reading') state.attempt = { status: 'read', request: attempt.request, file }
      },
    },
    fileRefused(state, { payload }: PayloadAction<{ request: FileRequest; refusal: Refusal }>) {
      state.attempt = { status: 'refused', ...payload }
    },
    /** The user dismissed the refusal, or keeps the file that is loaded. */
    attemptDismissed(state) {
      state.attempt = { status: 'none' }
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fileLoaded, (state, { payload, meta: { request } }) => ({
        ...initialFileState,
        loaded: payload,
        source: request,
        doneParts: request !== null && isSameList(state.source, request) ? state.doneParts : [],
      }))
      .addCase(sessionResumed, (_, { payload: record }) => ({
        ...initialFileState,
        loaded: {
          name: record.fileName,
          encoding: record.encoding,
          delimiter: record.delimiter,
          headers: record.csvHeaders,
          rows: record.originalRows,
          sheetRows: record.sheetRows,
          warnings: [],
          titleLines: record.titleLines,
          isHeaderless: record.isHeaderless,
          part: record.part,
        },
      }))
      .addCase(sessionCleared, () => initialFileState)
      .addCase(runCompleted, (state) => {
        const part = state.loaded?.part
        if (part && !state.doneParts.includes(part.at)) state.doneParts.push(part.at)
      })
      .addMatcher(isAnyOf(runStarted, runResumed, rowsSentAgain), (state) => {
        // This run is not about a file that was not loaded.
        if (state.attempt.status !== 'reading') state.attempt = { status: 'none' }
      })
  },
})

export const { fileChosen, fileRead, fileRefused, attemptDismissed } = fileSlice.actions
