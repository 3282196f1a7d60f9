import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { REHYDRATE, type RehydrateAction } from 'redux-persist'
import { answersTaken } from '../earlier/earlierSlice'
import { fileLoaded } from '../file/fileSlice'
import { mappingChanged } from '../mapping/mappingSlice'
import { answersArrived, batchSettled } from '../run/runSlice'
import { resultsCleared, rowsAnswered, rowsSentAgain, sessionCleared, sessionResumed } from '../sessionEvents'
import type { StoredCleanse } from './cleanseDatabase'
import type { SessionRecord } from './sessionRecord'

/** A session that was found when the page opened. */
export interface FoundSession extends Omit<StoredCleanse, 'head'> {
  id: string
  fileName: string
  /** When it last had an answer, in ms since 1970. */
  at: number
  isDownloaded: boolean
}

/** Which session is saved. */
export type SavedSession =
  | { status: 'none' }
  /** Another tab has it open; without IndexedDB its name is not known. */
  | { status: 'elsewhere'; fileName: string | null }
  /**
   * The user has not yet resumed or discarded it. `record` is what local storage has of it; IndexedDB has it too, and at
   * least as much, if `isInDatabase`.
   */
  | {
      status: 'found'
      found: FoundSession
      record: SessionRecord | null
      isInDatabase: boolean
      /** Whether it is being read, or could not be. */
      opening: 'no' | 'underWay' | 'failed'
    }
  /** `isHandedOver`: it is finished and IndexedDB has it as it is, so local storage need not. */
  | { status: 'onPage'; savedAt: number; isHandedOver: boolean }

/** Whether the record in local storage is being written. */
export type SavingState = 'works' | 'fails' | 'elsewhere'

export interface RecoveryState {
  session: SavedSession
  /** Raised when the record has to be written: redux-persist writes a slice only when it changes. */
  revision: number
  /** Result of the last attempt to write the record in local storage. */
  saving: SavingState
  /** Whether IndexedDB takes the session on the page. */
  isStored: boolean
  /** Results that the version before stored, to be downloaded. */
  earlier: { fileName: string; rows: number } | null
}

export const initialRecoveryState: RecoveryState = {
  session: { status: 'none' },
  revision: 0,
  saving: 'works',
  isStored: true,
  earlier: null,
}

const isProgress = isAnyOf(answersTaken, answersArrived, batchSettled, rowsSentAgain)
const endsSession = isAnyOf(fileLoaded, resultsCleared, sessionCleared)

function forget(state: RecoveryState) {
  if (state.session.status === 'none' || state.session.status === 'elsewhere') return
  state.session = { status: 'none' }
  state.isStored = true
  state.revision += 1
}

export const recoverySlice = createSlice({
  name: 'recovery',
  initialState: initialRecoveryState,
  reducers: {
    /** A session was found, or what IndexedDB has of the one in local storage. Ignored once the user has started. */
    sessionFound(state, { payload }: PayloadAction<Extract<SavedSession, { status: 'found' }>>) {
      if (state.session.status !== 'onPage') state.session = payload as typeof state.session
    },
    /** Another tab has the session; null for a name that is not known. */
    sessionElsewhere(state, { payload: fileName }: PayloadAction<string | null>) {
      if (state.session.status === 'none') state.session = { status: 'elsewhere', fileName }
    },
    /** The other tab was closed. */
    otherTabClosed(state) {
      if (state.session.status === 'elsewhere') state.session = { status: 'none' }
    },
    /** The session that was found is being read, or could not be. */
    openingChanged(state, { payload }: PayloadAction<'no' | 'underWay' | 'failed'>) {
      if (state.session.status === 'found') state.session.opening = payload
    },
    /** Start Fresh or Discard was confirmed. */
    foundSessionDiscarded: (state) => forget(state),
    /** The results of the session that was found were handed to the browser. */
    foundDownloaded(state) {
      if (state.session.status !== 'found') return
      state.session.found.isDownloaded = true
      if (state.session.record) state.session.record.isDownloaded = true
      state.revision += 1
    },
    /** Remove now was pressed: the finished session stays on the page only. */
    storedSessionRemoved(state) {
      if (state.session.status === 'onPage') forget(state)
    },
    /** A choice that is saved with the session has settled. */
    choicesMade(state) {
      if (state.session.status === 'onPage') state.revision += 1
    },
    /** The page that shows the session keeps it for longer; `at` in ms. */
    sessionRenewed(state, { payload: { at } }: PayloadAction<{ at: number }>) {
      if (state.session.status !== 'onPage') return
      state.session.savedAt = at
      state.revision += 1
    },
    /** IndexedDB has the finished session on the page. */
    sessionHandedOver(state) {
      if (state.session.status !== 'onPage' || state.session.isHandedOver) return
      state.session.isHandedOver = true
      state.revision += 1
      state.saving = 'works'
    },
    /** IndexedDB took the session on the page, or refused it: then the record is written again. */
    storeAttempted(state, { payload: isStored }: PayloadAction<boolean>) {
      state.isStored = isStored
      if (isStored || state.session.status !== 'onPage' || !state.session.isHandedOver) return
      state.session.isHandedOver = false
      state.revision += 1
    },
    /** The record was written, or could not be. */
    saveAttempted(state, { payload }: PayloadAction<SavingState>) {
      state.saving = payload
    },
    /** Results of the version before were found, downloaded or discarded. */
    earlierFound(state, { payload }: PayloadAction<RecoveryState['earlier']>) {
      state.earlier = payload
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(REHYDRATE, (state, action: RehydrateAction) => {
        const stored: { recovery?: RecoveryState } | null | undefined = action.payload
        if (stored?.recovery && state.session.status === 'none')
          state.session = stored.recovery.session as typeof state.session
      })
      .addCase(sessionResumed, (state, { payload }) => {
        const { session } = state
        const isHandedOver =
          session.status === 'found' && session.isInDatabase && session.found.done === session.found.rows
        state.session = { status: 'onPage', savedAt: payload.timestamp, isHandedOver }
        if (isHandedOver) state.revision += 1
      })
      .addCase(rowsAnswered, (state, { payload }) => {
        if (state.session.status !== 'onPage') return
        state.session.savedAt = payload.at
        state.revision += 1
      })
      // Rows with nothing to send are planned again, so the session may be unfinished.
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
  sessionElsewhere,
  otherTabClosed,
  openingChanged,
  foundSessionDiscarded,
  foundDownloaded,
  storedSessionRemoved,
  choicesMade,
  sessionRenewed,
  sessionHandedOver,
  storeAttempted,
  saveAttempted,
  earlierFound,
} = recoverySlice.actions

/** Resume Cleanse or Show Results was pressed. */
export const resumeAsked = createAction('recovery/resumeAsked')

/** Start Fresh or Discard was pressed; confirmed first if answers would be lost. */
export const discardAsked = createAction('recovery/discardAsked')

/** The results of the session that was found are to be downloaded before it is discarded. */
export const foundDownloadAsked = createAction('recovery/foundDownloadAsked')

/** What the version before stored is to be downloaded, and then goes; or it goes at once. */
export const earlierAsked = createAction<'download' | 'discard'>('recovery/earlierAsked')
