import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 699px)'

const subscribe = (onChange: () => void) => {
  const query = matchMedia(NARROW)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the window is too narrow for a table: results are cards then. */
export const useIsNarrow = () => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches)
