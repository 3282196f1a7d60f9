import { useState } from 'react'

/**
 * The first of many things, and more on demand: nobody waits for things that nobody looks at.
 *
 * @param first how many to show at first; `size` by default
 * @returns those shown, how many the next portion has, and a function to show it
 */
export function usePortions<Item>(items: readonly Item[], size: number, first = size) {
  const [count, setCount] = useState(first)
  return {
    shown: items.slice(0, count),
    next: Math.max(0, Math.min(size, items.length - count)),
    showNext: () => setCount(count + size),
  }
}
