import { Button } from 'antd'
import { useRef, type MouseEvent } from 'react'
import { focusIds } from '../../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import { usePortions } from '../../../components/usePortions'
import { selectCanTakeBack, takeBack } from '../../correct/correctRow'
import { rowsDecided } from '../decisionsSlice'
import { isMatched } from '../../../domain/cleanse/outcomes'
import { resultsMessages as messages } from '../resultsMessages'
import { selectDecisions, selectOutcomes } from '../resultsSelectors'
import { selectShownRows } from '../shownSelectors'
import { AddressLines } from '../table/AddressTexts'
import { ScoreCell, WhyText } from '../table/RowCells'
import { useIsAcceptFilled } from '../useDecisionKeys'
import { rowOpened } from '../viewSlice'
import './ResultCards.css'

/** How many cards are shown at first, and added on request. */
const AT_ONCE = 20

/** The rows that pass the filters as cards, for a narrow window. */
export function ResultCards() {
  const shown = useAppSelector(selectShownRows)
  const { shown: first, next, showNext } = usePortions(shown, AT_ONCE)
  const currentRow = useAppSelector((state) => state.view.currentRow)
  // A row further on, such as the next undecided one, has its card to return to.
  const isBeyond = currentRow !== null && shown.indexOf(currentRow) >= first.length
  const rows = isBeyond ? [...first, currentRow] : first
  return (
    <>
      <ul className="card plainList resultCards" aria-label={messages.heading}>
        {rows.map((row) => (
          <ResultCard key={row} row={row} />
        ))}
      </ul>
      {next > 0 && (
        <Button block size="large" onClick={showNext}>
          {messages.showMore(next)}
        </Button>
      )}
    </>
  )
}

function ResultCard({ row }: { row: number }) {
  const dispatch = useAppDispatch()
  const decision = useAppSelector((state) => selectDecisions(state)[row])
  const outcome = useAppSelector((state) => selectOutcomes(state)[row])
  const canTakeBack = useAppSelector((state) => selectCanTakeBack(state, row))
  const isCurrent = useAppSelector((state) => state.view.currentRow === row)
  const isFilled = useIsAcceptFilled(row)
  // The pressed button disappears, or the row opens over it, so the card takes the focus.
  const card = useRef<HTMLLIElement>(null)
  const act = (action: Parameters<typeof dispatch>[0]) => {
    card.current?.focus({ preventScroll: true })
    dispatch(action)
  }
  /** Opens it wherever it is pressed; keys and screen readers have its button. */
  const press = {
    onClick: ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
      const isSelecting = currentTarget.ownerDocument.getSelection()?.isCollapsed === false
      if (!isSelecting && !(target as Element).closest('button')) act(rowOpened(row))
    },
  }
  return (
    <li
      ref={card}
      id={isCurrent ? focusIds.resultRows : undefined}
      className="resultCard"
      aria-label={messages.panel(row + 1)}
      tabIndex={-1}
      {...press}
    >
      <div className="resultCardHead">
        <Button type="text" onClick={() => act(rowOpened(row))}>
          {messages.panel(row + 1)}
        </Button>
        <WhyText row={row} />
        <ScoreCell row={row} />
      </div>
      <AddressLines row={row} />
      {decision && (
        <div className="resultCardDecision">
          <span className={`decision is-${decision}`}>{messages.decisions[decision]}</span>
          {canTakeBack && (
            <Button type="link" onClick={() => act(takeBack(row))}>
              {messages.undo}
            </Button>
          )}
        </div>
      )}
      {isMatched(outcome) && !decision && (
        <div className="resultCardActions">
          <Button
            type={isCurrent && isFilled ? 'primary' : 'default'}
            onClick={() => act(rowsDecided({ rows: [row], decision: 'accepted' }))}
          >
            {messages.accept}
          </Button>
          <Button onClick={() => act(rowsDecided({ rows: [row], decision: 'originalKept' }))}>
            {messages.keep}
          </Button>
        </div>
      )}
    </li>
  )
}
