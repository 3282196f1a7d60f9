import type { Reducer, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'

/**
 * Redux DevTools as far as the store notices them: they see every action in the order in which the reducers do,
 * and stepping back changes what `getState` says while nothing is dispatched. Import this before the store.
 */
export const devTools = {
  /** The actions of the stores made since the last `clear`. */
  actions: [] as UnknownAction[],
  /** The state that was stepped back to; null in the present. */
  steppedBackTo: null as unknown,
  clear() {
    this.actions = []
    this.steppedBackTo = null
  },
}

const enhancer: StoreEnhancer = (createStore) => (reducer, preloaded) => {
  const recording: typeof reducer = (state, action) => {
    devTools.actions.push(action)
    return (reducer as Reducer)(state, action) as ReturnType<typeof reducer>
  }
  const store = createStore(recording, preloaded)
  const present = () => store.getState()
  return { ...store, getState: () => (devTools.steppedBackTo ?? present()) as ReturnType<typeof present> }
}

const composeWithDevTools =
  () =>
  (...enhancers: StoreEnhancer[]): StoreEnhancer =>
  (createStore) =>
    [...enhancers, enhancer].reduceRight((create, each) => each(create), createStore)

Object.assign(globalThis, { window: { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWithDevTools } })
