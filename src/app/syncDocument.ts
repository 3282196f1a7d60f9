import { selectWouldLose } from '../features/download/unsavedSelectors'
import { selectIsRunning, selectPageTitle } from '../features/run/runSelectors'
import type { AppStore } from './store'

/**
 * Keeps everything outside React's elements in step with the state: the tab's title, and whether the browser asks before
 * the page is left.
 */
export function syncDocument(store: AppStore) {
  const sync = () => {
    const title = selectPageTitle(store.getState())
    // Writing the same again would make the browser recompute every style.
    if (document.title !== title) document.title = title
  }
  sync()
  store.subscribe(sync)

  window.addEventListener('beforeunload', (event) => {
    const state = store.getState()
    if (selectIsRunning(state) || selectWouldLose(state)) event.preventDefault()
  })
}
