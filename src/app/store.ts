import { SHOULD_AUTOBATCH, configureStore } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE, persistStore } from 'redux-persist'
import { cleanseApi } from '../api/cleanseApi'
import { addAppearanceListeners } from '../features/appearance/appearanceListeners'
import { addApiKeyListeners } from '../features/apiKey/apiKeyListeners'
import { addConfirmListeners } from '../features/confirm/confirmListeners'
import { addFileListeners } from '../features/file/fileListeners'
import { addMappingListeners } from '../features/mapping/mappingListeners'
import { createFinishedCopy } from '../features/recovery/createFinishedCopy'
import { keepRecord } from '../features/recovery/recordPersistence'
import { addRecoveryListeners } from '../features/recovery/recoveryListeners'
import { addSavingListeners } from '../features/recovery/savingListeners'
import { addDownloadListeners } from '../features/download/downloadListeners'
import { addLookupListeners } from '../features/results/lookup/lookupListeners'
import { addResultsListeners } from '../features/results/resultsListeners'
import { addRunListeners } from '../features/run/loop/runListeners'
import type { Deps } from './base/deps'
import { addFocusListeners } from './focusListeners'
import { devToolsOptions, healRunAfterTimeTravel } from './devTools'
import { createAppListeners } from './base/listeners'
import { rootReducer } from './rootReducer'

/** How long the screen may be behind a batch, in ms: figures that change more often flicker, and cost the run. */
const SCREEN_BEHIND_MS = 250

/**
 * A store with everything that belongs to it: its listeners and its recovery record, nothing shared with
 * another store.
 */
export function makeStore(deps: Deps) {
  const listeners = createAppListeners(deps)
  let writeFailed = false
  const noteFailure = () => {
    writeFailed = true
  }

  const store = configureStore({
    reducer: keepRecord(rootReducer, deps, noteFailure),
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
  const saveRecord = async () => {
    const writes: unknown[] = []
    // What `persistor.flush()` does, without having the screen painted at once.
    const result = (write: unknown) => writes.push(write)
    store.dispatch({ type: FLUSH, result, meta: { [SHOULD_AUTOBATCH]: true } })
    await Promise.all(writes)
    // Its own timer may have been first: then nothing was left to write, and what it came to counts.
    const works = !writeFailed
    writeFailed = false
    return works
  }
  const finishedCopy = createFinishedCopy(deps)
  addRecoveryListeners(startListening, () => persistor.persist(), finishedCopy)
  addSavingListeners(startListening, saveRecord, finishedCopy)
  addResultsListeners(startListening)
  addLookupListeners(startListening)
  addDownloadListeners(startListening)
  addConfirmListeners(startListening)
  addFocusListeners(startListening)
  healRunAfterTimeTravel(store, runLoop.exists)
  return store
}

export type AppStore = ReturnType<typeof makeStore>
