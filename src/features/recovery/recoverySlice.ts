import { createSlice } from '@reduxjs/toolkit'
import { REHYDRATE, type RehydrateAction } from 'redux-persist'
import type { SessionRecord } from './sessionRecord'

/** Which record there is: none, one that the page found when it was opened, or that of the session on it. */
export type KeptRecord =
  { status: 'none' } | { status: 'found'; record: SessionRecord } | { status: 'own'; record: SessionRecord }

export interface RecoveryState {
  kept: KeptRecord
  /** Whether progress is being saved; `elsewhere`: another tab's unfinished session has the record. */
  saving: 'works' | 'fails' | 'elsewhere'
}

export const initialRecoveryState: RecoveryState = { kept: { status: 'none' }, saving: 'works' }

export const recoverySlice = createSlice({
  name: 'recovery',
  initialState: initialRecoveryState,
  reducers: {
    /** Start Fresh: the session that was found is given up (spec section 4). */
    discarded(state) {
      state.kept = { status: 'none' }
    },
    savingFailed(state) {
      state.saving = 'fails'
    },
    savingWorked(state) {
      state.saving = 'works'
    },
    /** Another tab holds the record; this one neither reads nor writes it (decision 33). */
    heldElsewhere(state) {
      state.saving = 'elsewhere'
    },
  },
  extraReducers: (builder) => {
    builder.addCase(REHYDRATE, (state, action: RehydrateAction) => {
      const stored: { recovery?: RecoveryState } | null | undefined = action.payload
      if (stored?.recovery && state.kept.status === 'none') state.kept = stored.recovery.kept
    })
  },
})

export const {
  discarded: foundSessionDiscarded,
  savingFailed,
  savingWorked,
  heldElsewhere: recordHeldElsewhere,
} = recoverySlice.actions
