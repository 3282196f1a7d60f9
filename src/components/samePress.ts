import { useRef, type MouseEvent } from 'react'

/**
 * What a press opened, the same press does not close or answer: the second click of a double click falls on what the first
 * has opened.
 *
 * @returns a handler for clicks on their way down to what was opened, which lets none through that began before
 */
export function useOwnPresses(): (event: MouseEvent) => void {
  const wasPressed = useRef(false)
  return (event) => {
    if (event.detail <= 1) wasPressed.current = true
    else if (!wasPressed.current) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
}

/** Lets no second click of a double click through: for a button that opens and closes. */
export function onlyFirstPress(event: MouseEvent) {
  if (event.detail > 1) event.stopPropagation()
}
