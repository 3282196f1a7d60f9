import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

const PRINT = 'print'

let printedAt: number | null = null

function subscribe(onChange: () => void) {
  const media = matchMedia(PRINT)
  const follow = (isPrinting: boolean) => {
    if (isPrinting === (printedAt !== null)) return
    printedAt = isPrinting ? Date.now() : null
    // The browser draws the paper as soon as the event was heard.
    flushSync(onChange)
  }
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('beforeprint', () => follow(true), { signal })
  addEventListener('afterprint', () => follow(false), { signal })
  media.addEventListener('change', ({ matches }) => follow(matches), { signal })
  return () => listening.abort()
}

/** While the page is printed, since when, in ms; null otherwise. */
export const usePrintedAt = () =>
  useSyncExternalStore(
    subscribe,
    () => printedAt,
    () => null,
  )
