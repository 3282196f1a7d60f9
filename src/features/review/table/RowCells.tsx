import { useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { shallowEqual } from 'react-redux'
import { formatNumber } from '../../../base/format'
import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import { breakable } from '../../../components/breakable'
import { MeterBar } from '../../../components/MeterBar'
import { takenFromOf, type Decision } from '../../../domain/cleanse/rowResult'
import { earlierMessages } from '../../earlier/earlierMessages'
import { selectRows } from '../../file/fileSlice'
import { selectMapping } from '../../mapping/mappingSelectors'
import { sendsOtherwise } from '../../run/comingSelectors'
import { selectResults } from '../../run/runSlice'
import type { Pile } from '../../../domain/cleanse/outcomes'
import { resultsMessages as messages } from '../resultsMessages'
import { selectRowPile, selectRowReasons, selectRowScore, selectTwins } from '../../results/resultsSelectors'
import { selectCustomer } from '../../results/customerSelectors'
import { AlikeCount } from '../alike/Alike'
import { useRowTold } from '../panel/useVerdict'
import { selectOpenRow } from '../viewSlice'
import { selectThreshold } from '../../results/thresholdSlice'
import { useCorrect } from '../useDecisionKeys'
import { CleansedText, SentText, type CellProps } from './AddressTexts'
import './RowCells.css'
import { decideRows } from '../../run/rows/changeRows'
import { selectDecisions } from '../../run/rows/decisionsSlice'

/** Id of what names a row for screen readers. */
export const rowNameId = (row: number) => `row-${row}-name`

/** What names a row for screen readers. */
export function RowName({ row }: CellProps) {
  return (
    <span id={rowNameId(row)} hidden>
      {useRowTold(row)}
    </span>
  )
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

/** Both addresses, yours above the cleansed one, each cut at two lines until *Show more* is pressed. */
export function AddressesCell({ row }: CellProps) {
  return (
    <>
      <TwoLines className="yours" name={messages.columns.sent}>
        <span className="visuallyHidden">{messages.yours} </span>
        <SentText row={row} />
      </TwoLines>
      <TwoLines name={messages.columns.cleansed}>
        <span className="visuallyHidden"> {messages.cleansed} </span>
        <CleansedText row={row} />
      </TwoLines>
    </>
  )
}

/** What may make the answer of a row out of date: the earlier download that it comes from, and that other columns were sent. */
export function OutOfDateFor({ row }: CellProps) {
  const from = useAppSelector((state) => takenFromOf(selectResults(state)[row] ?? null))
  const isSentOtherwise = useAppSelector((state) =>
    sendsOtherwise(selectResults(state)[row] ?? null, selectRows(state)[row]!, selectMapping(state)),
  )
  return (
    <>
      {from && <span className="rowFrom quiet">{earlierMessages.from(from)}</span>}
      {isSentOtherwise && <span className="rowFrom quiet">{messages.isSentOtherwise}</span>}
    </>
  )
}

interface TwoLinesProps {
  className?: string
  name: string
  children: ReactNode
}

function TwoLines({ className = '', name, children }: TwoLinesProps) {
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
          tabIndex={-1}
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
  return (
    <div className="rowWhyText">
      {messages.why(reasons, threshold, twins ?? [])}
      <AlikeCount row={row} />
    </div>
  )
}

/** Why the row is to review, and below it the decision, or the buttons to decide. */
export function DecisionCell({ row }: CellProps) {
  const decision = useAppSelector((state) => selectDecisions(state)[row])
  const pile = useAppSelector((state) => selectRowPile(state, row))
  // Open, it has its buttons there.
  const isOpen = useAppSelector((state) => selectOpenRow(state) === row)
  return (
    <div className="decisionCell">
      <WhyText row={row} />
      <div className="rowDecision">
        {decision ? (
          <span className={`decision is-${decision}`}>{messages.decisions[decision]}</span>
        ) : (
          !isOpen && <WayOn row={row} pile={pile} />
        )}
      </div>
    </div>
  )
}

/** A row to review can be decided, one without an address corrected; one that is ready offers neither. */
function WayOn({ row, pile }: CellProps & { pile: Pile }) {
  if (pile === 'toReview') return <DecideButtons row={row} />
  return UNFOUND.has(pile) && <CorrectButton row={row} />
}

/** Piles whose rows have no address. */
export const UNFOUND = new Set<Pile>(['notFound', 'failed', 'notLookedUp'])

/** Opens the form that corrects a row. The keys of the list do the same, so Tab skips it. */
export function CorrectButton({ row }: CellProps) {
  return (
    <button
      type="button"
      className="rowButton"
      tabIndex={-1}
      aria-label={messages.ofRow(messages.correct, row)}
      onClick={useCorrect(row)}
    >
      {messages.correct}
    </button>
  )
}

function DecideButtons({ row }: CellProps) {
  const dispatch = useAppDispatch()
  // The press removes the button: its row takes the focus and hands it on.
  const press = (decision: Decision) => (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest<HTMLElement>('[role=row]')?.focus({ preventScroll: true })
    dispatch(decideRows([row], decision))
  }
  return (
    <>
      <button
        type="button"
        className="rowButton"
        tabIndex={-1}
        aria-label={messages.ofRow(messages.accept, row)}
        onClick={press('accepted')}
      >
        {messages.accept}
      </button>
      <button
        type="button"
        className="rowButton"
        tabIndex={-1}
        aria-label={messages.ofRow(messages.keep, row)}
        onClick={press('originalKept')}
      >
        {messages.keepShort}
      </button>
    </>
  )
}
