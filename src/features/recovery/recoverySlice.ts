import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { REHYDRATE, type RehydrateAction } from 'redux-persist'
import { fileLoaded } from '../file/fileSlice'
import { mappingChanged } from '../mapping/mappingSlice'
import { answersArrived, batchSettled, rowLookedUp } from '../run/runSlice'
import { rowsSentAgain, resultsCleared, sessionCleared, sessionResumed } from '../sessionEvents'
import type { SessionRecord } from './sessionRecord'

/** Which session is saved. `isHandedOver`: IndexedDB has it as it is, so local storage need not. */
export type SavedSession =
  | { status: 'none' }
  /** One was found when the page opened; the user has not yet resumed or discarded it. */
  | { status: 'found'; record: SessionRecord; isHandedOver: boolean }
  /** The one on the page; its record is made from the other slices whenever it is written. */
  | { status: 'onPage'; savedAt: number; isHandedOver: boolean }

/** Whether the record is being saved; `elsewhere`: another tab's unfinished session is there. */
export type SavingState = 'works' | 'fails' | 'elsewhere'

export interface RecoveryState {
  session: SavedSession
  /** Raised when the record has to be written: redux-persist writes a slice only when it changes. */
  revision: number
  saving: SavingState
}

export const initialRecoveryState: RecoveryState = {
  session: { status: 'none' },
  revision: 0,
  saving: 'works',
}

const isProgress = isAnyOf(answersArrived, batchSettled, rowsSentAgain)
const endsSession = isAnyOf(fileLoaded, resultsCleared, sessionCleared)

function forget(state: RecoveryState) {
  if (state.session.status === 'none') return
  state.session = { status: 'none' }
  state.revision += 1
}

export const recoverySlice = createSlice({
  name: 'recovery',
  initialState: initialRecoveryState,
  reducers: {
    /** A session was found in IndexedDB. Ignored if there is a record, or the user has already started. */
    sessionFound(state, { payload: record }: PayloadAction<SessionRecord>) {
      if (state.session.status === 'none') state.session = { status: 'found', record, isHandedOver: true }
    },
    /** Start Fresh or Discard was confirmed. */
    foundSessionDiscarded: (state) => forget(state),
    /** The results of the session that was found were handed to the browser. */
    foundDownloaded(state) {
      if (state.session.status !== 'found') return
      state.session.record.isDownloaded = true
      state.revision += 1
    },
    /** Remove now was pressed: the finished session stays on the page only. */
    storedSessionRemoved(state) {
      if (state.session.status === 'onPage') forget(state)
    },
    /** A choice that the record holds has settled. */
    choicesMade(state) {
      if (state.session.status === 'onPage') state.revision += 1
    },
    /** IndexedDB has the session on the page now. */
    sessionHandedOver(state) {
      if (state.session.status !== 'onPage' || state.session.isHandedOver) return
      state.session.isHandedOver = true
      state.revision += 1
      state.saving = 'works'
    },
    /** IndexedDB refused the session on the page: it goes on record again. */
    sessionReturned(state) {
      if (state.session.status !== 'onPage' || !state.session.isHandedOver) return
      state.session.isHandedOver = false
      state.revision += 1
    },
    /** The record was written, or could not be. */
    saveAttempted(state, { payload }: PayloadAction<SavingState>) {
      state.saving = payload
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(REHYDRATE, (state, action: RehydrateAction) => {
        const stored: { recovery?: RecoveryState } | null | undefined = action.payload
        if (stored?.recovery && state.session.status === 'none') state.session = stored.recovery.session
      })
      .addCase(sessionResumed, (state, { payload, meta }) => {
        // If a list is not saved, neither is its next part.
        if (meta.isPart && state.session.status === 'none') return
        const isHandedOver = meta.isPart || (state.session.status === 'found' && state.session.isHandedOver)
        state.session = { status: 'onPage', savedAt: payload.timestamp, isHandedOver }
      })
      .addCase(rowLookedUp, (state, { payload }) => {
        if (state.session.status !== 'onPage') return
        state.session.savedAt = payload.at
        state.revision += 1
      })
      // Rows with nothing to send are planned again; in IndexedDB they still have their results.
      .addCase(mappingChanged, (state) => {
        if (state.session.status === 'onPage') state.session.isHandedOver = false
      })
      .addMatcher(isProgress, (state, { payload }) => {
        state.session = { status: 'onPage', savedAt: payload.at, isHandedOver: false }
        state.revision += 1
      })
      .addMatcher(endsSession, forget)
  },
})

export const {
  sessionFound,
  foundSessionDiscarded,
  foundDownloaded,
  storedSessionRemoved,
  choicesMade,
  sessionHandedOver,
  sessionReturned,
  saveAttempted,
} = recoverySlice.actions
