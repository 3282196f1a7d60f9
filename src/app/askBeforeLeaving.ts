import { selectHasUnsavedResults } from '../features/results/resultsSelectors'
import { selectIsRunning } from '../features/run/runSelectors'
import type { AppStore } from './store'

/** Has the browser ask before the page is left while a run is going or results were not downloaded (decision 24). */
export function askBeforeLeaving(store: AppStore) {
  window.addEventListener('beforeunload', (event) => {
    const state = store.getState()
    if (selectIsRunning(state) || selectHasUnsavedResults(state)) event.preventDefault()
  })
}
