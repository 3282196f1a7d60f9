import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches, now and after changes; false while the build renders the page. */
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

/** In such a window the rows give way to the panes beside them. */
export const TIGHT = '(max-width: 1279px)'

/** In such a window, and on a phone held sideways, there is one column: steps, rows, and over them the row or the files. */
export const ABOVE = '(max-width: 919px), (max-height: 499px)'
