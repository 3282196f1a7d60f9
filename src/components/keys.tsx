import { useEffect, useEffectEvent, type ComponentProps, type FocusEvent, type KeyboardEvent } from 'react'

/** Hears every key press, wherever the focus is. */
export function useWindowKeys(hear: (event: WindowEventMap['keydown']) => void) {
  const onKeyDown = useEffectEvent(hear)
  useEffect(() => {
    const listen = (event: WindowEventMap['keydown']) => onKeyDown(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

/** A key, beside the words of the button that it presses. The style sheet draws it, so it is not part of the button's name. */
export const KeyHint = ({ keys }: { keys: string }) => <kbd data-keys={keys} aria-hidden />

/** How far the arrow keys scroll sideways, in px. */
export const SIDEWAYS: Partial<Record<string, number>> = { ArrowLeft: -120, ArrowRight: 120 }

/**
 * The row to which a key moves.
 *
 * @param key as in `KeyboardEvent.key`
 * @param from index of the current row
 * @param count how many rows there are
 * @param page how many rows are in view; 0 if page keys do nothing
 * @returns the index of the row to go to; null if the key does not move
 */
export function movedIndex(key: string, from: number, count: number, page = 0): number | null {
  const by = Math.max(1, page - 1)
  const targets: Partial<Record<string, number>> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    ...(page > 0 && { PageDown: from + by, PageUp: from - by }),
    Home: 0,
    End: count - 1,
  }
  const to = targets[key]
  return to === undefined ? null : Math.min(count - 1, Math.max(0, to))
}

/**
 * Makes buttons one Tab stop, at the pressed one or else the first; arrow keys, Home and End move between them. The buttons
 * themselves need a `tabIndex` of -1.
 *
 * @param selector finds the buttons in the element that takes the returned props; by default it skips disabled ones
 * @param isLine whether only ← and → move between them, since the other keys mean something else
 */
export function oneStop(selector = 'button:enabled', isLine = false) {
  const membersOf = (place: Element) => [...place.querySelectorAll<HTMLElement>(selector)]
  return {
    tabIndex: 0,
    onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
      if (target !== currentTarget) return
      const members = membersOf(currentTarget)
      const pressed = members.find((each) => each.matches('[aria-pressed=true], [aria-checked=true]'))
      const stop = pressed ?? members[0]
      stop?.focus()
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { key, target, currentTarget } = event
      if (key === 'Tab' && event.shiftKey) leaveBackwards(currentTarget)
      const members = membersOf(currentTarget)
      const from = members.indexOf(target as HTMLElement)
      const to = movedIndex(IN_LINE[key] ?? key, from, members.length)
      if (isLine && !IN_LINE[key]) return
      if (from < 0 || to === null || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      members[to]!.focus()
    },
  }
}

/** In a line, ← and → do what ↑ and ↓ do. */
const IN_LINE: Partial<Record<string, string>> = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' }

/** A toolbar whose buttons are one Tab stop. */
export function Toolbar({ isLine, ...props }: ComponentProps<'div'> & { isLine?: boolean }) {
  return <div {...props} {...oneStop(undefined, isLine)} role="toolbar" />
}

/** Otherwise the browser would focus the element that hands the focus on. */
function leaveBackwards(place: HTMLElement) {
  place.tabIndex = -1
  place.addEventListener(
    'focusout',
    () => {
      place.tabIndex = 0
    },
    { once: true },
  )
}
