import { startTransition, useEffect, useState } from 'react'

/** Whether what stood on the screen when the component came has been painted: what can wait comes after it. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    // The second frame begins when the first is painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setIsPainted(true)))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return isPainted
}
