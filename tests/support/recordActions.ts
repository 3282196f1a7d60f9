import { addListener, type UnknownAction } from '@reduxjs/toolkit'
import type { AppStore } from '../../src/app/store'

/** The actions that a store is given from now on, as they come. */
export function recordActions(store: AppStore): UnknownAction[] {
  const actions: UnknownAction[] = []
  store.dispatch(
    addListener({
      predicate: () => true,
      effect: (action) => {
        actions.push(action)
      },
    }),
  )
  return actions
}
