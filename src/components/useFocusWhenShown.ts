import { useEffect, type RefObject } from 'react'
import type { InputRef } from 'antd'

/**
 * Gives a field the focus when it appears, with the cursor at its end or all of it selected. A drawer that was kept is still hidden when its contents
 * mount, and nothing hidden can have the focus: then it gets it once it is shown.
 */
export function useFocusWhenShown(field: RefObject<InputRef | null>, cursor: 'end' | 'all' = 'end') {
  useEffect(() => {
    const input = field.current?.input
    const focus = () => field.current?.focus({ cursor })
    focus()
    if (!input || input.ownerDocument.activeElement === input || typeof ResizeObserver === 'undefined') return
    const shown = new ResizeObserver(() => {
      if (input.offsetWidth === 0) return
      shown.disconnect()
      focus()
    })
    shown.observe(input)
    return () => shown.disconnect()
  }, [field, cursor])
}
