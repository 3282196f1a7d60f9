import { startTransition, useLayoutEffect, useRef, useState } from 'react'

/**
 * The size of an element in px, null until the browser has told it. The browser tells it after its own layout:
 * asking for it would make it lay out the whole page at once. What follows from it is drawn in slices.
 */
export function useSize<Part extends Element>() {
  const ref = useRef<Part>(null)
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect
      startTransition(() => setSize({ width, height }))
    })
    observer.observe(ref.current!)
    return () => observer.disconnect()
  }, [])
  return [ref, size] as const
}
