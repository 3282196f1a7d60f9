import { useEffect, useState } from 'react'

/** Items to one frame, past the first. */
const MORE = 12

/**
 * How many items of a list to render: as many as can be seen at once, then some more with every frame until all are
 * there. So what a person sees comes at once, and no frame is held up by what is out of sight.
 *
 * @param list begins anew whenever it is another array
 * @param first how many can be seen at once
 */
export function useGrowingCount(list: readonly unknown[], first: number): number {
  const [grown, setGrown] = useState({ list, count: first })
  const count = grown.list === list ? grown.count : first
  const isWhole = count >= list.length

  useEffect(() => {
    if (isWhole) return
    const frame = requestAnimationFrame(() => setGrown({ list, count: count + MORE }))
    return () => cancelAnimationFrame(frame)
  }, [list, count, isWhole])

  return Math.min(count, list.length)
}
