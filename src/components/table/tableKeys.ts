import type { KeyboardEvent, MouseEvent } from 'react'

/** Height in px of a row of one line and of the header, lower edge included, as `DataTable.css` sets them. */
export const LINE_HEIGHT = 39

/** What the rows of Ant Design's virtual table scroll in. */
export const HOLDER = '.ant-table-tbody-virtual-holder'

/** What an arrow key scrolls, in px. */
const STEP = 120
export const SIDEWAYS: Partial<Record<string, number>> = { ArrowLeft: -STEP, ArrowRight: STEP }

const ACTS_ITSELF = 'a, button, input, select, textarea, label, summary, [role=button], [contenteditable]'

/** Whether a key or click is for a control within a row. */
export const isOfControl = ({ target, currentTarget }: KeyboardEvent | MouseEvent) => {
  const control = (target as Element).closest(ACTS_ITSELF)
  return control !== null && currentTarget.contains(control)
}

/** Whether keys are text for what has the focus. */
export const isTyping = (target: EventTarget) =>
  (target as Element).matches('input, select, textarea, [contenteditable]')

export const hasModifier = (event: KeyboardEvent) =>
  event.ctrlKey || event.metaKey || event.altKey || event.shiftKey

/**
 * Where a key moves the current row to.
 *
 * @param key as in `KeyboardEvent.key`
 * @param from index of the row now; -1 when there is none
 * @param count how many rows there are
 * @param page how many rows are seen at a time
 * @returns the index of the row to go to; null when the key moves nothing
 */
export function movedIndex(key: string, from: number, count: number, page: number): number | null {
  const targets: Partial<Record<string, number>> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + Math.max(1, page - 1),
    PageUp: from - Math.max(1, page - 1),
    Home: 0,
    End: count - 1,
  }
  const to = targets[key]
  return to === undefined || count === 0 ? null : Math.min(count - 1, Math.max(0, to))
}
