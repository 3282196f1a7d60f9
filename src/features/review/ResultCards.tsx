import { Button } from 'antd'
import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { focusIds } from '../../base/focusIds'
import { formatNumber, formatRows } from '../../base/format'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { movedIndex } from '../../components/keys'
import { isGivenBack, rowKeyOf } from '../../components/table/tableParts'
import { usePortions } from '../../components/usePortions'
import { resultsMessages as messages } from './resultsMessages'
import { selectRowPile } from '../results/resultsSelectors'
import { selectCurrentShownRow, selectLineRows, selectLines, UNFOUND } from './shownSelectors'
import { AddressesCell, CorrectButton, rowNameId, RowName, ScoreCell, WhyText } from './table/RowCells'
import { useDecisionKeys } from './useDecisionKeys'
import { escaped, rowFocused, rowOpened, rowReached } from './viewSlice'
import { selectDecision } from '../run/rows/decisionsSlice'
import './ResultCards.css'

/** How many cards to show at first, and to add on request. */
const AT_ONCE = 20

/** The rows that pass the filters as cards, for a narrow window: one Tab stop, with the keys of the table. */
export function ResultCards() {
  const dispatch = useAppDispatch()
  const shown = useAppSelector(selectLines)
  const { shown: first, next, showNext } = usePortions(shown, AT_ONCE)
  const currentRow = useAppSelector((state) => state.view.currentRow)
  const current = useAppSelector(selectCurrentShownRow)
  const decide = useDecisionKeys(current)
  // A row further on, such as the next one to review, gets a card, so that the focus can return to it.
  const isBeyond = current !== null && shown.indexOf(current) >= first.length
  const rows = isBeyond ? [...first, current] : first
  const stop = current ?? rows[0]
  const list = useRef<HTMLDivElement>(null)

  // The focus follows the current row when another card has it, or the list itself.
  useLayoutEffect(() => {
    const place = list.current!
    const focused = place.ownerDocument.activeElement
    if (currentRow === null || !place.contains(focused)) return
    place.querySelector<HTMLElement>(`[data-row-key="${currentRow}"]`)?.focus()
  }, [currentRow])

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const { target, currentTarget } = event
    const isOfList = target === currentTarget || isGivenBack(event)
    const row = isOfList ? stop : rowKeyOf(target)
    if (row != null && row !== currentRow) dispatch(rowFocused(row))
    else if (isOfList) currentTarget.querySelector<HTMLElement>(`[data-row-key="${stop}"]`)?.focus()
  }
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const row = rowKeyOf(target as Element)
    const isSelecting = currentTarget.ownerDocument.getSelection()?.isCollapsed === false
    if (row !== null && !isSelecting && !(target as Element).closest('button')) dispatch(rowOpened(row))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
    if ((event.target as Element).closest('button') || stop === undefined) return
    const key = hasModifier ? '' : event.key
    const to = movedIndex(key, shown.indexOf(stop), shown.length, inSight(event.currentTarget))
    if (to !== null) {
      // The focused card of a row further on goes when the user moves to another row.
      list.current!.querySelector<HTMLElement>(`[data-row-key="${shown[to]}"]`)?.focus()
      if (shown[to] !== stop) dispatch(rowReached(shown[to]!))
    } else if (key === 'Enter') dispatch(rowOpened(stop))
    else if (key === 'Escape') dispatch(escaped())
    else return decide(event)
    event.preventDefault()
  }
  return (
    <>
      <div
        ref={list}
        id={focusIds.resultRows}
        role="grid"
        className="card resultCards"
        aria-label={messages.heading}
        aria-rowcount={shown.length}
        tabIndex={-1}
        onFocus={onFocus}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {rows.map((row) => (
          <ResultCard key={row} row={row} isStop={row === stop} place={shown.indexOf(row) + 1} />
        ))}
      </div>
      {next > 0 && (
        <Button block size="large" onClick={showNext}>
          {messages.showMore(next)}
        </Button>
      )}
    </>
  )
}

/** How many cards the window holds. */
function inSight(list: HTMLElement): number {
  const height = list.firstElementChild?.getBoundingClientRect().height || 1
  return Math.max(2, Math.floor(list.ownerDocument.documentElement.clientHeight / height))
}

interface CardProps {
  row: number
  /** Whether Tab goes to it. */
  isStop: boolean
  /** Its place among the rows shown, from 1. */
  place: number
}

function ResultCard({ row, isStop, place }: CardProps) {
  const decision = useAppSelector((state) => selectDecision(state, row))
  const pile = useAppSelector((state) => selectRowPile(state, row))
  const group = useAppSelector((state) => selectLineRows(state, row))
  const isCurrent = useAppSelector((state) => state.view.currentRow === row)
  return (
    <div
      role="row"
      data-row-key={row}
      className={isCurrent ? 'resultCard isCurrent' : 'resultCard'}
      aria-rowindex={place}
      aria-selected={isCurrent}
      aria-labelledby={rowNameId(row)}
      tabIndex={isStop ? 0 : -1}
    >
      <div role="gridcell">
        <RowName row={row} />
        <div className="resultCardHead">
          <span className="quiet">{group ? formatRows(group.length) : formatNumber(row + 1)}</span>
          {decision && (
            <span className={`decision is-${decision}`}>{messages.decided(decision, group?.length)}</span>
          )}
          <WhyText row={row} />
          {UNFOUND.has(pile) ? <CorrectButton row={row} /> : <ScoreCell row={row} />}
        </div>
        <AddressesCell row={row} />
      </div>
    </div>
  )
}
