import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import { focusIds } from '../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import type { Dispatched } from '../../base/store/types'
import { useWindowKeys } from '../../components/useWindowKeys'
import { isCalm } from '../../domain/cleanse/outcomes'
import { decideAlike } from './alike/alikeSelectors'
import { selectDecisions } from '../run/rows/decisionsSlice'
import { acceptRow, openForm, selectCanTakeBack, takeBack } from './rowSteps'
import { redoStep, undoStep, decideRows } from '../run/rows/changeRows'
import { selectCanDecide, selectRowReasons } from '../results/resultsSelectors'
import { rowClosed, undecidedSaid } from './viewSlice'

const FIELDS = 'textarea, select, [role="combobox"], input:not([type="radio"], [type="checkbox"])'

/** In a field letters are text, and Ctrl+Z undoes the typing. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELDS))

/** Whether *Accept* is the button to press in the open row. */
export const useIsAcceptFilled = (row: number): boolean =>
  useAppSelector((state) => {
    const reasons = selectRowReasons(state, row)
    return reasons.length > 0 && reasons.every(isCalm) && !selectDecisions(state)[row]
  })

/**
 * The keys that decide a row, to be put on an element with the focus within: A accepts, K keeps, with Shift all rows that ask the
 * same; U removes the decision, C opens the form that corrects it.
 */
export function useDecisionKeys(row: number | null): (event: ReactKeyboardEvent) => void {
  const dispatch = useAppDispatch()
  const canDecide = useAppSelector((state) => row !== null && selectCanDecide(state, row))
  const isDecided = useAppSelector((state) => row !== null && selectCanTakeBack(state, row))

  // Typing that has not reached its field decides nothing.
  const isCorrecting = useAppSelector(({ correct }) => correct.form !== null)

  const actionOf = (key: string, isOfGroup: boolean): Dispatched | null => {
    if (row === null || isCorrecting) return null
    if (key === 'u') return isDecided ? takeBack(row) : undecidedSaid(row)
    if (key === 'c') return openForm(row)
    if (!canDecide) return null
    if (isOfGroup && key === 'a') return decideAlike(row, 'accepted')
    if (isOfGroup && key === 'k') return decideAlike(row, 'originalKept')
    if (key === 'a') return acceptRow(row)
    return key === 'k' ? decideRows([row], 'originalKept') : null
  }

  return (event) => {
    // React passes events of menus and dialogs up to what opened them.
    const isWithin = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (!isWithin || event.defaultPrevented || isTyping(event.target)) return
    // A key held down would decide row after row unseen.
    if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return
    const action = actionOf(event.key.toLowerCase(), event.shiftKey)
    if (!action) return
    event.preventDefault()
    dispatch(action)
  }
}

/** Opens the form that corrects a row. */
export function useCorrect(row: number): () => void {
  const dispatch = useAppDispatch()
  return () => dispatch(openForm(row))
}

/** Whether a dialog covers the page. The open row does not count, although it is a drawer in a narrow window. */
const isUnderDialog = (page: Document) =>
  [...page.querySelectorAll('[role="dialog"]')].some(
    (dialog) =>
      !dialog.closest('[style*="display: none"]') &&
      !dialog.closest(`#${focusIds.rowPanel}`) &&
      !dialog.querySelector(`#${focusIds.rowPanel}`),
  )

/**
 * The keys that work anywhere but in a field or under a dialog: Ctrl+Z undoes a step, Ctrl+Shift+Z redoes it, `/` goes
 * to the search, `?` shows the keys, U takes the last decision back. Escape closes the open row when nothing has the focus.
 */
export function usePageKeys(onHelp: () => void) {
  const dispatch = useAppDispatch()
  const { isRowOpen, currentRow } = useAppSelector((state) => state.view)

  const actOf = (event: KeyboardEvent, page: Document): (() => void) | null => {
    const hasCtrl = event.ctrlKey || event.metaKey
    if (event.altKey) return null
    if (hasCtrl && event.key.toLowerCase() === 'z')
      return () => dispatch(event.shiftKey ? redoStep(true) : undoStep(true))
    if (hasCtrl) return null
    if (event.key === '/') return () => page.getElementById(focusIds.resultSearch)?.focus()
    if (event.key === '?') return onHelp
    // Where the last decision has led to, U takes it back.
    const isAtEnd = (event.target as Element).id === focusIds.nextStep
    if (isAtEnd && event.key.toLowerCase() === 'u' && currentRow !== null)
      return () => dispatch(takeBack(currentRow))
    // Narrowing the window can unmount the row that had the focus.
    const isNowhere = event.target === page.body
    return event.key === 'Escape' && isRowOpen && isNowhere ? () => dispatch(rowClosed()) : null
  }
  useWindowKeys((event) => {
    if (!(event.target instanceof Element) || event.defaultPrevented || isTyping(event.target)) return
    const page = event.target.ownerDocument
    const act = actOf(event, page)
    if (!act || isUnderDialog(page)) return
    event.preventDefault()
    act()
  })
}
