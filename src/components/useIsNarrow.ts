import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 699px)'

const subscribe = (onChange: () => void) => {
  const query = matchMedia(NARROW)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the window is as narrow as a phone: steps fold and results are cards then. */
export const useIsNarrow = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  )
