import { useEffect, useState } from 'react'

/**
 * Code that is loaded apart from the first screen: when the browser is idle, and at once when it is needed.
 *
 * @param load a dynamic import, the same function at every render
 * @returns the module; null until it has come; 'missing' when it was needed and could not be loaded
 */
export function useCode<Code extends object>(load: () => Promise<Code>, isNeeded: boolean) {
  const [code, setCode] = useState<Code | 'missing' | null>(null)
  const isOnItsWay = code === null
  useEffect(() => {
    if (!isOnItsWay) return
    // Failing to load ahead of time does not matter yet.
    const start = () => void load().then(setCode, () => isNeeded && setCode('missing'))
    if (isNeeded) return start()
    const cancel = whenIdle(start)
    return cancel
  }, [load, isNeeded, isOnItsWay])
  return code
}

/** Where the browser does not tell when it is idle (Safari), in ms. */
const IDLE_AFTER_MS = 200

function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(then)
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(then, IDLE_AFTER_MS)
  return () => clearTimeout(timer)
}
