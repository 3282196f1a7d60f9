import {
  useLayoutEffect,
  useMemo,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type UIEvent,
} from 'react'
import { keepInStep } from './sideways'
import { actOnKey, isOfControl, scrollByKey } from './tableKeys'
import { rowKeyOf, type GridFocus } from './useGridFocus'

interface TableEvents {
  role: 'table' | 'grid'
  keys: number[]
  height: number
  currentKey: number | null
  focus: GridFocus
  onCurrentChange?: (key: number) => void
  onPastEnd?: () => void
  onOpen?: (key: number) => void
  onKey?: (event: KeyboardEvent, key: number) => void
}

/** What the element around header and body listens to: the same functions always, so that nothing is rendered for them. */
export function useTableEvents(now: TableEvents) {
  const latest = useRef(now)
  useLayoutEffect(() => {
    latest.current = now
  })

  return useMemo(() => {
    const select = (key: number) => {
      const { currentKey, onCurrentChange } = latest.current
      if (key !== currentKey) onCurrentChange?.(key)
    }

    return {
      onScrollCapture: (event: UIEvent<HTMLElement>) => {
        keepInStep(event.currentTarget, event.target as Element)
        latest.current.focus.handleScroll(event.target as Element)
      },

      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const { role, focus } = latest.current
        if (role === 'table') return
        focus.handleFocus(target)
        const key = rowKeyOf(target)
        if (key !== null) select(key)
      },

      onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) =>
        latest.current.focus.handleBlur(relatedTarget, currentTarget),

      onClick: (event: MouseEvent<HTMLElement>) => {
        const key = rowKeyOf(event.target as Element)
        if (latest.current.role === 'table' || key === null) return
        select(key)
        // Whoever marks words to copy them opens nothing.
        const isMarking = event.currentTarget.ownerDocument.getSelection()?.isCollapsed === false
        if (!isOfControl(event) && !isMarking) latest.current.onOpen?.(key)
      },

      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const { role, keys, height, currentKey, focus, onPastEnd, onOpen, onKey } = latest.current
        if (role === 'table') return scrollByKey(event, height, keys.length)
        const target = event.target as Element
        const own = rowKeyOf(target)
        if (own === null && target !== event.currentTarget) return
        // While a key is held the focus is a frame behind the current row.
        const key = currentKey !== null && keys.includes(currentKey) ? currentKey : (own ?? keys[0])
        if (key === undefined) return
        const moveTo = (index: number) => {
          const next = keys[index]!
          if (next === currentKey) focus.moveTo(index, next)
          else select(next)
        }
        actOnKey(event, { keys, key, height, moveTo, onPastEnd, onOpen, onKey })
      },
    }
  }, [])
}
