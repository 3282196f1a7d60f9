import { Tag } from 'antd'
import { useEffect, useRef } from 'react'
import { focusIds } from '../../../app/base/focusIds'
import { useAppSelector } from '../../../app/base/hooks'
import { readAnswer } from '../../answers/readAnswer'
import { selectResults } from '../../run/runSelectors'
import { resultsMessages as messages } from '../resultsMessages'
import { isMatched } from '../outcomes'
import {
  selectDecidedCounts,
  selectDecisions,
  selectOutcomes,
  selectReasons,
  selectSentText,
  selectThreshold,
  selectTwins,
} from '../resultsSelectors'
import { useDecisionKeys } from '../useDecisionKeys'
import { CustomerRow } from './CustomerRow'
import { LookupPart } from './LookupPart'
import { PartsTable } from './PartsTable'
import { RowActions } from './RowActions'
import { RowAnswer } from './RowAnswer'
import { RowHeading } from './RowHeading'
import './RowPanel.css'

/** How much of the panel is enough to see that it has opened, in px. */
const IN_SIGHT = 160

/** The panel of the current row, while it is open. */
export function RowPanel({ onHelp }: { onHelp?: () => void }) {
  const row = useAppSelector(({ view }) => (view.isRowOpen ? view.currentRow : null))
  const exists = useAppSelector((state) => row !== null && row < selectResults(state).length)
  return row !== null && exists && <OpenPanel row={row} onHelp={onHelp} />
}

function OpenPanel({ row, onHelp }: { row: number; onHelp?: () => void }) {
  const result = useAppSelector((state) => selectResults(state)[row] ?? null)
  const sent = useAppSelector((state) => selectSentText(state, row))
  const decision = useAppSelector((state) => selectDecisions(state)[row])
  const why = useWhy(row)
  const twins = useAppSelector((state) => selectTwins(state)[row])
  const onKeyDown = useDecisionKeys(row, onHelp)
  const answer = readAnswer(result)
  const panel = useRef<HTMLElement>(null)
  // Below the table, in a narrow window, it may open out of sight. In a low one as much comes up as is enough: what was
  // pressed for it, such as a dot of the map, stays in sight.
  useEffect(() => {
    const opened = panel.current!
    const { documentElement, defaultView } = opened.ownerDocument
    const { top } = opened.getBoundingClientRect()
    const hidden = top - (documentElement.clientHeight - IN_SIGHT)
    if (top >= documentElement.clientHeight) opened.scrollIntoView()
    else if (hidden > 0) defaultView!.scrollBy(0, hidden)
  }, [])

  return (
    // The keys act on whatever has the focus within, and each has a button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={panel}
      id={focusIds.rowPanel}
      className="card rowPanel"
      aria-label={messages.panel(row + 1)}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <RowHeading row={row} />
      <RowStatus row={row} />
      <p className="rowWhy">
        {why.map((text) => (
          <Tag key={text}>{text}</Tag>
        ))}
        {twins && twins.length > 0 && <span>{messages.sameAddressAs(twins)}</span>}
        <span className="quiet">
          {decision ? messages.decisions[decision] : answer?.address && messages.undecided}
        </span>
      </p>
      {answer?.address && <PartsTable answer={answer} />}
      {answer?.address && <RowActions row={row} decision={decision} />}
      {result && <LookupPart row={row} sent={sent} />}
      <RowAnswer result={result} sent={sent} />
      <CustomerRow row={row} />
    </section>
  )
}

/** Why a row is to review, or what became of it. */
function useWhy(row: number): string[] {
  const reasons = useAppSelector((state) => selectReasons(state)[row])
  const outcome = useAppSelector((state) => selectOutcomes(state)[row])
  const threshold = useAppSelector(selectThreshold)
  if (reasons?.length) return reasons.map((reason) => messages.reason(reason, threshold))
  return outcome ? [messages.outcomes[outcome]] : []
}

/** Tells a screen reader the row, why it is to review, its decision and how many are left. */
function RowStatus({ row }: { row: number }) {
  const why = useWhy(row)
  const outcome = useAppSelector((state) => selectOutcomes(state)[row])
  const decision = useAppSelector((state) => selectDecisions(state)[row])
  const { undecided } = useAppSelector(selectDecidedCounts)
  const decided = decision ? messages.decisions[decision] : messages.undecided
  const text = messages.rowSaid(row + 1, [...why, ...(isMatched(outcome) ? [decided] : [])], undecided)
  // Only what changes in it is read out: the first text comes after the element.
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (status.current) status.current.textContent = text
  }, [text])

  return <p ref={status} role="status" className="visuallyHidden" />
}
