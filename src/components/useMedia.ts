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

/** Whether the window is as narrow as a phone: steps fold then, and results are cards. */
export const useIsNarrow = () => useMedia('(max-width: 699px)')

/** In such a window, and on a phone that lies down, there is one column: steps, rows, and over them the row or the files. */
export const ABOVE = '(max-width: 919px), (max-height: 499px)'
