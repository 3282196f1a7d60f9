import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { rowsSentAgain, runResumed, runStarted } from '../../sessionEvents'
import { isSessionReplaced, rowLookedUp } from '../../run/runSlice'
import { rowClosed, rowOpened, rowReached } from '../viewSlice'
import type { LookupProblem } from './lookupProblem'

/** Where the lookup of a single row is; it is no run, and has no part in one. */
export type LookupState =
  | { status: 'idle' }
  /** The text is being edited; nothing was sent. */
  | { status: 'editing'; row: number }
  | { status: 'waiting'; row: number; text: string }
  /** Nothing came of it, and nothing has changed; the text can be edited on. */
  | { status: 'failed'; row: number; text: string; problem: LookupProblem }

const idle: LookupState = { status: 'idle' }

/** The rows, or what is done with them, are others now: the lookup under way belongs nowhere. */
export const isOvertaken = isAnyOf(isSessionReplaced, runStarted, runResumed, rowsSentAgain)

export const lookupSlice = createSlice({
  name: 'lookup',
  initialState: (): LookupState => idle,
  reducers: {
    /** Edit and look up again was pressed. */
    opened: (state, { payload: row }: PayloadAction<number>): LookupState =>
      state.status === 'waiting' ? state : { status: 'editing', row },
    /** Look up was pressed: one lookup is used, however often it is pressed. */
    asked: (state, { payload: { row, text } }: PayloadAction<{ row: number; text: string }>): LookupState => {
      const isOpen = (state.status === 'editing' || state.status === 'failed') && state.row === row
      return isOpen && text.trim() !== '' ? { status: 'waiting', row, text } : state
    },
    /** The user gave it up, before or after it was sent. */
    cancelled: (): LookupState => idle,
    failed: (state, { payload: { problem } }: PayloadAction<{ problem: LookupProblem }>): LookupState =>
      state.status === 'waiting' ? { ...state, status: 'failed', problem } : state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(rowLookedUp, (state, { payload: { row } }) =>
        state.status === 'waiting' && state.row === row ? idle : state,
      )
      // What is being waited for goes on; what is not sent yet is left behind with its row.
      .addCase(rowClosed, (state) => (state.status === 'waiting' ? state : idle))
      .addMatcher(isAnyOf(rowReached, rowOpened), (state, { payload: row }) =>
        state.status === 'idle' || state.status === 'waiting' || state.row === row ? state : idle,
      )
      .addMatcher(isOvertaken, () => idle)
  },
})

export const {
  opened: lookupOpened,
  asked: lookupAsked,
  cancelled: lookupCancelled,
  failed: lookupFailed,
} = lookupSlice.actions
