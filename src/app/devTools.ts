import type { Store } from '@reduxjs/toolkit'
import { changeBegan, selectIsChanging } from '../features/mapping/mappingSlice'
import { selectIsUnderWay } from '../features/run/runSelectors'
import { runStopped } from '../features/run/runSlice'
import type { RootState } from '../base/store/types'

/** A state as DevTools show it: lengths in place of parts that grow with the list, which would take seconds to draw. */
const shortened = ({ file, run, decisions, alike, download, ...rest }: RootState) => ({
  ...rest,
  file: file.loaded
    ? { ...file, loaded: { ...file.loaded, rows: file.loaded.rows.length, sheetRows: '…' } }
    : file,
  run: { ...run, results: run.results.length },
  decisions: { ...decisions, present: decisions.present.length },
  alike: { keys: alike.keys.length, groups: alike.groups.length },
  download: { ...download, saved: download.saved.map(({ name }) => name) },
})

/**
 * Redux DevTools, in development and in the sandbox. The history holds a run of 1,100 rows; the log leaves out calls to
 * the provider and redux-persist's own actions, on which the screen does not depend.
 */
export const devToolsOptions =
  import.meta.env.DEV || import.meta.env.MODE === 'sandbox'
    ? {
        name: 'CleanSheet',
        maxAge: 2000,
        actionsDenylist: ['^api/', '^persist/FLUSH'],
        stateSanitizer: <State>(state: State) => shortened(state as RootState) as State,
      }
    : false

/** What DevTools add to a store. */
interface LiftedStore {
  liftedStore?: { getState(): { currentStateIndex: number; stagedActionIds: number[] } }
}

/**
 * Ends what is under way only in the state, since nothing else would ever end it: DevTools can skip the action that ended it,
 * import a log that breaks off in the middle, or return from an earlier state. A run stops; the page reads rows by the chosen
 * columns.
 */
export function healAfterTimeTravel(
  store: Store<RootState>,
  hasLoop: () => boolean,
  areRowsRead: () => boolean,
) {
  const { liftedStore } = store as Store & LiftedStore
  if (!liftedStore) return
  const isInThePresent = () => {
    const { currentStateIndex, stagedActionIds } = liftedStore.getState()
    return currentStateIndex === stagedActionIds.length - 1
  }
  const heal = () => {
    if (!isInThePresent()) return
    const state = store.getState()
    if (selectIsUnderWay(state) && !hasLoop()) store.dispatch(runStopped({ at: 0 }))
    if (selectIsChanging(state) && !areRowsRead()) store.dispatch(changeBegan({ to: {} }))
  }
  // The effect that would end it begins right after the state changes.
  store.subscribe(() => queueMicrotask(heal))
}
