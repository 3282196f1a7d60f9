import { configureStore, createListenerMiddleware, type Middleware } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE, persistStore } from 'redux-persist'
import { cleanseApi } from '../api/cleanseApi'
import type { SessionRecord } from '../domain/cleanse/savedCleanse'
import { addApiKeyListeners } from '../features/apiKey/apiKeyListeners'
import { addConfirmListeners } from '../features/confirm/confirmListeners'
import { addFileListeners } from '../features/file/fileListeners'
import { createCleanseDatabase } from '../features/saved/cleanseDatabase'
import { createConnection } from '../features/saved/databaseConnection'
import { createCleanseLock } from '../features/saved/cleanseLock'
import { addFileChoicesListeners } from '../features/saved/fileChoicesListeners'
import { addFindListeners } from '../features/saved/findListeners'
import { persistRecord } from '../features/saved/recordPersistence'
import { addSavedListeners } from '../features/saved/savedListeners'
import { saveAttempted } from '../features/saved/savedSlice'
import { addStoringListeners } from '../features/saved/storingListeners'
import { sessionResumed } from '../features/session/sessionEvents'
import { addFormatListeners } from '../features/download/formatListeners'
import { addResultsListeners } from '../features/review/resultsListeners'
import { addEarlierDownloadListeners } from '../features/earlier/earlierListeners'
import { addRunListeners } from '../features/run/loop/runListeners'
import { addTellListeners } from '../features/run/tellListeners'
import type { Deps } from '../base/deps'
import { addFocusListeners } from './focusListeners'
import { devToolsOptions, healRunAfterTimeTravel } from './devTools'
import type { AppDispatch, RootState } from '../base/store/types'
import { refuseMeanwhile } from './refuseMeanwhile'
import { isOfCall, rootReducer } from './rootReducer'

/** What grows with the list: development checks that walk it at each action would take longer than the action. */
const LONG = [
  'file.loaded',
  'earlier.sources',
  'earlier.matches',
  'run.results',
  'decisions.present',
  'addresses.groups',
  'alike.keys',
  'download.saved',
]

/** A middleware that does not hear of calls to the provider. */
const deafToCalls = <Heard extends Middleware>(middleware: Heard): Heard =>
  ((api) => (next) => {
    const hear = middleware(api)(next)
    return (action) => (isOfCall(action) ? next(action) : hear(action))
  }) as Heard

/** A store with its listeners and its record; it shares nothing with other stores. */
export function makeStore(deps: Deps) {
  const listeners = createListenerMiddleware<RootState, AppDispatch, Deps>({ extra: deps })
  const store = configureStore({
    reducer: persistRecord(rootReducer, deps, (saving) => {
      if (saving !== store.getState().saved.saving) store.dispatch(saveAttempted(saving))
    }),
    devTools: devToolsOptions,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: deps },
        serializableCheck: {
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
          ignoredPaths: LONG,
          ignoredActionPaths: [
            'payload.rows',
            'payload.groups',
            'payload.originalRows',
            'payload.resultRows',
            'payload.from',
            'meta.arg',
          ],
          warnAfter: 200,
        },
        immutableCheck: { ignoredPaths: LONG, warnAfter: 200 },
      })
        .prepend(refuseMeanwhile, deafToCalls(listeners.middleware))
        .concat(cleanseApi.middleware),
    enhancers: (getDefaultEnhancers) =>
      getDefaultEnhancers({ autoBatch: { type: 'callback', queueNotification: deps.screenPace.follow } }),
  })

  const persistor = persistStore(store, { manualPersist: true } as object)
  const { startListening } = listeners
  addFileListeners(startListening)
  addFileChoicesListeners(startListening)
  addApiKeyListeners(startListening)
  addEarlierDownloadListeners(startListening)
  const cleanses = createCleanseDatabase(createConnection(deps.openDatabase), deps)
  const lock = createCleanseLock((id) => deps.lockOf(id))
  const storing = addStoringListeners(startListening, cleanses, lock)
  const runLoop = addRunListeners(startListening, storing.whenStored)
  addTellListeners(startListening)
  addResultsListeners(startListening)
  addFormatListeners(startListening)
  addSavedListeners(startListening, persistor, storing.isBehind)
  const pageWith = (record: SessionRecord) => rootReducer(undefined, sessionResumed(record))
  addFindListeners(startListening, cleanses, lock, storing.adopt, pageWith)
  addConfirmListeners(startListening)
  addFocusListeners(startListening)
  healRunAfterTimeTravel(store, runLoop.exists)
  return store
}

export type AppStore = ReturnType<typeof makeStore>
