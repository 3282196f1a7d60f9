import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button, Tag } from 'antd'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { focusIds } from '../../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import { IconButton } from '../../../components/IconButton'
import { Toolbar } from '../../../components/oneStop'
import { movedIndex } from '../../../components/table/tableKeys'
import { useMedia } from '../../../components/useMedia'
import { isMatched } from '../../../domain/cleanse/outcomes'
import { Alike } from '../alike/Alike'
import { resultsMessages as messages } from '../resultsMessages'
import { selectCanDecide, selectRowCounts } from '../../results/resultsSelectors'
import { acceptRow, openForm, selectCanTakeBack, takeBack } from '../rowSteps'
import { selectShownRows } from '../shownSelectors'
import { useDecisionKeys, useIsAcceptFilled } from '../useDecisionKeys'
import { rowClosed, rowReached } from '../viewSlice'
import { RowAnswer } from './RowAnswer'
import { RowSection } from './RowSection'
import { useRowTold, useVerdict } from './useVerdict'
import { decideRows } from '../../run/rows/changeRows'

/** Where an open row fills the screen (`ResultsMeaning.css`). */
const FULL = '(max-width: 699px), (max-width: 1279px) and (max-height: 619px)'

/** A window this low has room for the buttons that decide in one line, and for no more. */
const LOW = '(max-height: 499px)'

/** The open row: what was sent, what came back and why to review it; at its foot the buttons that decide it. */
export function RowPanel({ row, notice }: { row: number; notice?: ReactNode }) {
  const dispatch = useAppDispatch()
  const isFull = useMedia(FULL)
  const isLow = useMedia(LOW)
  const { toReview } = useAppSelector(selectRowCounts).piles
  const steps = <Steps row={row} />
  return (
    <RowSection
      row={row}
      title={messages.panel(row + 1)}
      buttons={
        <>
          {isFull && toReview > 0 && <span className="quiet">{messages.left(toReview)}</span>}
          {(!isFull || isLow) && steps}
        </>
      }
      onClose={() => dispatch(rowClosed())}
      onKey={useRowKeys(row)}
    >
      <RowStatus row={row} />
      {notice}
      {/* A new row starts at the top. */}
      <div key={row} className="rowBody" role="region" aria-label={messages.rowDetails} tabIndex={0}>
        <Why row={row} />
        <Alike row={row} />
        <RowAnswer row={row} />
      </div>
      <Actions row={row} steps={isFull && !isLow && steps} />
    </RowSection>
  )
}

/** The keys of the list in the open row, but where an arrow scrolls what is in it. */
function useRowKeys(row: number) {
  const dispatch = useAppDispatch()
  const decide = useDecisionKeys(row)
  const shown = useAppSelector(selectShownRows)
  return (event: KeyboardEvent) => {
    const scrolls = (event.target as Element).closest('.rowBody') !== null
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
    const to = scrolls || hasModifier ? null : movedIndex(event.key, shown.indexOf(row), shown.length, PAGE)
    if (to === null) return decide(event)
    event.preventDefault()
    if (shown[to] !== undefined) dispatch(rowReached(shown[to]))
  }
}

/** Rows that a page key moves by where no list is in sight. */
const PAGE = 6

/** The buttons that step to the rows before and after a row. */
function Steps({ row }: { row: number }) {
  const dispatch = useAppDispatch()
  const shown = useAppSelector(selectShownRows)
  const at = shown.indexOf(row)

  const step = (name: string, icon: ReactNode, place: number) => (
    <IconButton
      tabIndex={-1}
      name={name}
      icon={icon}
      disabled={shown[place] === undefined}
      onClick={({ currentTarget }) => {
        // At either end the button becomes disabled and would lose the focus.
        if (place === 0 || place === shown.length - 1)
          currentTarget.closest<HTMLElement>(`#${focusIds.rowPanel}`)?.focus()
        dispatch(rowReached(shown[place]!))
      }}
    />
  )
  return (
    <>
      {step(messages.previous, <UpOutlined aria-hidden />, at - 1)}
      {step(messages.next, <DownOutlined aria-hidden />, at + 1)}
    </>
  )
}

function Why({ row }: { row: number }) {
  const { outcome, decision, why } = useVerdict(row)
  const isUnfound = outcome !== 'notRun' && !isMatched(outcome)
  const isLeftOut = useAppSelector((state) => !selectShownRows(state).includes(row))
  return (
    <p className="rowWhy">
      {why.map((text) => (
        <Tag key={text} color={outcome === 'toReview' ? 'warning' : undefined}>
          {text}
        </Tag>
      ))}
      {decision && <span className={`decision is-${decision}`}>{messages.decisions[decision]}</span>}
      {isUnfound && <span className="quiet">{messages.blankUnfound}</span>}
      {decision === 'originalKept' && <span className="quiet">{messages.blankKept}</span>}
      {isLeftOut && <span>{messages.leftOut}</span>}
    </p>
  )
}

/** Announces each row that opens, unless the focus is in the list, which announces it. */
function RowStatus({ row }: { row: number }) {
  const text = useRowTold(row)
  const status = useRef<HTMLParagraphElement>(null)
  const told = useRef<number>(null)
  // Only changes are read out, so the first text comes after the element. What is done to the row is announced elsewhere.
  useEffect(() => {
    if (told.current === row) return
    // By then what opened the row has moved the focus.
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

/** Accept, keep mine and undo, each named with its row and followed by its key; and correct. */
function Actions({ row, steps }: { row: number; steps: ReactNode }) {
  const dispatch = useAppDispatch()
  const canDecide = useAppSelector((state) => selectCanDecide(state, row))
  const canTakeBack = useAppSelector((state) => selectCanTakeBack(state, row))
  const isFilled = useIsAcceptFilled(row)
  return (
    <Toolbar isLine className="rowActions" aria-label={messages.rowActions}>
      {canDecide && (
        <>
          <Button
            tabIndex={-1}
            type={isFilled ? 'primary' : 'default'}
            aria-label={messages.ofRow(messages.accept, row)}
            onClick={() => dispatch(acceptRow(row))}
          >
            {messages.accept}
            <kbd aria-hidden="true">A</kbd>
          </Button>
          <Button
            tabIndex={-1}
            aria-label={messages.ofRow(messages.keep, row)}
            onClick={() => dispatch(decideRows([row], 'originalKept'))}
          >
            {messages.keep}
            <kbd aria-hidden="true">K</kbd>
          </Button>
          {canTakeBack && (
            <Button
              tabIndex={-1}
              className="rowUndo"
              aria-label={messages.ofRow(messages.undo, row)}
              onClick={() => dispatch(takeBack(row))}
            >
              {messages.undo}
              <kbd aria-hidden="true">U</kbd>
            </Button>
          )}
        </>
      )}
      <Button
        tabIndex={-1}
        className="rowCorrect"
        aria-label={messages.ofRow(messages.correct, row)}
        onClick={() => dispatch(openForm(row))}
      >
        {messages.correct}
      </Button>
      {steps}
    </Toolbar>
  )
}
