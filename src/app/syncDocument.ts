import { selectHasUnsavedResults } from '../features/download/unsavedSelectors'
import { selectIsRunning, selectPageTitle } from '../features/run/runSelectors'
import type { RootState } from './base/types'
import type { AppStore } from './store'

/** How long the page is not shown while a saved session is looked for, at most, in ms. */
const LOOKED_FOR_MS = 500

/** Whether something is saved of which the page has yet to tell (`index.html` looks before the first paint). */
export const isSessionAwaited = () => document.documentElement.dataset.saved !== undefined

const isSessionTold = ({ recovery }: RootState) =>
  recovery.kept.status !== 'none' || recovery.saving !== 'works'

/**
 * Keeps what is outside React's elements in step with the state: the tab's title, light or dark, and whether the
 * browser asks before the page is left: while a run is going, or results were not downloaded. Where something
 * is saved the page is shown once it tells of it, so that nothing moves.
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
  if (isSessionAwaited()) showOnceTold(store)

  keepAwake(store)
  window.addEventListener('beforeunload', (event) => {
    const state = store.getState()
    if (selectIsRunning(state) || selectHasUnsavedResults(state)) event.preventDefault()
  })
}

/** Shows the page once it tells of what is saved, and at the latest when that has been looked for long enough. */
function showOnceTold(store: AppStore) {
  const show = () => {
    unsubscribe()
    clearTimeout(timer)
    delete document.documentElement.dataset.saved
  }
  const unsubscribe = store.subscribe(() => {
    if (isSessionTold(store.getState())) show()
  })
  const timer = setTimeout(show, LOOKED_FOR_MS)
}

/** Keeps the screen awake while a list is running and the page is seen, where the browser can. */
function keepAwake(store: AppStore) {
  let lock: Promise<WakeLockSentinel | null> | null = null
  const sync = () => {
    const state = store.getState()
    const isVisible = document.visibilityState === 'visible'
    const isWanted = state.list.parts.length > 1 && selectIsRunning(state) && isVisible
    if (isWanted && !lock && 'wakeLock' in navigator) {
      lock = navigator.wakeLock.request('screen').catch(() => null)
    } else if (!isWanted && lock) {
      void lock.then((held) => held?.release())
      lock = null
    }
  }
  store.subscribe(sync)
  document.addEventListener('visibilitychange', sync)
}
