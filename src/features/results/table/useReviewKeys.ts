import type { KeyboardEvent } from 'react'
import { useAppDispatch } from '../../../app/base/hooks'
import { decisionsUndone, rowsDecided } from '../../review/reviewSlice'

/** Class of the button that stands for a row and takes the keys. */
export const ROW_BUTTON = 'rowButton'

/**
 * The keys of a row in focus (REVIEW-7): arrows move between rows, A accepts the cleansed address, K keeps the
 * original, U undoes; only where there is something to do. Returns the handler for the row's button.
 */
export function useReviewKeys(row: number, can: { accept: boolean; keep: boolean; undo: boolean }) {
  const dispatch = useAppDispatch()
  const rows = [row]
  return (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const button = event.currentTarget
    const acts: Partial<Record<string, () => unknown>> = {
      ArrowDown: () => focusNeighbour(button, 1),
      ArrowUp: () => focusNeighbour(button, -1),
      a: () => can.accept && dispatch(rowsDecided({ rows, decision: 'accepted' })),
      k: () => can.keep && dispatch(rowsDecided({ rows, decision: 'kept' })),
      u: () => can.undo && dispatch(decisionsUndone(rows)),
    }
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
}

function focusNeighbour(button: HTMLButtonElement, step: 1 | -1) {
  const buttons = [...(button.closest('table')?.querySelectorAll<HTMLButtonElement>(`.${ROW_BUTTON}`) ?? [])]
  buttons[buttons.indexOf(button) + step]?.focus()
}
