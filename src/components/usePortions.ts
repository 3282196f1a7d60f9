import { useState } from 'react'

/**
 * The first of many things, and more on demand: nobody waits for what nobody looks at.
 *
 * @param first how many there are at once; `size` by default
 * @returns those shown, how many the next portion has, and what shows it
 */
export function usePortions<Item>(items: readonly Item[], size: number, first = size) {
  const [count, setCount] = useState(first)
  return {
    shown: items.slice(0, count),
    next: Math.max(0, Math.min(size, items.length - count)),
    showNext: () => setCount(count + size),
  }
}
