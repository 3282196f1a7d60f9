import { combineReducers, isAnyOf, type Reducer, type Middleware } from '@reduxjs/toolkit'
import { persistStore } from 'redux-persist'
import { cleanseApi } from '../api/cleanseApi'
import type { Deps } from '../base/deps'
import type { RootState } from '../base/store/types'
import type { SessionRecord } from '../domain/cleanse/savedCleanse'
import { addApiKeyListeners } from '../features/apiKey/apiKeyListeners'
import { apiKeySlice } from '../features/apiKey/apiKeySlice'
import { addConfirmListeners } from '../features/confirm/confirmListeners'
import { confirmSlice, beginsWith, questionAnswered } from '../features/confirm/confirmSlice'
import { correctSlice } from '../features/correct/correctSlice'
import { correctedSlice } from '../features/corrected/correctedSlice'
import { downloadSlice } from '../features/download/downloadSlice'
import { addFormatListeners } from '../features/download/formatListeners'
import { addEarlierDownloadListeners } from '../features/earlier/earlierListeners'
import { earlierSlice } from '../features/earlier/earlierSlice'
import { addFileListeners } from '../features/file/fileListeners'
import { fileSlice, fileOffered } from '../features/file/fileSlice'
import { lettersSlice } from '../features/letters/lettersSlice'
import { mappingSlice, selectIsChanging } from '../features/mapping/mappingSlice'
import { alikeSlice } from '../features/results/alikeSlice'
import { thresholdSlice } from '../features/results/thresholdSlice'
import { viewSlice } from '../features/review/viewSlice'
import { addColumnListeners } from '../features/run/columnListeners'
import { addRunListeners } from '../features/run/loop/runListeners'
import { decisionsSlice } from '../features/run/rows/decisionsSlice'
import { runSlice, rowRequested } from '../features/run/runSlice'
import { addTellListeners } from '../features/run/tellListeners'
import { sampleSlice } from '../features/sample/sampleSlice'
import { createCleanseDatabase } from '../features/saved/cleanseDatabase'
import { createCleanseLock } from '../features/saved/cleanseLock'
import { createConnection } from '../features/saved/databaseConnection'
import { addFileChoicesListeners } from '../features/saved/fileChoicesListeners'
import { addFindListeners } from '../features/saved/findListeners'
import { persistRecord } from '../features/saved/recordPersistence'
import { addSavedListeners } from '../features/saved/savedListeners'
import { savedSlice, saveAttempted, resumeAsked } from '../features/saved/savedSlice'
import { addStoringListeners } from '../features/saved/storingListeners'
import { questionAsked, sessionResumed, runResumed, runStarted } from '../features/session/sessionEvents'
import { slicesDeafToCalls, assembleStore } from './assembleStore'
import { devToolsOptions, healAfterTimeTravel } from './devTools'
import { addFocusListeners } from './focusListeners'

/** The slices of the store, in the order of the flow. */
const combined = combineReducers({
  file: fileSlice.reducer,
  mapping: mappingSlice.reducer,
  apiKey: apiKeySlice.reducer,
  earlier: earlierSlice.reducer,
  run: runSlice.reducer,
  threshold: thresholdSlice.reducer,
  decisions: decisionsSlice.reducer,
  alike: alikeSlice.reducer,
  view: viewSlice.reducer,
  correct: correctSlice.reducer,
  download: downloadSlice.reducer,
  corrected: correctedSlice.reducer,
  letters: lettersSlice.reducer,
  sample: sampleSlice.reducer,
  saved: savedSlice.reducer,
  confirm: confirmSlice.reducer,
  [cleanseApi.reducerPath]: cleanseApi.reducer,
})

type Slices = ReturnType<typeof combined>

declare module '../base/store/types' {
  interface RootState extends Slices {}
}

export const rootReducer: Reducer<RootState> = slicesDeafToCalls(combined)

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
