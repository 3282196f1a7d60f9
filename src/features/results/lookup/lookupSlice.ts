import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { rowsSentAgain, runResumed, runStarted } from '../../sessionEvents'
import { isSessionReplaced, rowLookedUp } from '../../run/runSlice'
import { rowClosed, rowOpened, rowReached } from '../viewSlice'
import type { LookupProblem } from './lookupProblem'

/** The state of a single row's lookup, which is independent of any run. */
export type LookupState =
  | { status: 'idle' }
  /** The text is being edited; nothing was sent. */
  | { status: 'editing'; row: number }
  | { status: 'waiting'; row: number; text: string }
  /** The lookup failed and the row has not changed; its text can be edited further. */
  | { status: 'failed'; row: number; text: string; problem: LookupProblem }

const idle: LookupState = { status: 'idle' }

/** The rows were replaced or a run began: the lookup in flight no longer matters. */
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
    /** The user cancelled it, before or after it was sent. */
    cancelled: (): LookupState => idle,
    failed: (state, { payload: { problem } }: PayloadAction<{ problem: LookupProblem }>): LookupState =>
      state.status === 'waiting' ? { ...state, status: 'failed', problem } : state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(rowLookedUp, (state, { payload: { row } }) =>
        state.status === 'waiting' && state.row === row ? idle : state,
      )
      // A lookup in flight goes on; a text that was not sent is dropped.
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
