import { configureStore } from '@reduxjs/toolkit'
import {
  FLUSH,
  PAUSE,
  PERSIST,
  PURGE,
  REGISTER,
  REHYDRATE,
  persistReducer,
  persistStore,
} from 'redux-persist'
import { cleanseApi } from '../api/cleanseApi'
import { addApiKeyListeners } from '../features/apiKey/apiKeyListeners'
import { addConfirmListeners } from '../features/confirm/confirmListeners'
import { addFileListeners } from '../features/file/fileListeners'
import { addMappingListeners } from '../features/mapping/mappingListeners'
import { recordPersistence } from '../features/recovery/recordPersistence'
import { addRecoveryListeners } from '../features/recovery/recoveryListeners'
import { addResultsListeners } from '../features/results/resultsListeners'
import { addRunListeners } from '../features/run/runListeners'
import type { Deps } from './deps'
import { devToolsOptions } from './devTools'
import { createAppListeners } from './listeners'
import { rootReducer, type RootState } from './rootReducer'

/**
 * A store with everything that belongs to it: its listeners and its recovery record, nothing shared with
 * another store.
 */
export function makeStore(deps: Deps) {
  const listeners = createAppListeners(deps)
  let writeFailed = false
  const persistence = recordPersistence<RootState>(deps, () => {
    writeFailed = true
  })

  const store = configureStore({
    reducer: persistReducer<RootState>(persistence, rootReducer),
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
  })

  const persistor = persistStore(store, { manualPersist: true } as object)
  const { startListening } = listeners
  addFileListeners(startListening)
  addMappingListeners(startListening)
  addApiKeyListeners(startListening)
  addRunListeners(startListening)
  addRecoveryListeners(startListening, {
    begin: () => persistor.persist(),
    save: async () => {
      writeFailed = false
      await persistor.flush()
      return !writeFailed
    },
  })
  addResultsListeners(startListening)
  addConfirmListeners(startListening)
  return store
}

export type AppStore = ReturnType<typeof makeStore>
