import {
  createAction,
  createSelector,
  createSlice,
  isAnyOf,
  nanoid,
  type PayloadAction,
} from '@reduxjs/toolkit'
import type { CsvFile, ReadOptions, Refusal } from '../../base/csvFile'
import { withFrozenRows } from '../../base/store/longLists'
import { repeatedIn } from '../../base/values'
import type { RootState } from '../../base/store/types'
import { runResumed, runStarted, sessionCleared, sessionResumed } from '../session/sessionEvents'
import { fileMessages as messages } from './fileMessages'
import { unnamedColumn } from './fileNames'

/** A file offered to the page, and how to read it. */
export interface FileRequest {
  /** Its number in the inbox. */
  id: number
  name: string
  /** Names of the files that were dropped with it. */
  ignored: string[]
  read: ReadOptions
}

/** A file was dropped, picked or pasted, or is to be read differently. */
export const fileOffered = createAction<FileRequest>('file/fileOffered')

/** A file was read and replaces the one before. `id` is the cleanse's. */
export const fileLoaded = createAction(
  'file/fileLoaded',
  (file: CsvFile, request: FileRequest | null = null) => ({
    payload: withFrozenRows(file),
    meta: { request, id: nanoid() },
  }),
)

/** Whether buttons below a refusal take the file after all: then it is a question, not an error. */
export const hasWaysOn = ({ tables, listRows }: Refusal) => tables !== undefined || listRows !== undefined

/** The state of the last chosen file, until it is loaded. */
export type FileAttempt =
  | { status: 'none' }
  /** `refusal` is the one from before the user had it read differently. */
  | { status: 'reading'; request: FileRequest; refusal: Refusal | null }
  /** It can be loaded, unless the user keeps the loaded one. */
  | { status: 'read'; request: FileRequest; file: CsvFile }
  | { status: 'refused'; request: FileRequest; refusal: Refusal }

interface FileState {
  /** The id of the cleanse on the page; empty before there is one. */
  id: string
  /** The file that Start would send; a refused one does not replace it. */
  loaded: CsvFile | null
  /** How it was requested; null in a resumed session. */
  source: FileRequest | null
  /** The inbox number of the file that the rows came from; null if the page has to ask for it. */
  bytes: number | null
  attempt: FileAttempt
  /** Whether the user wants to choose the header line, though the page does not doubt it. */
  asksHeaderLine: boolean
}

export const initialFileState: FileState = {
  id: '',
  loaded: null,
  source: null,
  bytes: null,
  attempt: { status: 'none' },
  asksHeaderLine: false,
}

/** Whether a request asks for the loaded rows with another line as their header. */
export const isReadAgain = ({ source }: FileState, request: FileRequest) =>
  source?.id === request.id && source.read.table === request.read.table

const NONE: never[] = []

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
      prepare: (file: CsvFile) => ({ payload: withFrozenRows(file) }),
      reducer(state, { payload: file }: PayloadAction<CsvFile>) {
        const { attempt } = state
        if (attempt.status === 'reading') state.attempt = { status: 'read', request: attempt.request, file }
      },
    },
    fileRefused(state, { payload }: PayloadAction<{ request: FileRequest; refusal: Refusal }>) {
      state.attempt = { status: 'refused', ...payload }
    },
    /** The page has the rows' file again: its inbox number, and whether it is stored. */
    bytesFound(state, { payload }: PayloadAction<{ bytes: number; isStored: boolean }>) {
      state.bytes = payload.bytes
    },
    headerLineAsked(state) {
      state.asksHeaderLine = true
    },
    /** The user dismissed the refusal, or keeps the file that is loaded. */
    attemptDismissed(state) {
      state.attempt = { status: 'none' }
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fileLoaded, (state, { payload, meta: { request, id } }) => ({
        ...initialFileState,
        asksHeaderLine: state.asksHeaderLine && request !== null && isReadAgain(state, request),
        id,
        loaded: payload,
        source: request,
        bytes: request?.id ?? null,
      }))
      .addCase(sessionResumed, (_, { payload: record }) => ({
        ...initialFileState,
        id: record.id,
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
          workbook: record.workbook,
          asNew: record.asNew,
          lineEnd: record.lineEnd,
        },
      }))
      .addCase(sessionCleared, () => initialFileState)
      .addMatcher(isAnyOf(runStarted, runResumed), (state) => {
        // A run is not about a file that was not loaded.
        if (state.attempt.status !== 'reading') state.attempt = { status: 'none' }
      })
  },
  selectors: {
    selectFile: ({ loaded }) => loaded,
    selectAttempt: ({ attempt }) => attempt,
    selectRows: ({ loaded }) => loaded?.rows ?? NONE,
    /** The values of a row; none for a row that does not exist. */
    selectRow: ({ loaded }, row: number) => loaded?.rows[row] ?? NONE,
    /** The number of each row in a spreadsheet. */
    selectSheetRows: ({ loaded }) => loaded?.sheetRows ?? NONE,
    selectHeaders: ({ loaded }) => loaded?.headers ?? NONE,
  },
})

export const { fileChosen, fileRead, fileRefused, attemptDismissed, bytesFound, headerLineAsked } =
  fileSlice.actions
export const { selectFile, selectAttempt, selectRows, selectRow, selectSheetRows, selectHeaders } =
  fileSlice.selectors

/** Whether the loaded file's header is, or may be, a line other than the first, or the user is choosing one. */
export function selectIsHeaderDoubted({ file: { loaded, asksHeaderLine } }: RootState): boolean {
  if (!loaded?.headerLine || asksHeaderLine) return asksHeaderLine
  const { line, looksLikeData, choices } = loaded.headerLine
  return looksLikeData || line !== choices[0]?.line
}

/** The names of a file's columns on the screen: a header, or its number if it is blank, or both if it repeats. */
export function columnLabels(headers: string[]): string[] {
  const names = headers.map((header) => header.trim())
  const repeated = repeatedIn(names)
  return names.map((name, column) => {
    if (name === '') return unnamedColumn(column)
    return repeated.has(name) ? messages.repeatedColumn(name, column + 1) : name
  })
}

export const selectLabels = createSelector([selectHeaders], columnLabels)
