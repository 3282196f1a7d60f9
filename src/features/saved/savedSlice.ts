import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { REHYDRATE, type RehydrateAction } from 'redux-persist'
import { fileLoaded } from '../file/fileSlice'
import { mappingChanged } from '../mapping/mappingSlice'
import { runPlanned } from '../run/runSlice'
import { resultsCleared, rowsChanged, sessionCleared, sessionResumed } from '../session/sessionEvents'
import type { FoundSession } from './cleanseDatabase'
import type { SessionRecord, StoredFile } from '../../domain/cleanse/savedCleanse'

export type SavedSession =
  | { status: 'none' }
  /** Another tab holds it; without IndexedDB its name is unknown. */
  | { status: 'elsewhere'; fileName: string | null }
  /** Not yet resumed or discarded. `record` is what local storage has; if `isInDatabase`, IndexedDB has at least as much. */
  | {
      status: 'found'
      found: FoundSession
      record: SessionRecord | null
      isInDatabase: boolean
      /** Whether the page is reading it, or could not. */
      opening: 'no' | 'underWay' | 'failed'
    }
  | { status: 'onPage'; savedAt: number }

/** Whether the page can write the record in local storage. */
export type SavingState = 'works' | 'fails' | 'elsewhere'

/** Whether IndexedDB takes the session on the page; `whole` once it is finished and all stored, so that it needs no record. */
type JournalState = 'works' | 'fails' | 'whole'

export interface SavedState {
  session: SavedSession
  /** Raised to have the record written: redux-persist writes a slice only when it changes. */
  revision: number
  /** Result of the last attempt to write the record in local storage. */
  saving: SavingState
  journal: JournalState
}

export const initialSavedState: SavedState = {
  session: { status: 'none' },
  revision: 0,
  saving: 'works',
  journal: 'works',
}

const endsSession = isAnyOf(fileLoaded, resultsCleared, sessionCleared)

function forget(state: SavedState) {
  if (state.session.status === 'none' || state.session.status === 'elsewhere') return
  state.session = { status: 'none' }
  state.journal = 'works'
  // That was about its record.
  if (state.saving === 'fails') state.saving = 'works'
  state.revision += 1
}

/** The session on the page has changed; `at`, in ms, if it had an answer or was renewed. */
function change(state: SavedState, at?: number) {
  if (state.session.status !== 'onPage') return
  if (at !== undefined) state.session.savedAt = at
  state.revision += 1
}

/** The session is unfinished, perhaps again. */
function reopen(state: SavedState) {
  if (state.journal === 'whole') state.journal = 'works'
}

export const savedSlice = createSlice({
  name: 'saved',
  initialState: initialSavedState,
  reducers: {
    /** The page found a session, or IndexedDB's part of the one in local storage. Ignored once the user has started. */
    sessionFound(state, { payload }: PayloadAction<Extract<SavedSession, { status: 'found' }>>) {
      if (state.session.status !== 'onPage') state.session = payload as typeof state.session
    },
    /** Another tab holds the session; the payload is its name, or null if unknown. */
    sessionElsewhere(state, { payload: fileName }: PayloadAction<string | null>) {
      if (state.session.status === 'none') state.session = { status: 'elsewhere', fileName }
    },
    otherTabClosed(state) {
      if (state.session.status === 'elsewhere') state.session = { status: 'none' }
    },
    openingChanged(state, { payload }: PayloadAction<'no' | 'underWay' | 'failed'>) {
      if (state.session.status === 'found') state.session.opening = payload
    },
    /** Start Fresh or Discard was confirmed. */
    foundSessionDiscarded: (state) => forget(state),
    /** The browser got the results of the found session. */
    foundDownloaded(state, { payload: savedFiles }: PayloadAction<StoredFile[]>) {
      if (state.session.status !== 'found') return
      const downloaded = { isDownloaded: true, savedFiles }
      state.session.found.isDownloaded = true
      if (state.session.record) Object.assign(state.session.record, downloaded)
      state.revision += 1
    },
    /** *Remove now* was pressed, and confirmed if nothing was downloaded: only the page still has the finished session. */
    storedSessionRemoved(state) {
      if (state.session.status === 'onPage') forget(state)
    },
    /** A choice that is saved with the session has settled. */
    choicesMade: (state) => change(state),
    /** The page that shows the session keeps it for longer; `at` in ms. */
    sessionRenewed: (state, { payload }: PayloadAction<{ at: number }>) => change(state, payload.at),
    /** IndexedDB took the session on the page, or refused it, as the record says. Once it is whole there, the record goes. */
    journalChanged(state, { payload }: PayloadAction<JournalState>) {
      if (payload === 'whole' && state.session.status !== 'onPage') return
      state.revision += 1
      if (payload === 'whole') state.saving = 'works'
      state.journal = payload
    },
    /** The record was written, or could not be; it may no longer be needed by then. */
    saveAttempted(state, { payload }: PayloadAction<SavingState>) {
      if (state.journal !== 'whole') state.saving = payload
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(REHYDRATE, (state, action: RehydrateAction) => {
        const stored: { saved?: typeof state.session | null } | null | undefined = action.payload
        if (stored?.saved && state.session.status === 'none') state.session = stored.saved
      })
      .addCase(sessionResumed, (state, { payload }) => {
        const { session } = state
        const isWhole =
          session.status === 'found' && session.isInDatabase && session.found.done === session.found.rows
        state.session = { status: 'onPage', savedAt: payload.timestamp }
        state.journal = isWhole ? 'whole' : 'works'
        if (isWhole) state.revision += 1
      })
      .addCase(rowsChanged, (state, { payload: { by, at } }) => {
        if (by !== 'person') reopen(state)
        change(state, at)
      })
      // Its rows are stored before the first is sent.
      .addCase(runPlanned, (state, { payload }) => {
        reopen(state)
        state.session = { status: 'onPage', savedAt: payload.at }
      })
      // Rows with nothing to send may now have something, so the session may be unfinished.
      .addCase(mappingChanged, reopen)
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
  journalChanged,
  saveAttempted,
} = savedSlice.actions

/** Resume Cleanse or Show Results was pressed. */
export const resumeAsked = createAction('saved/resumeAsked')

/** Start Fresh or Discard was pressed; confirmed first if answers would be lost. */
export const discardAsked = createAction('saved/discardAsked')

/** Remove now was pressed; confirmed first if the results were not downloaded. */
export const removalAsked = createAction('saved/removalAsked')

/** The user asked for the results of the found session before discarding it. */
export const foundDownloadAsked = createAction('saved/foundDownloadAsked')
