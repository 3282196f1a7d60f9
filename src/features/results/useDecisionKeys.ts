import { useEffect, type KeyboardEvent as ReactKeyboardEvent } from 'react'
import { focusIds } from '../../app/base/focusIds'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { decisionsRemoved, rowsDecided, stepRedone, stepUndone } from './decisionsSlice'
import { isMatched } from './outcomes'
import { selectDecisions, selectOutcomes } from './resultsSelectors'
import { rowClosed } from './viewSlice'

const FIELDS =
  'textarea, select, [role="combobox"], input:not([type="radio"], [type="checkbox"], [type="range"])'

/** In a field letters are letters, and Ctrl+Z is the field's own. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELDS))

/**
 * The keys that decide a row, for the element that has the focus within: A accepts, K keeps, U removes the decision.
 *
 * @param row the row that the letters decide
 * @param onHelp what `?` does
 */
export function useDecisionKeys(
  row: number | null,
  onHelp?: () => void,
): (event: ReactKeyboardEvent) => void {
  const dispatch = useAppDispatch()
  const canDecide = useAppSelector((state) => row !== null && isMatched(selectOutcomes(state)[row]))
  const isDecided = useAppSelector((state) => row !== null && selectDecisions(state)[row] !== undefined)

  const actionOf = (event: ReactKeyboardEvent): (() => unknown) | undefined => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const key = event.key.toLowerCase()
    if (key === '?') return onHelp
    // A key that is held down would decide row after row unseen.
    if (row === null || event.repeat) return
    if (key === 'u') return isDecided ? () => dispatch(decisionsRemoved([row])) : undefined
    if (!canDecide) return
    if (key === 'a') return () => dispatch(rowsDecided({ rows: [row], decision: 'accepted' }))
    if (key === 'k') return () => dispatch(rowsDecided({ rows: [row], decision: 'originalKept' }))
  }

  return (event) => {
    // React passes events of menus and dialogs up to what opened them.
    const isWithin = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (!isWithin || event.defaultPrevented || isTyping(event.target)) return
    const act = actionOf(event)
    if (!act) return
    event.preventDefault()
    act()
  }
}

/** Whether a dialog lies over the page; the open row is none, though a narrow window shows it as one. */
const isUnderDialog = (page: Document) =>
  [...page.querySelectorAll('[role="dialog"]')].some(
    (dialog) =>
      !dialog.closest('[style*="display: none"]') &&
      !dialog.closest(`#${focusIds.rowPanel}`) &&
      !dialog.querySelector(`#${focusIds.rowPanel}`),
  )

/**
 * The keys that work wherever the focus is, but in a field or under a dialog: Ctrl+Z undoes a step, Ctrl+Shift+Z
 * redoes it, `/` goes to the search. Escape closes the open row also where nothing has the focus.
 */
export function usePageKeys() {
  const dispatch = useAppDispatch()
  const isRowOpen = useAppSelector((state) => state.view.isRowOpen)
  useEffect(() => {
    const actionOf = (event: KeyboardEvent, page: Document): (() => unknown) | undefined => {
      if (event.altKey) return
      const hasCtrl = event.ctrlKey || event.metaKey
      if (hasCtrl && event.key.toLowerCase() === 'z') {
        return () => dispatch(event.shiftKey ? stepRedone() : stepUndone())
      }
      // A window that turns from wide to narrow takes the row and its focus away.
      const isNowhere = event.target === page.body
      if (event.key === 'Escape' && isRowOpen && isNowhere) return () => dispatch(rowClosed())
      if (!hasCtrl && event.key === '/') return () => page.getElementById(focusIds.resultSearch)?.focus()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.target instanceof Element) || event.defaultPrevented || isTyping(event.target)) return
      const page = event.target.ownerDocument
      const act = actionOf(event, page)
      if (!act || isUnderDialog(page)) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [dispatch, isRowOpen])
}
