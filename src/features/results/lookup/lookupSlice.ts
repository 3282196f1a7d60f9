import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { rowsSentAgain, runResumed, runStarted } from '../../sessionEvents'
import { isSessionReplaced, rowLookedUp } from '../../run/runSlice'
import { rowClosed, rowOpened, rowReached } from '../viewSlice'
import type { LookupProblem } from './lookupProblem'

/** The lookup of a single row, which no run is part of. */
export type LookupState =
  | { status: 'idle' }
  /** The text is being edited; nothing has been sent. */
  | { status: 'editing'; row: number }
  | { status: 'waiting'; row: number; text: string }
  /** The row has not changed; the text can be edited further. */
  | { status: 'failed'; row: number; text: string; problem: LookupProblem }

const idle: LookupState = { status: 'idle' }

/** The rows were replaced, or a run began: the answer no longer matters. */
export const isOvertaken = isAnyOf(isSessionReplaced, runStarted, runResumed, rowsSentAgain)

export const lookupSlice = createSlice({
  name: 'lookup',
  initialState: (): LookupState => idle,
  reducers: {
    /** *Edit and look up again* was pressed. */
    opened: (state, { payload: row }: PayloadAction<number>): LookupState =>
      state.status === 'waiting' ? state : { status: 'editing', row },
    /** *Look up* was pressed, perhaps more than once: it is sent once. */
    asked: (state, { payload: { row, text } }: PayloadAction<{ row: number; text: string }>): LookupState => {
      const isOpen = (state.status === 'editing' || state.status === 'failed') && state.row === row
      return isOpen && text.trim() !== '' ? { status: 'waiting', row, text } : state
    },
    /** Before or after it was sent. */
    cancelled: (): LookupState => idle,
    failed: (state, { payload: problem }: PayloadAction<LookupProblem>): LookupState =>
      state.status === 'waiting' ? { ...state, status: 'failed', problem } : state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(rowLookedUp, (state, { payload: { row } }) =>
        state.status === 'waiting' && state.row === row ? idle : state,
      )
      // A request in flight goes on; a text that was not sent is dropped.
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
