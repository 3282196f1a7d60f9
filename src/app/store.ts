import { persistStore } from 'redux-persist'
import { isAnyOf, type Middleware } from '@reduxjs/toolkit'
import type { Deps } from '../base/deps'
import type { RootState } from '../base/store/types'
import type { SessionRecord } from '../domain/cleanse/savedCleanse'
import { questionAsked, sessionResumed, runResumed, runStarted } from '../features/session/sessionEvents'
import { addFileListeners } from '../features/file/fileListeners'
import { fileOffered } from '../features/file/fileSlice'
import { addApiKeyListeners } from '../features/apiKey/apiKeyListeners'
import { selectIsChanging } from '../features/mapping/mappingSlice'
import { addEarlierDownloadListeners } from '../features/earlier/earlierListeners'
import { addColumnListeners } from '../features/run/columnListeners'
import { addRunListeners } from '../features/run/loop/runListeners'
import { addTellListeners } from '../features/run/tellListeners'
import { rowRequested } from '../features/run/runSlice'
import { addFormatListeners } from '../features/download/formatListeners'
import { createCleanseDatabase } from '../features/saved/cleanseDatabase'
import { createConnection } from '../features/saved/databaseConnection'
import { createCleanseLock } from '../features/saved/cleanseLock'
import { addFileChoicesListeners } from '../features/saved/fileChoicesListeners'
import { addFindListeners } from '../features/saved/findListeners'
import { persistRecord } from '../features/saved/recordPersistence'
import { addSavedListeners } from '../features/saved/savedListeners'
import { saveAttempted, resumeAsked } from '../features/saved/savedSlice'
import { addStoringListeners } from '../features/saved/storingListeners'
import { addConfirmListeners } from '../features/confirm/confirmListeners'
import { beginsWith, questionAnswered } from '../features/confirm/confirmSlice'
import { assembleStore } from './assembleStore'
import { addFocusListeners } from './focusListeners'
import { devToolsOptions, healAfterTimeTravel } from './devTools'
import { rootReducer } from './rootReducer'

const begins = isAnyOf(runStarted, runResumed, rowRequested, fileOffered, resumeAsked)

/** While columns are changing, drops every action that would send, pay, load or clear; the page does not repeat it later. */
const refuseMeanwhile: Middleware<object, RootState> = (api) => (next) => (action) => {
  const state = api.getState()
  const isRefused =
    selectIsChanging(state) &&
    (begins(action) ||
      (questionAsked.match(action) && beginsWith(action.payload, 'confirmed')) ||
      (questionAnswered.match(action) && beginsWith(state.confirm, action.payload)))
  return isRefused ? action : next(action)
}

/** A store with its listeners and its record; it shares nothing with other stores. */
export function makeStore(deps: Deps) {
  const persisted = persistRecord(rootReducer, deps, (saving) => {
    if (saving !== store.getState().saved.saving) store.dispatch(saveAttempted(saving))
  })
  const { store, startListening } = assembleStore(persisted, deps, devToolsOptions, refuseMeanwhile)
  const persistor = persistStore(store, { manualPersist: true } as object)
  addFileListeners(startListening)
  addFileChoicesListeners(startListening)
  addApiKeyListeners(startListening)
  addEarlierDownloadListeners(startListening)
  const cleanses = createCleanseDatabase(createConnection(deps.openDatabase), deps)
  const lock = createCleanseLock((id) => deps.lockOf(id))
  const storing = addStoringListeners(startListening, cleanses, lock)
  const runLoop = addRunListeners(startListening, storing.whenStored)
  addTellListeners(startListening)
  addFormatListeners(startListening)
  addSavedListeners(startListening, persistor, storing.isBehind)
  const pageWith = (record: SessionRecord) => rootReducer(undefined, sessionResumed(record))
  addFindListeners(startListening, cleanses, lock, storing.adopt, pageWith)
  addConfirmListeners(startListening)
  addFocusListeners(startListening)
  const columns = addColumnListeners(startListening)
  healAfterTimeTravel(store, runLoop.exists, columns.isReading)
  return store
}

export type AppStore = ReturnType<typeof makeStore>
