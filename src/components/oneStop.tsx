import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react'

/**
 * Makes buttons one stop for Tab, at the one that is pressed or else at the first: arrow keys, Home and End lead from one to
 * the next. The buttons themselves have a `tabIndex` of -1.
 *
 * @param selector finds them in the element that takes the returned props; those that are disabled or away are passed over
 * @param isLine whether ← and → alone lead from one to the next, where the other keys mean something else
 */
export function oneStop(selector = 'button:enabled:not(.isAway)', isLine = false) {
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
      const to = placeAfter(key, members.indexOf(target as HTMLElement), members.length - 1)
      if (isLine && !LINE_KEYS.has(key)) return
      if (to === null || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      members[to]!.focus()
    },
  }
}

const LINE_KEYS = new Set(['ArrowLeft', 'ArrowRight'])

/** A toolbar of buttons, which are one stop for Tab. */
export function Toolbar({ isLine, ...props }: ComponentProps<'div'> & { isLine?: boolean }) {
  return <div {...props} {...oneStop(undefined, isLine)} role="toolbar" />
}

/** The browser would otherwise focus the element that hands the focus on. */
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

/** Where a key leads from a place, -1 for none; null for other keys. */
function placeAfter(key: string, from: number, last: number): number | null {
  const places: Partial<Record<string, number>> = {
    ArrowRight: from + 1,
    ArrowDown: from + 1,
    ArrowLeft: from - 1,
    ArrowUp: from - 1,
    Home: 0,
    End: last,
  }
  const to = places[key]
  return to === undefined || from < 0 ? null : Math.min(last, Math.max(0, to))
}
