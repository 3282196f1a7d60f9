import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches, now and as that changes; false while the page is built. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

/** In such a window the rows give way to what is beside them. */
export const TIGHT = '(max-width: 1279px)'

/** In such a window, and on a phone that lies down, there is one column: steps, rows, and over them the row or the files. */
export const ABOVE = '(max-width: 919px), (max-height: 499px)'
