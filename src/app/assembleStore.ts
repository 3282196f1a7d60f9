import {
  configureStore,
  createListenerMiddleware,
  isAction,
  type Middleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist'
import { cleanseApi } from '../api/cleanseApi'
import type { Deps } from '../base/deps'
import type { AppDispatch, RootState } from '../base/store/types'

/** State that grows with the list: development checks that walk it at each action would take longer than the action. */
const LONG = [
  'file.loaded',
  'earlier.sources',
  'earlier.matches',
  'run.results',
  'decisions.present',
  'alike.groups',
  'alike.keys',
  'download.saved',
  'sample.from',
]

/** Whether an action belongs to a call to the provider. A run has two for each row; only the slice of the calls gets them. */
const isOfCall = (action: unknown) => isAction(action) && action.type.startsWith(`${cleanseApi.reducerPath}/`)

/** A reducer whose slices do not get calls to the provider, except the slice that keeps them. */
export const slicesDeafToCalls =
  <State extends { api: ReturnType<typeof cleanseApi.reducer> }>(slices: Reducer<State>) =>
  (state: State | undefined, action: UnknownAction): State => {
    if (!state || !isOfCall(action)) return slices(state, action)
    const api = cleanseApi.reducer(state.api, action)
    return api === state.api ? state : { ...state, api }
  }

const deafToCalls = <Heard extends Middleware>(middleware: Heard): Heard =>
  ((api) => (next) => {
    const hear = middleware(api)(next)
    return (action) => (isOfCall(action) ? next(action) : hear(action))
  }) as Heard

const passOn: Middleware = () => (next) => next

/**
 * A store of any slices in a world, and a function that adds listeners to it; it shares nothing with other stores.
 *
 * @param first middleware that gets an action before the listeners do
 */
export function assembleStore<State extends RootState>(
  reducer: Reducer<State>,
  deps: Deps,
  devTools: Parameters<typeof configureStore>[0]['devTools'] = false,
  first: Middleware = passOn,
) {
  const listeners = createListenerMiddleware<RootState, AppDispatch, Deps>({ extra: deps })
  const store = configureStore({
    reducer,
    devTools,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: deps },
        serializableCheck: {
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
          ignoredPaths: LONG,
          ignoredActionPaths: [
            'payload.rows',
            'payload.changes',
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
        .prepend(first, deafToCalls(listeners.middleware))
        .concat(cleanseApi.middleware),
    enhancers: (getDefaultEnhancers) =>
      getDefaultEnhancers({ autoBatch: { type: 'callback', queueNotification: deps.screenPace.follow } }),
  })
  return { store, startListening: listeners.startListening }
}
