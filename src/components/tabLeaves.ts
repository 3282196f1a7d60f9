import type { KeyboardEvent } from 'react'

/**
 * Lets Tab leave an open select of several options: on its own the select would choose the active option, and keep
 * the focus.
 *
 * @param event a key pressed in the select's field (`onInputKeyDown`)
 */
export function tabLeaves(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation()
}
