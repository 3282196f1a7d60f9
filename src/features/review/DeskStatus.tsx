import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { focusIds } from '../../base/focusIds'
import { useAppSelector } from '../../base/store/hooks'
import { stepBetween } from '../../domain/cleanse/decisions'
import { selectRowCounts } from '../results/resultsSelectors'
import { useRowTold } from './table/RowCells'
import { resultsMessages as messages } from './resultsMessages'
import { selectInstead } from './rowSteps'
import { selectOpenLine, selectShownRows } from './shownSelectors'
import { selectListed } from './viewSlice'

/** How long the filters must rest before a screen reader hears their count, in ms: not after every letter of a search. */
const REST_MS = 500

/** What a screen reader hears from the desk: what was done, and the row now selected; both at once if one led to the other. */
export function DeskStatus() {
  const row = useAppSelector(selectOpenLine)
  return (
    <>
      <StepStatus />
      {row !== null && <RowStatus row={row} />}
    </>
  )
}

/** Announces what was accepted, kept, undone or redone, what to do instead of a key, and how many rows the filters show. */
function StepStatus() {
  const status = useRef<HTMLParagraphElement>(null)
  const history = useAppSelector((state) => state.decisions)
  const { toReview } = useAppSelector(selectRowCounts).piles
  const known = useRef(history)
  const isTold = useAppSelector((state) => state.view.isStepTold)
  useLayoutEffect(() => {
    const step = stepBetween(known.current, history)
    known.current = history
    if (step && !isTold) status.current!.textContent = messages.stepSaid(step, toReview)
  }, [history, toReview, isTold])

  const instead = useAppSelector(selectInstead)
  useLayoutEffect(() => {
    if (instead !== '') status.current!.textContent = instead
  }, [instead])

  const shown = useAppSelector((state) => selectShownRows(state).length)
  const listed = useAppSelector(selectListed)
  const text = useAppSelector((state) => state.view.text)
  const counted = useRef({ listed, text })
  const isToldElse = useAppSelector(({ view }) => view.isReviewing || view.emptied?.pile === 'toReview')
  const count = useEffectEvent(() => {
    // *Review* says how many, and the end says what is left.
    if (!isToldElse) status.current!.textContent = messages.shownSaid(shown)
  })
  useEffect(() => {
    if (counted.current.listed === listed && counted.current.text === text) return
    const timer = setTimeout(() => {
      counted.current = { listed, text }
      count()
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [listed, text])
  return <p ref={status} role="status" className="visuallyHidden" />
}

/** Announces the selected row, unless the focus is in the list, which announces it. */
function RowStatus({ row }: { row: number }) {
  const text = useRowTold(row)
  const status = useRef<HTMLParagraphElement>(null)
  const told = useRef<number>(null)
  // Screen readers read only changes, so the first text comes after the element. `StepStatus` announces what happens to the row.
  useEffect(() => {
    if (told.current === row) return
    // By then the selection has moved the focus.
    const frame = requestAnimationFrame(() => {
      const place = status.current!
      const isInList = place.ownerDocument.activeElement?.closest(`#${focusIds.resultRows}`) != null
      place.textContent = isInList ? '' : text
      told.current = row
    })
    return () => cancelAnimationFrame(frame)
  }, [row, text])

  return <p ref={status} role="status" className="visuallyHidden" />
}
