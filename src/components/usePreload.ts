import { useEffect } from 'react'

/** Fetches the code of a part made by `lazyWithPreload` ahead, each time that `when` comes to be true. */
export function usePreload(when: boolean, part: { preload: () => void }) {
  useEffect(() => {
    if (when) part.preload()
  }, [when, part])
}
