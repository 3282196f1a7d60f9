import { useLayoutEffect, useRef, useState } from 'react'

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
