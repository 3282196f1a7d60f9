import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import { focusIds } from '../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import type { Dispatched } from '../../base/store/types'
import { useWindowKeys } from '../../components/keys'
import {
  acceptRow,
  decideAlike,
  openForm,
  selectCanAcceptAlike,
  selectCanTakeBack,
  takeBack,
} from './rowSteps'
import { redoStep, undoStep, decideRows } from '../run/rows/changeRows'
import { selectCanDecide } from '../results/resultsSelectors'
import { selectLineRows } from './shownSelectors'
import { escaped, keyIgnored } from './viewSlice'

const FIELDS = 'textarea, select, [role="combobox"], input:not([type="radio"], [type="checkbox"])'

const KEYS: Partial<Record<string, 'accepted' | 'originalKept'>> = { a: 'accepted', k: 'originalKept' }

/** In a field letters are text, and Ctrl+Z undoes the typing. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELDS))

/**
 * The keys that decide a row, for an element that contains the focus: A accepts and K keeps, with Shift all rows with the same
 * question, a group only with Shift; U removes the decision, a group's in all its rows; C opens the form that corrects a row. On a
 * group, A, K and C say what to do instead.
 */
export function useDecisionKeys(row: number | null): (event: ReactKeyboardEvent) => void {
  const dispatch = useAppDispatch()
  const canDecide = useAppSelector((state) => row !== null && selectCanDecide(state, row))
  const isDecided = useAppSelector((state) => row !== null && selectCanTakeBack(state, row))

  const group = useAppSelector((state) => (row === null ? null : selectLineRows(state, row)))
  const canAcceptAll = useAppSelector((state) => row !== null && selectCanAcceptAlike(state, row))

  // Typing that has not yet reached its field must decide nothing.
  const isCorrecting = useAppSelector(({ correct }) => correct.form !== null)

  const actionOf = (key: string, isOfGroup: boolean): Dispatched | null => {
    if (row === null || isCorrecting) return null
    if (key === 'u') return isDecided ? takeBack(row) : null
    if (key === 'c') return group ? keyIgnored('corrected') : openForm(row)
    if (!canDecide) return null
    const decision = KEYS[key]
    if (!decision) return null
    const isRefused = decision === 'accepted' && !canAcceptAll
    if (group && (isRefused || !isOfGroup)) return keyIgnored(decision)
    if (isOfGroup) return decideAlike(row, decision)
    return decision === 'accepted' ? acceptRow(row) : decideRows([row], decision)
  }

  return (event) => {
    // React passes events of menus and dialogs up to their opener.
    const isWithin = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (!isWithin || event.defaultPrevented || isTyping(event.target)) return
    // A held key would decide row after row unseen.
    if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return
    const action = actionOf(event.key.toLowerCase(), event.shiftKey)
    if (!action) return
    event.preventDefault()
    dispatch(action)
  }
}

const isUnderDialog = (page: Document) =>
  [...page.querySelectorAll('[role="dialog"]')].some((dialog) => !dialog.closest('[style*="display: none"]'))

/** The three parts of the desk, in order. */
const PARTS = [focusIds.resultFilters, focusIds.resultRows, focusIds.pane]

/** Moves the focus from one part of the desk to the next that is in sight; in the pane, to its contents. */
function toNextPart(page: Document, isBack: boolean) {
  const parts = PARTS.map((id) => page.getElementById(id)).filter((part) => part !== null)
  const at = parts.findIndex((part) => part.contains(page.activeElement))
  const others = [...parts.slice(at + 1), ...parts.slice(0, Math.max(at, 0))]
  for (const part of isBack ? others.toReversed() : others) {
    ;(part.querySelector<HTMLElement>('section') ?? part).focus()
    // A part may hand the focus on to what is in it.
    if (part.contains(page.activeElement)) return
  }
}

/**
 * The keys that work anywhere except in a field or under a dialog: Ctrl+Z undoes a step, Ctrl+Shift+Z redoes it, `/` goes to the
 * search, `?` opens the guide, U takes the last decision back. Escape leaves a group or, if nothing has the focus, the row for
 * the files.
 */
export function usePageKeys() {
  const dispatch = useAppDispatch()
  const { pane, currentRow, listed } = useAppSelector((state) => state.view)

  const actOf = (event: KeyboardEvent, page: Document): (() => void) | null => {
    const hasCtrl = event.ctrlKey || event.metaKey
    if (event.altKey) return null
    if (hasCtrl && event.key.toLowerCase() === 'z')
      return () => dispatch(event.shiftKey ? redoStep(true) : undoStep(true))
    if (hasCtrl) return null
    if (event.key === '/') return () => page.getElementById(focusIds.resultSearch)?.focus()
    if (event.key === '?') return () => page.getElementById(focusIds.guide)?.click()
    if (event.key === 'F6') return () => toNextPart(page, event.shiftKey)
    // At the place where the last decision led, U takes it back.
    const isAtEnd = (event.target as Element).id === focusIds.nextStep
    if (isAtEnd && event.key.toLowerCase() === 'u' && currentRow !== null)
      return () => dispatch(takeBack(currentRow))
    // Narrowing the window can unmount the row that had the focus.
    const isToLeave = listed.by === 'group' || (pane === 'row' && event.target === page.body)
    return event.key === 'Escape' && isToLeave ? () => dispatch(escaped()) : null
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
