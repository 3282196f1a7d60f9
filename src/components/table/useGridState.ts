import { useMemo, useState } from 'react'
import type { GridState } from './gridContext'

/**
 * What the rows of a grid know of it.
 *
 * @returns null when it is no grid
 */
export function useGridState(
  isGrid: boolean,
  entranceId: string | undefined,
  keys: number[],
  currentKey: number | null,
  moveTo: (index: number, key: number) => void,
): GridState | null {
  const [isStopRendered, setStopRendered] = useState(false)
  return useMemo(() => {
    if (!isGrid) return null
    const stop = currentKey === null ? 0 : Math.max(0, keys.indexOf(currentKey))
    const stopKey = keys[stop] ?? null
    const enter = () => stopKey !== null && moveTo(stop, stopKey)
    return { entranceId, currentKey, stopKey, isStopRendered, setStopRendered, enter }
  }, [isGrid, entranceId, keys, currentKey, isStopRendered, moveTo])
}
