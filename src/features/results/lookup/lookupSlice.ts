import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { rowsSentAgain, runResumed, runStarted } from '../../sessionEvents'
import { isSessionReplaced, rowLookedUp } from '../../run/runSlice'
import { rowClosed, rowOpened, rowReached } from '../viewSlice'

/** Why a lookup failed, in the words of a run. */
export interface LookupProblem {
  message: string
  /** The provider's words, if any. */
  detail: string
  /** Whether the account has to be topped up, or its limit raised. */
  isAboutCredits: boolean
}

/** The lookup of a single row, outside any run. */
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
    lookupOpened: (state, { payload: row }: PayloadAction<number>): LookupState =>
      state.status === 'waiting' ? state : { status: 'editing', row },
    /** *Look up* was pressed, perhaps more than once: it is sent once. */
    lookupAsked(
      state,
      { payload: { row, text } }: PayloadAction<{ row: number; text: string }>,
    ): LookupState {
      const isOpen = (state.status === 'editing' || state.status === 'failed') && state.row === row
      return isOpen && text.trim() !== '' ? { status: 'waiting', row, text } : state
    },
    /** Before or after it was sent. */
    lookupCancelled: (): LookupState => idle,
    lookupFailed: (state, { payload: problem }: PayloadAction<LookupProblem>): LookupState =>
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

export const { lookupOpened, lookupAsked, lookupCancelled, lookupFailed } = lookupSlice.actions
