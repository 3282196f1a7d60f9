import { configureStore } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE, persistStore } from 'redux-persist'
import { cleanseApi } from '../api/cleanseApi'
import { addAppearanceListeners } from '../features/appearance/appearanceListeners'
import { addApiKeyListeners } from '../features/apiKey/apiKeyListeners'
import { addConfirmListeners } from '../features/confirm/confirmListeners'
import { addFileListeners } from '../features/file/fileListeners'
import { addMappingListeners } from '../features/mapping/mappingListeners'
import { createListDatabase } from '../features/list/listDatabase'
import { addFindListeners } from '../features/list/findListeners'
import { addStoringListeners } from '../features/list/storingListeners'
import { createListLock } from '../features/list/listLock'
import { addPartListeners } from '../features/list/partListeners'
import { createPartSource, stateOfPart } from '../features/list/partSource'
import { persistRecord } from '../features/recovery/recordPersistence'
import { addRecoveryListeners } from '../features/recovery/recoveryListeners'
import { saveAttempted } from '../features/recovery/recoverySlice'
import { addDownloadListeners } from '../features/download/downloadListeners'
import { addLettersListeners } from '../features/download/letters/lettersListeners'
import { addLookupListeners } from '../features/results/lookup/lookupListeners'
import { addResultsListeners } from '../features/results/resultsListeners'
import { addRunListeners } from '../features/run/loop/runListeners'
import type { Deps } from './base/deps'
import { addFocusListeners } from './focusListeners'
import { devToolsOptions, healRunAfterTimeTravel } from './devTools'
import { createAppListeners } from './base/listeners'
import { rootReducer } from './rootReducer'

/** How far the screen may be behind a batch, in ms: figures that change more often flicker and slow the run down. */
const SCREEN_BEHIND_MS = 250

/** A store with its listeners and its record; it shares nothing with other stores. */
export function makeStore(deps: Deps) {
  const listeners = createAppListeners(deps)
  const store = configureStore({
    reducer: persistRecord(rootReducer, deps, (saving) => {
      // A write may end after the session was handed over to IndexedDB.
      const { session, saving: before } = store.getState().recovery
      const isHandedOver = session.status !== 'none' && session.isHandedOver
      if (!isHandedOver && before !== saving) store.dispatch(saveAttempted(saving))
    }),
    devTools: devToolsOptions,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: deps },
        serializableCheck: {
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
          warnAfter: 200,
        },
        immutableCheck: { warnAfter: 200 },
      })
        .prepend(listeners.middleware)
        .concat(cleanseApi.middleware),
    // A timer, because a hidden page has no frames, and its tab's title follows the run all the same.
    enhancers: (getDefaultEnhancers) =>
      getDefaultEnhancers({ autoBatch: { type: 'timer', timeout: SCREEN_BEHIND_MS } }),
  })

  const persistor = persistStore(store, { manualPersist: true } as object)
  const { startListening } = listeners
  addAppearanceListeners(startListening)
  addFileListeners(startListening)
  addMappingListeners(startListening)
  addApiKeyListeners(startListening)
  const runLoop = addRunListeners(startListening)
  addResultsListeners(startListening)
  addLookupListeners(startListening)
  const lists = createListDatabase(deps.openDatabase)
  const source = createPartSource(lists)
  addDownloadListeners(
    startListening,
    stateOfPart(lists, () => deps.nextTask()),
  )
  addLettersListeners(startListening)
  addRecoveryListeners(startListening, persistor)
  const lock = createListLock()
  addFindListeners(startListening, lists, source, lock)
  const storePart = addStoringListeners(startListening, lists, source, lock)
  addPartListeners(startListening, source, storePart)
  addConfirmListeners(startListening)
  addFocusListeners(startListening)
  healRunAfterTimeTravel(store, runLoop.exists)
  return store
}

export type AppStore = ReturnType<typeof makeStore>
