import { useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { shallowEqual } from 'react-redux'
import type { UnknownAction } from '@reduxjs/toolkit'
import { formatNumber } from '../../../base/format'
import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import { breakable } from '../../../components/breakable'
import { MeterBar } from '../../../components/MeterBar'
import { markUnsent, type MarkedText } from '../../../domain/address/comparison/marks'
import { markResult } from '../../../domain/cleanse/doubts'
import { takenFromOf } from '../../../domain/cleanse/rowResult'
import { earlierMessages } from '../../earlier/earlierMessages'
import { selectResults } from '../../run/runSelectors'
import { rowsDecided } from '../decisionsSlice'
import { isMatched } from '../../../domain/cleanse/outcomes'
import { resultsMessages as messages } from '../resultsMessages'
import {
  selectCustomer,
  selectDecisions,
  selectIsLeftOut,
  selectRowDoubts,
  selectRowOutcome,
  selectRowReasons,
  selectRowScore,
  selectSentText,
  selectUnsentText,
  selectThreshold,
  selectTwins,
  selectWasKept,
} from '../resultsSelectors'
import { useIsAcceptFilled } from '../useDecisionKeys'
import { selectOpenRow } from '../shownSelectors'
import './RowCells.css'

interface CellProps {
  /** Index in the file. */
  row: number
}

/** The row's number above the value that identifies the customer. */
export function NumberCell({ row }: CellProps) {
  const customer = useAppSelector((state) => selectCustomer(state, row))
  return (
    <>
      <span className="rowNumber">{formatNumber(row + 1)}</span>
      {customer !== '' && (
        <span className="rowCustomer" title={customer}>
          {breakable(customer)}
        </span>
      )}
    </>
  )
}

/** An address with its marks; those of a cleansed one have another colour. */
export function Marks({ text, isCleansed = false }: { text: MarkedText; isCleansed?: boolean }) {
  let start = 0
  return text.map((stretch) => {
    const key = start
    start += stretch.text.length
    if (!stretch.isMarked) return stretch.text
    return (
      <mark key={key} className={isCleansed ? 'difference isCleansed' : 'difference'}>
        {stretch.text}
      </mark>
    )
  })
}

/**
 * What was sent, with marks on what is to review, and what was not sent and contradicts the answer: the row is decided here.
 *
 * @param isWhole all that was not sent, also where it contradicts nothing
 */
export function SentText({ row, isWhole = false }: CellProps & { isWhole?: boolean }) {
  const sent = useAppSelector((state) => selectSentText(state, row))
  const result = useAppSelector((state) => selectResults(state)[row] ?? null)
  const doubts = useAppSelector((state) => selectRowDoubts(state, row))
  const all = useAppSelector((state) => (isWhole ? selectUnsentText(state, row) : ''))
  const unsent = isWhole ? all : doubts.flatMap((doubt) => doubt.unsent ?? []).join(', ')
  const marked = markResult(result, doubts)
  // For a corrected row another text than the customer's was looked up.
  const isOwn = result?.kind === 'answered' && !result.origin
  return (
    <>
      {marked && isOwn ? <Marks text={marked.sent} /> : sent}
      {unsent !== '' && (
        <span className="quiet">
          {' '}
          {messages.notSent} <Marks text={markUnsent(unsent, doubts)} />
        </span>
      )}
    </>
  )
}

/** The cleansed address, with marks on what is to review; if there is none, the error or the outcome. */
function CleansedText({ row }: CellProps) {
  const result = useAppSelector((state) => selectResults(state)[row] ?? null)
  const outcome = useAppSelector((state) => selectRowOutcome(state, row))
  const doubts = useAppSelector((state) => selectRowDoubts(state, row))
  const wasKept = useAppSelector((state) => selectWasKept(state, row))
  const isLeftOut = useAppSelector((state) => selectIsLeftOut(state, row))
  if (wasKept) return <span className="quiet">{messages.wasKept}</span>
  const marked = markResult(result, doubts)
  if (marked) return <Marks text={marked.found} isCleansed />
  if (result?.kind === 'failed') return <span className="isBad">{result.error}</span>
  return <span className="quiet">{isLeftOut ? messages.isLeftOut : messages.outcomes[outcome]}</span>
}

/** Both addresses below each other, where there is no room for a table; yours follows `start`. */
export function AddressLines({ row, start }: CellProps & { start?: string }) {
  return (
    <>
      <p className="yours">
        {start}
        <SentText row={row} />
      </p>
      <p>
        <CleansedText row={row} />
      </p>
    </>
  )
}

/** Both addresses, yours above the cleansed one, each cut at two lines until *Show more* is pressed. */
export function AddressesCell({ row }: CellProps) {
  return (
    <>
      <TwoLines row={row} className="yours" name={messages.columns.sent}>
        <span className="visuallyHidden">{messages.yours} </span>
        <SentText row={row} />
      </TwoLines>
      <TwoLines row={row} name={messages.columns.cleansed}>
        <span className="visuallyHidden"> {messages.cleansed} </span>
        <CleansedText row={row} />
      </TwoLines>
    </>
  )
}

/** The earlier download that the answer of a row comes from, if any. */
export function FromDownload({ row }: CellProps) {
  const from = useAppSelector((state) => takenFromOf(selectResults(state)[row] ?? null))
  return from && <span className="rowFrom quiet">{earlierMessages.from(from)}</span>
}

/** Tab leads to the buttons of the row that it came from, and to those of no other. */
const useTabIndex = (row: number) => (useAppSelector((state) => state.view.currentRow === row) ? 0 : -1)

interface TwoLinesProps extends CellProps {
  className?: string
  name: string
  children: ReactNode
}

function TwoLines({ row, className = '', name, children }: TwoLinesProps) {
  const tabIndex = useTabIndex(row)
  const text = useRef<HTMLDivElement>(null)
  const [isCut, setIsCut] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  useLayoutEffect(() => {
    const element = text.current!
    const sizes = new ResizeObserver(() => setIsCut(element.scrollHeight > element.clientHeight + 2))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  return (
    <>
      <div ref={text} className={`${className} ${isWhole ? '' : 'twoLines'}`}>
        {children}
      </div>
      {isCut && !isWhole && (
        <button
          type="button"
          className="rowLink"
          tabIndex={tabIndex}
          aria-label={messages.showWhole(name)}
          onClick={() => setIsWhole(true)}
        >
          {messages.showMoreText}
        </button>
      )}
    </>
  )
}

/** The chosen score: a figure above a bar. */
export function ScoreCell({ row }: CellProps) {
  const score = useAppSelector((state) => selectRowScore(state, row))
  const threshold = useAppSelector(selectThreshold)
  if (score === null) return null
  return (
    <span className="scoreCell">
      {score.toFixed(2)} <MeterBar value={score} isLow={score < threshold} />
    </span>
  )
}

/** Why a row is to review; with the filter *Same address* also which rows share its address. */
export function WhyText({ row }: CellProps) {
  const reasons = useAppSelector((state) => selectRowReasons(state, row), shallowEqual)
  const threshold = useAppSelector(selectThreshold)
  const twins = useAppSelector((state) => (state.view.filters.sameAddress ? selectTwins(state, row) : null))
  return <div className="rowWhyText">{messages.why(reasons, threshold, twins ?? [])}</div>
}

/** Why the row is to review, and below it the decision, or the buttons to decide. */
export function DecisionCell({ row }: CellProps) {
  const decision = useAppSelector((state) => selectDecisions(state)[row])
  const outcome = useAppSelector((state) => selectRowOutcome(state, row))
  // Open, it has its buttons there.
  const isOpen = useAppSelector((state) => selectOpenRow(state) === row)
  const canDecide = isMatched(outcome) && !isOpen
  return (
    <div className="decisionCell">
      <WhyText row={row} />
      <div className="rowDecision">
        {decision ? (
          <span className={`decision is-${decision}`}>{messages.decisions[decision]}</span>
        ) : (
          canDecide && <DecideButtons row={row} />
        )}
      </div>
    </div>
  )
}

function DecideButtons({ row }: CellProps) {
  const dispatch = useAppDispatch()
  const isFilled = useIsAcceptFilled(row)
  const tabIndex = useTabIndex(row)
  // The press removes the button: its row takes the focus and hands it on.
  const press = (action: UnknownAction) => (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest<HTMLElement>('[role=row]')?.focus({ preventScroll: true })
    dispatch(action)
  }
  return (
    <>
      <button
        type="button"
        className={isFilled ? 'rowButton isPrimary' : 'rowButton'}
        tabIndex={tabIndex}
        onClick={press(rowsDecided({ rows: [row], decision: 'accepted' }))}
      >
        {messages.accept}
      </button>
      <button
        type="button"
        className="rowButton"
        tabIndex={tabIndex}
        aria-label={messages.keep}
        onClick={press(rowsDecided({ rows: [row], decision: 'originalKept' }))}
      >
        {messages.keepShort}
      </button>
    </>
  )
}
