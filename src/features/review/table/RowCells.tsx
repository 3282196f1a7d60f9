import type { MouseEvent, MouseEventHandler, ReactNode } from 'react'
import { shallowEqual } from 'react-redux'
import { formatNumber, formatRows } from '../../../base/format'
import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import type { RootState } from '../../../base/store/types'
import { takenFromOf, type Decision } from '../../../domain/cleanse/rowResult'
import { earlierMessages } from '../../earlier/earlierMessages'
import { selectRow } from '../../file/fileSlice'
import { selectMapping } from '../../mapping/mappingSelectors'
import { sendsOtherwise } from '../../run/comingSelectors'
import { selectResult } from '../../run/runSlice'
import {
  selectRowPile,
  selectRowReasons,
  selectRowScore,
  selectSentText,
  selectTwins,
  selectIsLeftOut,
  selectRowCounts,
  selectRowOutcome,
  selectWasKept,
} from '../../results/resultsSelectors'
import { selectCustomer } from '../../results/customerSelectors'
import { selectThreshold } from '../../results/thresholdSlice'
import { decideRows } from '../../run/rows/changeRows'
import { selectDecision } from '../../run/rows/decisionsSlice'
import { resultsMessages as messages } from '../resultsMessages'
import { alikeMessages } from '../reasonMessages'
import { openForm, selectQuestion, selectReasonsSaid } from '../rowSteps'
import { selectLineRows, UNFOUND, selectPlace, selectShownRows } from '../shownSelectors'
import { selectListed } from '../viewSlice'
import { AddressLines, type CellProps } from './AddressTexts'
import './RowCells.css'

/** A row's outcome, its decision, and the texts of its reasons to review, or else of its outcome. */
export function useVerdict(row: number) {
  const outcome = useAppSelector((state) => selectRowOutcome(state, row))
  const decision = useAppSelector((state) => selectDecision(state, row))
  const reasons = useAppSelector((state) => selectReasonsSaid(state, row), shallowEqual)
  const wasKept = useAppSelector((state) => selectWasKept(state, row))
  const isLeftOut = useAppSelector((state) => selectIsLeftOut(state, row))
  const isSilent = reasons.length === 0 && !wasKept
  const why = isSilent ? [isLeftOut ? messages.isLeftOut : messages.found[outcome]] : reasons
  return { outcome, decision, why }
}

/** What the decision that led to this row did; empty for other rows. */
const selectLedBy = (state: RootState, row: number): string => {
  const { view, decisions } = state
  if (!view.isStepTold || view.currentRow !== row) return ''
  const { changes } = decisions.past.at(-1)!
  return `${messages.stepSaid({ kind: 'taken', changes }, selectRowCounts(state).piles.toReview)} `
}

/**
 * A line of the list for screen readers: what was done, if that led here; the row's number and whose it is, or how many rows a
 * group has; its decision, or else why to look at it; and its place among the rows shown.
 */
export function useRowTold(row: number): string {
  const { decision, why } = useVerdict(row)
  const customer = useAppSelector((state) => selectCustomer(state, row).trim() || selectSentText(state, row))
  const rows = useAppSelector((state) => selectLineRows(state, row)?.length)
  const place = useAppSelector((state) => selectPlace(state, row))
  const shown = useAppSelector((state) => selectShownRows(state).length)
  const ledBy = useAppSelector((state) => selectLedBy(state, row))
  const told = [
    ...(rows === undefined ? [formatNumber(row + 1), customer] : [formatRows(rows)]),
    ...(decision ? [messages.decisions[decision]] : why),
    place === undefined ? '' : messages.place(place, shown),
  ]
  return ledBy + told.filter(Boolean).join(', ')
}

/** Id of the element that names a row for screen readers. */
export const rowNameId = (row: number) => `row-${row}-name`

/** The name of a row for screen readers. */
export const RowName = ({ row }: CellProps) => (
  <span id={rowNameId(row)} hidden>
    {useRowTold(row)}
  </span>
)

/** The row's number, or how many rows a group has, above the value that identifies the customer. */
export function NumberCell({ row }: CellProps) {
  const customer = useAppSelector((state) => selectCustomer(state, row))
  const group = useAppSelector((state) => selectLineRows(state, row))
  if (group) return <span className="rowNumber">{formatRows(group.length)}</span>
  return (
    <>
      <span className="rowNumber">{formatNumber(row + 1)}</span>
      {customer !== '' && (
        <span className="rowCustomer" title={customer}>
          {customer}
        </span>
      )}
    </>
  )
}

/** Both addresses, with `beside` at the end of the first line; for a group its first and last, and in words what differs. */
export function AddressesCell({ row, beside }: CellProps & { beside?: ReactNode }) {
  const group = useAppSelector((state) => selectLineRows(state, row))
  return (
    <>
      {beside && <div className="besideAddress">{beside}</div>}
      {group ? <GroupText rows={group} /> : <AddressLines row={row} />}
    </>
  )
}

/** `12 Back Lane … 34 Back Lane`, and below it `12 rows · Back Lane → Mandela Road`. */
function GroupText({ rows }: { rows: readonly number[] }) {
  const [first, last] = [rows[0]!, rows.at(-1)!]
  const question = useAppSelector((state) => selectQuestion(state, first))
  const from = useAppSelector((state) => selectSentText(state, first))
  const to = useAppSelector((state) => selectSentText(state, last))
  return (
    <div className="groupText">
      <span className="yours">{from === to ? from : `${from} … ${to}`}</span>
      <strong>{question && alikeMessages.group(question, rows.length)}</strong>
    </div>
  )
}

/** What may put a row's answer out of date: it comes from an earlier download, or other columns were sent. */
export function OutOfDateFor({ row }: CellProps) {
  const from = useAppSelector((state) => takenFromOf(selectResult(state, row)))
  const isSentOtherwise = useAppSelector((state) =>
    sendsOtherwise(selectResult(state, row), selectRow(state, row), selectMapping(state)),
  )
  return (
    <>
      {from && <span className="rowFrom quiet">{earlierMessages.from(from)}</span>}
      {isSentOtherwise && <span className="rowFrom quiet">{messages.isSentOtherwise}</span>}
    </>
  )
}

/** The confidence, as a figure. */
export function ScoreCell({ row }: CellProps) {
  const score = useAppSelector((state) => selectRowScore(state, row))
  const threshold = useAppSelector(selectThreshold)
  if (score === null) return null
  return <span className={score < threshold ? 'scoreCell isLow' : 'scoreCell'}>{score.toFixed(2)}</span>
}

/** The first reason to review, and how many more; under *Same address*, which rows share it. */
export function WhyText({ row }: CellProps) {
  const reasons = useAppSelector((state) => selectRowReasons(state, row), shallowEqual)
  const threshold = useAppSelector(selectThreshold)
  const twins = useAppSelector((state) =>
    selectListed(state).by === 'sameAddress' ? selectTwins(state, row) : null,
  )
  return <div className="rowWhyText">{messages.why(reasons, threshold, twins ?? [])}</div>
}

/** Why the row is to review, and below it the decision; the buttons that decide cover the row under the pointer. */
export function DecisionCell({ row }: CellProps) {
  const decision = useAppSelector((state) => selectDecision(state, row))
  const pile = useAppSelector((state) => selectRowPile(state, row))
  const group = useAppSelector((state) => selectLineRows(state, row))
  // A row to review can be decided, one without an address corrected, and a ready one neither.
  const isUnfound = UNFOUND.has(pile)
  return (
    <div className="decisionCell">
      <WhyText row={row} />
      {decision && (
        <span className={`decision is-${decision}`}>{messages.decided(decision, group?.length)}</span>
      )}
      {!decision && !group && (isUnfound || pile === 'toReview') && (
        <span className="rowButtons">
          {isUnfound ? <CorrectButton row={row} /> : <DecideButtons row={row} />}
        </span>
      )}
    </div>
  )
}

/** A button of a row in the list. The keys of the list do the same, so Tab skips it. */
const RowButton = ({ row, name, onClick }: CellProps & { name: string; onClick: MouseEventHandler }) => (
  <button
    type="button"
    className="rowButton"
    tabIndex={-1}
    aria-label={messages.ofRow(name, row)}
    onClick={onClick}
  >
    {name}
  </button>
)

/** Opens the form that corrects a row. */
export function CorrectButton({ row }: CellProps) {
  const dispatch = useAppDispatch()
  return <RowButton row={row} name={messages.correct} onClick={() => dispatch(openForm(row))} />
}

function DecideButtons({ row }: CellProps) {
  const dispatch = useAppDispatch()
  // The press removes the button: its row takes the focus and passes it on.
  const press = (decision: Decision) => (event: MouseEvent) => {
    event.currentTarget.closest<HTMLElement>('[role=row]')?.focus({ preventScroll: true })
    dispatch(decideRows([row], decision))
  }
  return (
    <>
      <RowButton row={row} name={messages.accept} onClick={press('accepted')} />
      <RowButton row={row} name={messages.keep} onClick={press('originalKept')} />
    </>
  )
}
