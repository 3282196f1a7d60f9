import { useCallback, useRef, useState } from 'react'
import { WHOLE, type Change } from './view'

/**
 * The view of a map. Changes that come quicker than they can be drawn are made one of the other, none is lost.
 *
 * @returns the view, and what changes it: it says whether anything has moved
 */
export function useMapView() {
  const [view, setView] = useState(WHOLE)
  const latest = useRef(view)
  const change = useCallback((to: Change): boolean => {
    const next = to(latest.current)
    if (next === latest.current) return false
    latest.current = next
    setView(next)
    return true
  }, [])
  return [view, change] as const
}
