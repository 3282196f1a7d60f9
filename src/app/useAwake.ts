import { useEffect } from 'react'
import { config } from '../base/config'
import { useAppSelector } from '../base/store/hooks'
import type { RootState } from '../base/store/types'
import { leastSeconds } from '../features/run/loop/pacing'
import { selectPace } from '../features/run/progress/progressSelectors'
import { selectIsRunning, selectProgress } from '../features/run/runSelectors'

/** The shortest run for which the page keeps the screen awake, in s. */
const LONG_RUN_SECONDS = 60

function isLongRun(state: RootState): boolean {
  const { done, total } = selectProgress(state)
  if (done >= total || !selectIsRunning(state)) return false
  // A run slower than expected becomes a long one.
  return (
    leastSeconds(total, config.maxRequestsPerSecond) > LONG_RUN_SECONDS ||
    (selectPace(state)?.secondsLeft ?? 0) > LONG_RUN_SECONDS
  )
}

/** Keeps the screen awake during a long run while the page is visible, if the browser can. */
export function useAwake() {
  const isWanted = useAppSelector(isLongRun)
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let lock: Promise<WakeLockSentinel | null> | null = null
    const letGo = () => {
      void lock?.then((held) => held?.release())
      lock = null
    }
    const sync = () => {
      if (document.visibilityState !== 'visible') letGo()
      else lock ??= navigator.wakeLock.request('screen').catch(() => null)
    }
    sync()
    document.addEventListener('visibilitychange', sync)
    return () => {
      document.removeEventListener('visibilitychange', sync)
      letGo()
    }
  }, [isWanted])
}
