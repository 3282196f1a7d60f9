import { selectHasUnsavedResults } from '../features/download/downloadSelectors'
import { selectIsRunning, selectPageTitle } from '../features/run/runSelectors'
import type { AppStore } from './store'

/**
 * Keeps what stands outside the page's own elements as the state says: the tab's title, light or dark, and whether the
 * browser asks before the page is left: while a run is going, or results were not downloaded (CONFIRM-5).
 */
export function syncDocument(store: AppStore) {
  const { dataset } = document.documentElement
  let [title, appearance] = [document.title, dataset.appearance]
  // Writing the same again would have the browser look at every style of the page again; asking what the title is
  // costs as much as all else that happens here.
  const sync = () => {
    const state = store.getState()
    const wanted = selectPageTitle(state)
    if (title !== wanted) document.title = title = wanted
    if (appearance !== state.appearance) dataset.appearance = appearance = state.appearance
  }
  sync()
  store.subscribe(sync)

  window.addEventListener('beforeunload', (event) => {
    const state = store.getState()
    if (selectIsRunning(state) || selectHasUnsavedResults(state)) event.preventDefault()
  })
}
