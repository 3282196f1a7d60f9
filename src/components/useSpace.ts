import { useLayoutEffect, useRef, useState, useCallback, useSyncExternalStore } from 'react'

/** The inner size of an element in px, now and after changes; 0 before it is mounted. */
export function useSize<Box extends HTMLElement>() {
  const ref = useRef<Box>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })

  useLayoutEffect(() => {
    const element = ref.current!
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])

  return [ref, size] as const
}

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
