import { selectWouldLose } from '../features/download/unsavedSelectors'
import { leastSeconds } from '../features/run/loop/pacing'
import { selectIsRunning, selectPace, selectPageTitle, selectProgress } from '../features/run/runSelectors'
import { config } from '../base/config'
import type { AppStore } from './store'

/**
 * Keeps everything outside React's elements in step with the state: the tab's title, the wake lock, and whether the browser
 * asks before the page is left.
 */
export function syncDocument(store: AppStore) {
  const sync = () => {
    const title = selectPageTitle(store.getState())
    // Writing the same again would make the browser recompute every style.
    if (document.title !== title) document.title = title
  }
  sync()
  store.subscribe(sync)

  keepAwake(store)
  window.addEventListener('beforeunload', (event) => {
    const state = store.getState()
    if (selectIsRunning(state) || selectWouldLose(state)) event.preventDefault()
  })
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
