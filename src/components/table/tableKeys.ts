import type { KeyboardEvent, MouseEvent } from 'react'
import { HOLDER } from './holder'
import { movedIndex } from './movedIndex'
import { scrollSideways } from './sideways'
import { ROW_HEIGHT } from './sizes'

/** What a key scrolls sideways, in px. */
const STEP = 120
const SIDEWAYS: Partial<Record<string, number>> = { ArrowLeft: -STEP, ArrowRight: STEP }

const FORWARD = new Set(['ArrowDown', 'PageDown'])

const ACTS_ITSELF = 'a, button, input, select, textarea, label, summary, [role=button], [contenteditable]'

/** Whether a key or click is for a control within a row. */
export const isOfControl = ({ target, currentTarget }: KeyboardEvent | MouseEvent) => {
  const control = (target as Element).closest(ACTS_ITSELF)
  return control !== null && currentTarget.contains(control)
}

/** Whether keys are text for what has the focus. */
const isTyping = (target: Element) => target.matches('input, select, textarea, [contenteditable]')

const hasModifier = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey || event.shiftKey

/** The keys that scroll a `table` while it has the focus itself: nothing in it takes them. */
export function scrollByKey(event: KeyboardEvent<HTMLElement>, height: number, rows: number) {
  const holder = event.currentTarget.querySelector<HTMLElement>(HOLDER)
  if (event.target !== event.currentTarget || !holder || hasModifier(event)) return
  const sideways = SIDEWAYS[event.key]
  const top = movedIndex(event.key, Math.round(holder.scrollTop / ROW_HEIGHT), rows, height / ROW_HEIGHT)
  if (sideways !== undefined) scrollSideways(event.currentTarget, sideways)
  // At its end it leaves the key to the page.
  else if (top !== null && canScroll(holder, top * ROW_HEIGHT)) holder.scrollTop = top * ROW_HEIGHT
  else return
  event.preventDefault()
}

const canScroll = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement, to: number) =>
  to < scrollTop ? scrollTop > 0 : to > scrollTop && scrollTop < scrollHeight - clientHeight

interface GridKeys {
  keys: number[]
  /** The row that the key is for. */
  key: number
  /** Height of the body in px. */
  height: number
  moveTo: (index: number) => void
  /** The key goes on from the last row. */
  onPastEnd?: () => void
  onOpen?: (key: number) => void
  onKey?: (event: KeyboardEvent, key: number) => void
}

/** What the keys do in the rows of a `grid`. */
export function actOnKey(event: KeyboardEvent<HTMLElement>, grid: GridKeys) {
  const { keys, key, height, moveTo, onPastEnd, onOpen, onKey } = grid
  if (event.defaultPrevented || isTyping(event.target as Element)) return
  if (hasModifier(event)) return onKey?.(event, key)
  const to = movedIndex(event.key, keys.indexOf(key), keys.length, Math.floor(height / ROW_HEIGHT))
  const sideways = SIDEWAYS[event.key]
  const isPress = event.key === 'Enter' || event.key === ' '
  if (isPress && isOfControl(event)) return
  if (FORWARD.has(event.key) && key === keys.at(-1)) onPastEnd?.()
  else if (to !== null) moveTo(to)
  else if (sideways !== undefined) scrollSideways(event.currentTarget, sideways)
  else if (event.key === 'Enter' && onOpen) onOpen(key)
  else return onKey?.(event, key)
  event.preventDefault()
}
