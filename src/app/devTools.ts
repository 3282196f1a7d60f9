import type { Store } from '@reduxjs/toolkit'
import { selectIsUnderWay } from '../features/run/runSelectors'
import { runStopped } from '../features/run/runSlice'
import type { RootState } from './base/types'

/**
 * Redux DevTools: on in development and in the sandbox, off in production (DEBUG-1). The history holds a whole run of
 * 1,100 rows. Calls to the provider and redux-persist's own actions are left out of the log, so that it reads as the
 * story of the run; the state does not depend on them.
 */
export const devToolsOptions =
  import.meta.env.DEV || import.meta.env.MODE === 'sandbox'
    ? { name: 'CleanSheet', maxAge: 2000, actionsDenylist: ['^api/', '^persist/FLUSH'] }
    : false

/** What the enhancer of DevTools adds to a store. */
interface LiftedStore {
  liftedStore?: { getState(): { currentStateIndex: number; stagedActionIds: number[] } }
}

/**
 * Ends a run that is one by the state alone: DevTools can skip the action that ended it, import a log that breaks off
 * in its middle, or return from an earlier state in which Start was pressed (DEBUG-5). No loop would ever end it.
 *
 * @param hasLoop whether a loop is under way
 */
export function healRunAfterTimeTravel(store: Store<RootState>, hasLoop: () => boolean) {
  const { liftedStore } = store as Store & LiftedStore
  if (!liftedStore) return
  const isInThePresent = () => {
    const { currentStateIndex, stagedActionIds } = liftedStore.getState()
    return currentStateIndex === stagedActionIds.length - 1
  }
  const heal = () => {
    if (isInThePresent() && selectIsUnderWay(store.getState()) && !hasLoop())
      store.dispatch(runStopped({ at: 0 }))
  }
  // A loop begins right after the state says so: that is not yet a run without one.
  store.subscribe(() => queueMicrotask(heal))
}
