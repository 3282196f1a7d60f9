import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import { REHYDRATE, type RehydrateAction } from 'redux-persist'
import { batchSettled } from '../run/runSlice'
import {
  failedRowsRetried,
  fileLoaded,
  resultsCleared,
  rowLookedUp,
  runCompleted,
  sessionCleared,
  sessionResumed,
} from '../sessionEvents'
import type { SessionRecord } from './sessionRecord'

/** Which record there is. */
export type KeptRecord =
  | { status: 'none' }
  /** The page found one when it was opened; the user has not said yet what becomes of it. */
  | { status: 'found'; record: SessionRecord }
  /** That of the session on the page: it is made of the other slices whenever it is written. */
  | { status: 'own'; savedAt: number }

export interface RecoveryState {
  kept: KeptRecord
  /** Goes up when the record has to be written anew: redux-persist looks only at a slice that has changed. */
  revision: number
  /** Whether progress is being saved; `elsewhere`: another tab's unfinished session has the record. */
  saving: 'works' | 'fails' | 'elsewhere'
}

export const initialRecoveryState: RecoveryState = { kept: { status: 'none' }, revision: 0, saving: 'works' }

const isProgress = isAnyOf(batchSettled, failedRowsRetried)
const endsRecord = isAnyOf(fileLoaded, resultsCleared, sessionCleared, runCompleted)

export const recoverySlice = createSlice({
  name: 'recovery',
  initialState: initialRecoveryState,
  reducers: {
    /** Resume Cleanse was pressed; the session follows as an event of its own, once. */
    resumeAsked(state) {
      return state
    },
    /** Start Fresh: the session that was found is given up (RECOVERY-5). */
    discarded(state) {
      state.kept = { status: 'none' }
    },
    /** The user has chosen something that the record holds, and nothing more for a moment. */
    choicesMade(state) {
      if (state.kept.status === 'own') state.revision += 1
    },
    savingFailed(state) {
      state.saving = 'fails'
    },
    savingWorked(state) {
      state.saving = 'works'
    },
    /** Another tab holds the record; this one neither reads nor writes it (RECOVERY-9). */
    heldElsewhere(state) {
      state.saving = 'elsewhere'
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(REHYDRATE, (state, action: RehydrateAction) => {
        const stored: { recovery?: RecoveryState } | null | undefined = action.payload
        if (stored?.recovery && state.kept.status === 'none') state.kept = stored.recovery.kept
      })
      .addCase(sessionResumed, (state, { payload }) => {
        state.kept = { status: 'own', savedAt: payload.timestamp }
      })
      .addCase(rowLookedUp, (state, { payload }) => {
        if (state.kept.status !== 'own') return
        state.kept.savedAt = payload.at
        state.revision += 1
      })
      .addMatcher(isProgress, (state, { payload }) => {
        state.kept = { status: 'own', savedAt: payload.at }
        state.revision += 1
      })
      .addMatcher(endsRecord, (state) => {
        if (state.kept.status !== 'none') state.kept = { status: 'none' }
      })
  },
})

export const {
  resumeAsked,
  discarded: foundSessionDiscarded,
  choicesMade,
  savingFailed,
  savingWorked,
  heldElsewhere: recordHeldElsewhere,
} = recoverySlice.actions
