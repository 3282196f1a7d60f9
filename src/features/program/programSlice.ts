import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { fileLoaded } from '../file/fileSlice'
import { sessionCleared, sessionResumed } from '../session/sessionEvents'
import type { RowWritten } from '../../domain/cleanse/writtenRow'

/** Rows by what becomes of them, and those with words of the customer's that no column will have. */
type RowsOfPreview = Record<Exclude<RowWritten['kind'], 'same'> | 'loses', number[]>

/** What the dialog shows of the file: rows are indexes. */
export interface ProgramPreview extends RowsOfPreview {
  /** How many rows the list of changes has: parts that only move, and what fills other columns, change no address. */
  listed: number
  /** The words that are lost. */
  words: string[]
  /** The first rows that change. */
  first: { row: number; cells: { header: string; before: string; after: string }[] }[]
}

/** Whether the workbook that the rows came from is at hand; `differs` if the one that was chosen has another row. */
type WorkbookAtHand =
  { kind: 'unknown' } | { kind: 'atHand' } | { kind: 'missing' } | { kind: 'differs'; row: number }

interface ProgramState {
  /** Whether the dialog was opened for this file. */
  isOpened: boolean
  /** Of what is chosen, or of what was just before; null until there is one. */
  preview: ProgramPreview | null
  workbook: WorkbookAtHand
  /** The number of the workbook in the inbox, if it was chosen again. */
  given: number | null
}

const noProgram: ProgramState = { isOpened: false, preview: null, workbook: { kind: 'unknown' }, given: null }

/** The dialog of the customer’s own file was opened. */
export const programOpened = createAction('program/programOpened')

/** The dialog's download was pressed: of the whole file, or of what changes. */
export const programAsked = createAction<'program' | 'changes'>('program/programAsked')

export const programSlice = createSlice({
  name: 'program',
  initialState: noProgram,
  reducers: {
    programPreviewed(state, { payload }: PayloadAction<ProgramPreview>) {
      state.preview = payload
    },
    /** The workbook was chosen again: its number in the inbox. */
    workbookGiven(state, { payload }: PayloadAction<number>) {
      state.given = payload
      state.workbook = { kind: 'unknown' }
    },
    workbookSeen(state, { payload }: PayloadAction<WorkbookAtHand>) {
      state.workbook = payload
      if (payload.kind !== 'atHand') state.given = null
    },
  },
  extraReducers: (builder) => {
    builder.addCase(programOpened, (state) => {
      state.isOpened = true
      state.preview = null
    })
    for (const event of [fileLoaded, sessionCleared, sessionResumed]) builder.addCase(event, () => noProgram)
  },
})

export const { programPreviewed, workbookGiven, workbookSeen } = programSlice.actions
