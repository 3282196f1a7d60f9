import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button, Tag } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'
import { focusIds } from '../../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import { IconButton } from '../../../components/IconButton'
import { wordsOfDoubt } from '../../../domain/address/comparison/marks'
import { readAnswer } from '../../../domain/cleanse/readAnswer'
import { selectResults } from '../../run/runSelectors'
import { CorrectForm, CorrectNotice } from '../../correct/CorrectForm'
import { acceptRow, openForm, selectCanTakeBack, takeBack } from '../../correct/correctRow'
import { Alike } from '../alike/Alike'
import { rowsDecided } from '../decisionsSlice'
import { isMatched } from '../../../domain/cleanse/outcomes'
import { resultsMessages as messages } from '../resultsMessages'
import {
  selectDecisionCounts,
  selectDecisions,
  selectIsLeftOut,
  selectOutcomes,
  selectReasons,
  selectRowDoubts,
  selectThreshold,
  selectCanDecide,
  selectWasKept,
} from '../resultsSelectors'
import { selectShownRows } from '../shownSelectors'
import { useDecisionKeys, useIsAcceptFilled } from '../useDecisionKeys'
import { rowClosed, rowReached } from '../viewSlice'
import { RowAnswer } from './RowAnswer'
import { RowSection } from './RowSection'

/** The open row, or in its place the form that corrects it. */
export function RowPanel({ row }: { row: number }) {
  const isCorrected = useAppSelector(({ correct }) => correct.form?.row === row)
  return isCorrected ? <CorrectForm key={row} row={row} /> : <OpenRow row={row} />
}

/** What was sent, what came back and why to review it; at its foot the buttons that decide it. */
function OpenRow({ row }: { row: number }) {
  const dispatch = useAppDispatch()
  return (
    <RowSection
      row={row}
      title={messages.panel(row + 1)}
      buttons={<Steps row={row} />}
      onClose={() => dispatch(rowClosed())}
      onKey={useDecisionKeys(row)}
    >
      <RowStatus row={row} />
      <CorrectNotice />
      {/* A new row starts at the top. */}
      <div key={row} className="rowBody" role="region" aria-label={messages.rowDetails} tabIndex={0}>
        <Why row={row} />
        <Alike row={row} />
        <RowAnswer row={row} />
      </div>
      <Actions row={row} />
    </RowSection>
  )
}

/** The buttons that step to the rows before and after a row. */
function Steps({ row }: { row: number }) {
  const dispatch = useAppDispatch()
  const shown = useAppSelector(selectShownRows)
  const at = shown.indexOf(row)

  const step = (name: string, icon: ReactNode, place: number) => (
    <IconButton
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

/** A row's outcome, its decision, and the texts of its reasons to review, or else of its outcome. */
function useVerdict(row: number) {
  const outcome = useAppSelector((state) => selectOutcomes(state)[row])
  const decision = useAppSelector((state) => selectDecisions(state)[row])
  const reasons = useAppSelector((state) => selectReasons(state)[row]) ?? []
  const threshold = useAppSelector(selectThreshold)
  const doubts = useAppSelector((state) => selectRowDoubts(state, row))
  const query = useAppSelector((state) => readAnswer(selectResults(state)[row] ?? null)?.query ?? '')
  const wasKept = useAppSelector((state) => selectWasKept(state, row))
  const why = reasons.map((reason) => {
    const doubt = doubts.find(({ check }) => check === reason)
    return messages.reasonWith(messages.reason(reason, threshold), doubt ? wordsOfDoubt(query, doubt) : '')
  })
  const isLeftOut = useAppSelector((state) => selectIsLeftOut(state, row))
  if (outcome && why.length === 0 && !wasKept)
    why.push(isLeftOut ? messages.isLeftOut : messages.outcomes[outcome])
  return { outcome, decision, why }
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

/** Tells a screen reader about each row that opens: why it is to review, its decision and how many are left. */
function RowStatus({ row }: { row: number }) {
  const { outcome, decision, why } = useVerdict(row)
  const { undecided } = useAppSelector(selectDecisionCounts)
  const decided = decision ? messages.decisions[decision] : messages.undecided
  const text = messages.rowSaid(row + 1, [...why, ...(isMatched(outcome) ? [decided] : [])], undecided)
  const status = useRef<HTMLParagraphElement>(null)
  const told = useRef<number>(null)
  // Only changes are read out, so the first text comes after the element. What is done to the row is told elsewhere.
  useEffect(() => {
    if (told.current !== row) status.current!.textContent = text
    told.current = row
  }, [row, text])

  return <p ref={status} role="status" className="visuallyHidden" />
}

/** Accept, keep mine and undo, each with its key, which is not in its accessible name; and correct. */
function Actions({ row }: { row: number }) {
  const dispatch = useAppDispatch()
  const canDecide = useAppSelector((state) => selectCanDecide(state, row))
  const canTakeBack = useAppSelector((state) => selectCanTakeBack(state, row))
  const isFilled = useIsAcceptFilled(row)
  return (
    <footer className="rowActions">
      {canDecide && (
        <>
          <Button type={isFilled ? 'primary' : 'default'} onClick={() => dispatch(acceptRow(row))}>
            {messages.accept}
            <kbd aria-hidden="true">A</kbd>
          </Button>
          <Button onClick={() => dispatch(rowsDecided({ rows: [row], decision: 'originalKept' }))}>
            {messages.keep}
            <kbd aria-hidden="true">K</kbd>
          </Button>
          {canTakeBack && (
            <Button onClick={() => dispatch(takeBack(row))}>
              {messages.undo}
              <kbd aria-hidden="true">U</kbd>
            </Button>
          )}
        </>
      )}
      <Button className="rowCorrect" onClick={() => dispatch(openForm(row))}>
        {messages.correct}
      </Button>
    </footer>
  )
}
