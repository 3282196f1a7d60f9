import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { REHYDRATE, type RehydrateAction } from 'redux-persist'
import { fileLoaded } from '../file/fileSlice'
import { mappingChanged } from '../mapping/mappingSlice'
import { answersArrived, batchSettled, rowLookedUp } from '../run/runSlice'
import { rowsSentAgain, resultsCleared, sessionCleared, sessionResumed } from '../sessionEvents'
import type { SessionRecord } from './sessionRecord'

/** Which session is saved. `isHandedOver`: IndexedDB has it as it is, so local storage need not. */
export type KeptSession =
  | { status: 'none' }
  /** One was found when the page opened; the user has not yet resumed or discarded it. */
  | { status: 'found'; record: SessionRecord; isHandedOver: boolean }
  /** The one on the page; its record is made from the other slices whenever it is written. */
  | { status: 'own'; savedAt: number; isHandedOver: boolean }

/** Whether the record is being saved; `elsewhere`: another tab's unfinished session is there. */
export type SavingState = 'works' | 'fails' | 'elsewhere'

export interface RecoveryState {
  kept: KeptSession
  /** Raised when the record has to be written: redux-persist writes a slice only when it changes. */
  revision: number
  saving: SavingState
}

export const initialRecoveryState: RecoveryState = { kept: { status: 'none' }, revision: 0, saving: 'works' }

const isProgress = isAnyOf(answersArrived, batchSettled, rowsSentAgain)
const endsSession = isAnyOf(fileLoaded, resultsCleared, sessionCleared)

function forget(state: RecoveryState) {
  if (state.kept.status === 'none') return
  state.kept = { status: 'none' }
  state.revision += 1
}

export const recoverySlice = createSlice({
  name: 'recovery',
  initialState: initialRecoveryState,
  reducers: {
    /** A session was found in IndexedDB; one on record, or on the page, comes first. */
    sessionFound(state, { payload: record }: PayloadAction<SessionRecord>) {
      if (state.kept.status === 'none') state.kept = { status: 'found', record, isHandedOver: true }
    },
    /** Start Fresh or Discard was confirmed. */
    foundSessionDiscarded: (state) => forget(state),
    /** The results of the session that was found were handed to the browser. */
    foundDownloaded(state) {
      if (state.kept.status !== 'found') return
      state.kept.record.isDownloaded = true
      state.revision += 1
    },
    /** Remove now was pressed: the finished session stays on the page only. */
    keptSessionRemoved(state) {
      if (state.kept.status === 'own') forget(state)
    },
    /** The user's choices have rested for a moment: the record holds them. */
    choicesMade(state) {
      if (state.kept.status === 'own') state.revision += 1
    },
    /** IndexedDB has the session on the page now. */
    sessionHandedOver(state) {
      if (state.kept.status !== 'own' || state.kept.isHandedOver) return
      state.kept.isHandedOver = true
      state.revision += 1
      state.saving = 'works'
    },
    /** IndexedDB refused the session on the page: it goes on record again. */
    sessionTakenBack(state) {
      if (state.kept.status !== 'own' || !state.kept.isHandedOver) return
      state.kept.isHandedOver = false
      state.revision += 1
    },
    /** The record was written, or could not be. */
    savingTried(state, { payload }: PayloadAction<SavingState>) {
      state.saving = payload
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(REHYDRATE, (state, action: RehydrateAction) => {
        const stored: { recovery?: RecoveryState } | null | undefined = action.payload
        if (stored?.recovery && state.kept.status === 'none') state.kept = stored.recovery.kept
      })
      .addCase(sessionResumed, (state, { payload, meta }) => {
        // Another part of a list that is not kept is not kept either.
        if (meta.isPart && state.kept.status === 'none') return
        const isHandedOver = meta.isPart || (state.kept.status === 'found' && state.kept.isHandedOver)
        state.kept = { status: 'own', savedAt: payload.timestamp, isHandedOver }
      })
      .addCase(rowLookedUp, (state, { payload }) => {
        if (state.kept.status !== 'own') return
        state.kept.savedAt = payload.at
        state.revision += 1
      })
      // Rows with nothing to send are planned again; in IndexedDB they still have their results.
      .addCase(mappingChanged, (state) => {
        if (state.kept.status === 'own') state.kept.isHandedOver = false
      })
      .addMatcher(isProgress, (state, { payload }) => {
        state.kept = { status: 'own', savedAt: payload.at, isHandedOver: false }
        state.revision += 1
      })
      .addMatcher(endsSession, forget)
  },
})

export const {
  sessionFound,
  foundSessionDiscarded,
  foundDownloaded,
  keptSessionRemoved,
  choicesMade,
  sessionHandedOver,
  sessionTakenBack,
  savingTried,
} = recoverySlice.actions
