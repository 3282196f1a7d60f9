import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { REHYDRATE, type RehydrateAction } from 'redux-persist'
import { answersArrived, batchSettled, rowLookedUp } from '../run/runSlice'
import { failedRowsRetried, resultsCleared, sessionCleared, sessionResumed } from '../sessionEvents'
import { fileLoaded } from '../file/fileSlice'
import type { SessionRecord } from './sessionRecord'

/** Which record there is; whether its rows all have results says where it is kept. */
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
  /**
   * Whether the session is being saved; `elsewhere`: another tab's unfinished session has the record; `notKept`: the
   * finished session on the page is not the one that is kept.
   */
  saving: 'works' | 'fails' | 'elsewhere' | 'notKept'
}

export const initialRecoveryState: RecoveryState = { kept: { status: 'none' }, revision: 0, saving: 'works' }

const isProgress = isAnyOf(answersArrived, batchSettled, failedRowsRetried)
const endsRecord = isAnyOf(fileLoaded, resultsCleared, sessionCleared)

export const recoverySlice = createSlice({
  name: 'recovery',
  initialState: initialRecoveryState,
  reducers: {
    /** A finished session was found; one that is unfinished comes before it, and so does what the user has begun. */
    finishedFound(state, action: PayloadAction<SessionRecord>) {
      if (state.kept.status === 'none') state.kept = { status: 'found', record: action.payload }
    },
    /** Resume Cleanse or Show Results was pressed; the session follows as an event of its own, once. */
    resumeAsked(state) {
      return state
    },
    /** Start Fresh or Discard was pressed; whether that is done may have to be asked first. */
    discardAsked(state) {
      return state
    },
    /** The session that was found is given up. */
    discarded(state) {
      state.kept = { status: 'none' }
    },
    /** The results of the session that was found are to be downloaded, before it is given up. */
    foundDownloadAsked(state) {
      return state
    },
    /** They were handed to the browser. */
    foundDownloaded(state) {
      if (state.kept.status !== 'found') return
      state.kept.record.isDownloaded = true
      state.revision += 1
    },
    /** Remove now was pressed: the finished session stays on the page alone. */
    finishedRemoved(state) {
      if (state.kept.status === 'own') state.kept = { status: 'none' }
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
    /** Another tab holds the record; this one neither reads nor writes it. */
    heldElsewhere(state) {
      state.saving = 'elsewhere'
    },
    /** Another finished session is kept, or this one was removed by another tab or is too old. */
    finishedNotKept(state) {
      state.saving = 'notKept'
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
  finishedFound,
  resumeAsked,
  discardAsked,
  discarded: foundSessionDiscarded,
  foundDownloadAsked,
  foundDownloaded,
  finishedRemoved,
  choicesMade,
  savingFailed,
  savingWorked,
  heldElsewhere: recordHeldElsewhere,
  finishedNotKept,
} = recoverySlice.actions
