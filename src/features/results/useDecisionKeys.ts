import type { KeyboardEvent } from 'react'
import { focusIds } from '../../app/base/focusIds'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { isMatched } from './outcomes'
import { selectDecisions, selectOutcomes } from './resultsSelectors'
import { decisionsRemoved, rowsDecided, stepRedone, stepUndone } from './decisionsSlice'

/** Whether what is typed goes into a field: letters are letters there, and Ctrl+Z is the field's own. */
const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'))

/**
 * The keys that decide about a row, for what has the focus while they act: the grid and the panel of a row, nowhere
 * else. A accepts, K keeps, U undoes; Ctrl+Z and Ctrl+Shift+Z go through the history; `/` leads to the
 * search.
 *
 * @param row the row that the letters are about
 * @param onHelp what `?` does
 */
export function useDecisionKeys(row: number | null, onHelp?: () => void): (event: KeyboardEvent) => void {
  const dispatch = useAppDispatch()
  const canDecide = useAppSelector((state) => row !== null && isMatched(selectOutcomes(state)[row]))
  const isDecided = useAppSelector((state) => row !== null && selectDecisions(state)[row] !== undefined)

  const actionOf = (event: KeyboardEvent): (() => unknown) | undefined => {
    const key = event.key.toLowerCase()
    if (event.altKey) return
    if (event.ctrlKey || event.metaKey) {
      return key === 'z' ? () => dispatch(event.shiftKey ? stepRedone() : stepUndone()) : undefined
    }
    const { ownerDocument } = event.currentTarget
    if (key === '/') return () => ownerDocument.getElementById(focusIds.resultSearch)?.focus()
    if (key === '?') return onHelp
    // A key that is held down would decide row after row unseen.
    if (row === null || event.repeat) return
    if (key === 'u') return isDecided ? () => dispatch(decisionsRemoved([row])) : undefined
    if (!canDecide) return
    if (key === 'a') return () => dispatch(rowsDecided({ rows: [row], decision: 'accepted' }))
    if (key === 'k') return () => dispatch(rowsDecided({ rows: [row], decision: 'originalKept' }))
  }

  return (event) => {
    // What a menu or a dialog passes up through React does not lie within.
    const isWithin = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (!isWithin || event.defaultPrevented || isTyping(event.target)) return
    const act = actionOf(event)
    if (!act) return
    event.preventDefault()
    act()
  }
}
