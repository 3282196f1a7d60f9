import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button, Tag } from 'antd'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { focusIds } from '../../../app/base/focusIds'
import { useAppDispatch, useAppSelector } from '../../../app/base/hooks'
import { columnLabel, selectHeaders, selectRows } from '../../file/fileSelectors'
import { selectResults } from '../../run/runSelectors'
import type { Decision } from '../decisions'
import { decisionsRemoved, rowsDecided } from '../decisionsSlice'
import { selectHindrance, selectLookup } from '../lookup/lookupSelectors'
import { lookupOpened } from '../lookup/lookupSlice'
import { isMatched } from '../outcomes'
import { lookupMessages } from '../lookup/lookupMessages'
import { resultsMessages as messages } from '../resultsMessages'
import {
  selectCustomerColumn,
  selectDecidedCounts,
  selectDecisions,
  selectOutcomes,
  selectReasons,
  selectSentText,
  selectThreshold,
} from '../resultsSelectors'
import { selectIsOpenRowLeftOut, selectShownRows } from '../shownSelectors'
import { useDecisionKeys } from '../useDecisionKeys'
import { rowClosed, rowReached } from '../viewSlice'
import { LookupForm } from './LookupForm'
import { RowAnswer } from './RowAnswer'
import './RowPanel.css'

/** The row whose panel is open; null where none is. */
export const useOpenRow = (): number | null =>
  useAppSelector((state) => {
    const { isRowOpen, currentRow } = state.view
    return isRowOpen && currentRow !== null && currentRow < selectResults(state).length ? currentRow : null
  })

/** All about one row: what was sent, what came back and why to review it, with the buttons that decide it at its foot. */
export function RowPanel({ row, onHelp }: { row: number; onHelp?: () => void }) {
  const dispatch = useAppDispatch()
  const lookup = useAppSelector(selectLookup)
  const sent = useAppSelector((state) => selectSentText(state, row))
  const isLookedUp = lookup.status !== 'idle' && lookup.row === row
  const decide = useDecisionKeys(row, onHelp)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) dispatch(rowClosed())
    else decide(event)
  }
  return (
    // The keys act on whatever has the focus within, and each has a button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      id={focusIds.rowPanel}
      className="card rowPanel"
      aria-label={messages.panel(row + 1)}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <Heading row={row} />
      <RowStatus row={row} />
      {/* Of another row it begins at its top. */}
      <div key={row} className="rowBody" role="region" aria-label={messages.rowDetails} tabIndex={0}>
        <Why row={row} />
        {isLookedUp && <LookupForm key={row} row={row} lookup={lookup} sent={sent} />}
        <RowAnswer row={row} />
      </div>
      <Actions row={row} isLookedUp={isLookedUp} />
    </section>
  )
}

/** Which row it is, the way to its neighbours among those shown, and out. */
function Heading({ row }: { row: number }) {
  const dispatch = useAppDispatch()
  const shown = useAppSelector(selectShownRows)
  const headers = useAppSelector(selectHeaders)
  const column = useAppSelector(selectCustomerColumn)
  const customer = useAppSelector((state) =>
    column === null ? '' : (selectRows(state)[row]?.[column] ?? ''),
  )
  const at = shown.indexOf(row)

  const step = (name: string, icon: ReactNode, place: number) => (
    <Button
      aria-label={name}
      title={name}
      icon={icon}
      disabled={shown[place] === undefined}
      onClick={({ currentTarget }) => {
        // At an end the button is disabled, and would take the focus with it.
        if (place === 0 || place === shown.length - 1)
          currentTarget.closest<HTMLElement>(`#${focusIds.rowPanel}`)?.focus()
        dispatch(rowReached(shown[place]!))
      }}
    />
  )
  return (
    <div className="rowHeading">
      <h3>{messages.panel(row + 1)}</h3>
      <span
        className="quiet rowName"
        title={column === null ? undefined : `${columnLabel(headers, column)}: ${customer}`}
      >
        {customer}
      </span>
      {step(messages.previous, <UpOutlined aria-hidden />, at - 1)}
      {step(messages.next, <DownOutlined aria-hidden />, at + 1)}
      <Button
        aria-label={messages.close}
        title={messages.close}
        icon={<CloseOutlined aria-hidden />}
        onClick={() => dispatch(rowClosed())}
      />
    </div>
  )
}

/** The reasons to review a row, or its outcome. */
function useWhy(row: number): string[] {
  const reasons = useAppSelector((state) => selectReasons(state)[row])
  const outcome = useAppSelector((state) => selectOutcomes(state)[row])
  const threshold = useAppSelector(selectThreshold)
  if (reasons?.length) return reasons.map((reason) => messages.reason(reason, threshold))
  return outcome ? [messages.outcomes[outcome]] : []
}

function Why({ row }: { row: number }) {
  const why = useWhy(row)
  const isToReview = useAppSelector((state) => selectOutcomes(state)[row] === 'toReview')
  const decision = useAppSelector((state) => selectDecisions(state)[row])
  const isLeftOut = useAppSelector(selectIsOpenRowLeftOut)
  const hasNoMatch = useAppSelector((state) => selectOutcomes(state)[row] === 'noMatch')
  return (
    <p className="rowWhy">
      {why.map((text) => (
        <Tag key={text} color={isToReview ? 'warning' : undefined}>
          {text}
        </Tag>
      ))}
      {decision && <span className={`decision is-${decision}`}>{messages.decisions[decision]}</span>}
      {(hasNoMatch || decision === 'originalKept') && <span className="quiet">{messages.blankColumns}</span>}
      {isLeftOut && <span>{messages.leftOut}</span>}
    </p>
  )
}

/** Accept, keep mine, undo and edit, each with the key that does the same. */
function Actions({ row, isLookedUp }: { row: number; isLookedUp: boolean }) {
  const dispatch = useAppDispatch()
  const decision = useAppSelector((state) => selectDecisions(state)[row])
  const canDecide = useAppSelector((state) => isMatched(selectOutcomes(state)[row]))
  const lookup = useAppSelector(selectLookup)
  const hindrance = useAppSelector(selectHindrance)
  const why =
    lookup.status === 'waiting'
      ? lookupMessages.elsewhere(lookup.row + 1)
      : hindrance && lookupMessages.hindered[hindrance]
  const decideAs = (chosen: Decision) => dispatch(rowsDecided({ rows: [row], decision: chosen }))
  return (
    <footer className="rowActions">
      {canDecide && (
        <>
          <Button type="primary" onClick={() => decideAs('accepted')}>
            {messages.accept}
            <Key letter="A" />
          </Button>
          <Button onClick={() => decideAs('originalKept')}>
            {messages.keep}
            <Key letter="K" />
          </Button>
          {decision && (
            <Button onClick={() => dispatch(decisionsRemoved([row]))}>
              {messages.undo}
              <Key letter="U" />
            </Button>
          )}
        </>
      )}
      {!isLookedUp && (
        <Button
          className="rowEdit"
          aria-label={messages.edit}
          title={why ?? messages.edit}
          aria-describedby={why ? 'lookup-why' : undefined}
          disabled={why !== null}
          onClick={() => dispatch(lookupOpened(row))}
        >
          {messages.editShort}
        </Button>
      )}
      {why && !isLookedUp && (
        <p id="lookup-why" className="quiet">
          {why}
        </p>
      )}
    </footer>
  )
}

/** Shown, and no part of the button's name. */
function Key({ letter }: { letter: string }) {
  return <kbd aria-hidden="true">{letter}</kbd>
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
