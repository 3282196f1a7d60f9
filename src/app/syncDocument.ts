import { selectHasUnsavedResults } from '../features/download/unsavedSelectors'
import { leastSeconds } from '../features/run/loop/pacing'
import { selectIsRunning, selectPace, selectPageTitle, selectProgress } from '../features/run/runSelectors'
import { config } from '../base/config'
import type { RootState } from '../base/store/types'
import type { AppStore } from './store'

/** How long the page may stay hidden while a saved session is looked for, in ms. */
const LOOKED_FOR_MS = 500

/** Whether a saved session is still to be announced: `index.html` looks for one before the first paint. */
export const isSessionAwaited = () => document.documentElement.dataset.saved !== undefined

const isSessionAnnounced = ({ recovery }: RootState) =>
  recovery.session.status !== 'none' || recovery.saving !== 'works'

/**
 * Keeps everything outside React's elements in step with the state: the tab's title, light or dark, the wake lock, and
 * whether the browser asks before the page is left. The page stays hidden until a saved session is announced, so that
 * nothing moves.
 */
export function syncDocument(store: AppStore) {
  const { dataset } = document.documentElement
  const sync = () => {
    const state = store.getState()
    const title = selectPageTitle(state)
    // Writing the same again would make the browser recompute every style.
    if (document.title !== title) document.title = title
    if (dataset.appearance !== state.appearance) dataset.appearance = state.appearance
  }
  sync()
  store.subscribe(sync)
  if (isSessionAwaited()) showOnceAnnounced(store)

  keepAwake(store)
  window.addEventListener('beforeunload', (event) => {
    const state = store.getState()
    if (selectIsRunning(state) || selectHasUnsavedResults(state)) event.preventDefault()
  })
}

function showOnceAnnounced(store: AppStore) {
  const show = () => {
    unsubscribe()
    clearTimeout(timer)
    delete document.documentElement.dataset.saved
  }
  const unsubscribe = store.subscribe(() => {
    if (isSessionAnnounced(store.getState())) show()
  })
  const timer = setTimeout(show, LOOKED_FOR_MS)
}

/** How long a run is at least for the screen to be kept awake, in s. */
const LONG_RUN_SECONDS = 60

/** Keeps the screen awake while a long run goes on and the page is visible. */
function keepAwake(store: AppStore) {
  let lock: Promise<WakeLockSentinel | null> | null = null
  const sync = () => {
    const state = store.getState()
    const isVisible = document.visibilityState === 'visible'
    const { done, total } = selectProgress(state)
    // A run that is slower than it must be becomes a long one.
    const isLong =
      leastSeconds(total, config.maxRequestsPerSecond) > LONG_RUN_SECONDS ||
      (selectPace(state)?.secondsLeft ?? 0) > LONG_RUN_SECONDS
    const isWanted = isLong && done < total && selectIsRunning(state) && isVisible
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
