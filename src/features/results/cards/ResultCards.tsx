import type { UnknownAction } from '@reduxjs/toolkit'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { focusIds } from '../../../app/base/focusIds'
import { useAppDispatch, useAppSelector } from '../../../app/base/hooks'
import { resultsMessages as messages } from '../resultsMessages'
import { isMatched } from '../outcomes'
import { selectDecisions, selectOutcomes } from '../resultsSelectors'
import { decisionsRemoved, rowsDecided } from '../decisionsSlice'
import { rowOpened } from '../viewSlice'
import { selectShownRows } from '../shownSelectors'
import { CleansedCell, ScoreCell, SentCell, WhyCell } from '../table/ReviewCells'
import './ResultCards.css'

/** Cards that a small screen gets at once; more come when they are asked for. */
const AT_ONCE = 20

/** The rows that the filters let through as cards, for a narrow window. */
export function ResultCards() {
  const shown = useAppSelector(selectShownRows)
  const [count, setCount] = useState(AT_ONCE)
  const currentRow = useAppSelector((state) => state.view.currentRow)
  // Whoever has come to a row beyond those, as by a dot of the map, finds it here when its panel closes.
  const isBeyond = currentRow !== null && shown.indexOf(currentRow) >= count
  const first = shown.slice(0, count)
  const rows = isBeyond ? [...first, currentRow] : first
  return (
    <>
      <ul className="resultCards" aria-label={messages.cards}>
        {rows.map((row) => (
          <ResultCard key={row} row={row} />
        ))}
      </ul>
      {count < shown.length && (
        <Button block onClick={() => setCount(count + AT_ONCE)}>
          {messages.showMore(Math.min(AT_ONCE, shown.length - count))}
        </Button>
      )}
    </>
  )
}

function ResultCard({ row }: { row: number }) {
  const dispatch = useAppDispatch()
  const decision = useAppSelector((state) => selectDecisions(state)[row])
  const outcome = useAppSelector((state) => selectOutcomes(state)[row])
  const isCurrent = useAppSelector((state) => state.view.currentRow === row)
  // The button that is pressed goes away, or the panel opens out of sight: the card holds the focus and its place.
  const card = useRef<HTMLLIElement>(null)
  const act = (action: UnknownAction) => {
    card.current?.focus({ preventScroll: true })
    dispatch(action)
  }
  return (
    <li
      ref={card}
      id={isCurrent ? focusIds.resultRows : undefined}
      className="resultCard"
      aria-label={messages.panel(row + 1)}
      tabIndex={-1}
    >
      <div className="resultCardHead">
        <Button size="small" type="text" onClick={() => act(rowOpened(row))}>
          {messages.panel(row + 1)}
        </Button>
        <WhyCell row={row} />
        <ScoreCell row={row} />
      </div>
      <p className="quiet">
        <SentCell row={row} />
      </p>
      <p>
        <CleansedCell row={row} />
      </p>
      {decision && (
        <div className="buttonRow">
          <span className={`decision is-${decision}`}>{messages.decisions[decision]}</span>
          <Button size="small" type="link" onClick={() => act(decisionsRemoved([row]))}>
            {messages.undo}
          </Button>
        </div>
      )}
      {isMatched(outcome) && !decision && (
        <div className="resultCardActions">
          <Button
            type="primary"
            size="large"
            onClick={() => act(rowsDecided({ rows: [row], decision: 'accepted' }))}
          >
            {messages.accept}
          </Button>
          <Button size="large" onClick={() => act(rowsDecided({ rows: [row], decision: 'originalKept' }))}>
            {messages.keep}
          </Button>
        </div>
      )}
    </li>
  )
}
