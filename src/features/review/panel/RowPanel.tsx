import { DownOutlined, UpOutlined } from '@ant-design/icons'
import type { KeyboardEvent, ReactNode } from 'react'
import { shallowEqual } from 'react-redux'
import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import { IconButton } from '../../../components/controls'
import { Toolbar } from '../../../components/keys'
import { isMatched } from '../../../domain/cleanse/outcomes'
import { GroupActions, GroupRows } from '../alike/Alike'
import { resultsMessages as messages } from '../resultsMessages'
import { selectCanDecide } from '../../results/resultsSelectors'
import { acceptRow, openForm, selectCanTakeBack, takeBack } from '../rowSteps'
import { selectAround, selectLineRows, selectPlace } from '../shownSelectors'
import { useDecisionKeys } from '../useDecisionKeys'
import { escaped, rowReached } from '../viewSlice'
import { ActionButton, Actions } from './Actions'
import { RowAnswer } from './RowAnswer'
import { RowSection } from './RowSection'
import { useVerdict } from './useVerdict'
import { decideRows } from '../../run/rows/changeRows'

interface RowPanelProps {
  row: number
  /** What became of the last correction. */
  notice?: ReactNode
  /** A further way to correct the row. */
  correction?: ReactNode
}

/** The selected row: what was sent, what came back and why to review it; at its foot the buttons that decide it, or its group. */
export function RowPanel({ row, notice, correction }: RowPanelProps) {
  const dispatch = useAppDispatch()
  const isGroup = useAppSelector((state) => selectLineRows(state, row) !== null)
  return (
    <RowSection
      row={row}
      title={messages.panel(row + 1)}
      buttons={<Steps row={row} />}
      onClose={() => dispatch(escaped())}
      onKey={useRowKeys(row)}
    >
      {notice}
      {/* A new row starts at the top. */}
      <div key={row} className="rowBody">
        <Why row={row} />
        {isGroup ? <GroupRows row={row} /> : <RowAnswer row={row} />}
      </div>
      {isGroup ? <GroupActions row={row} /> : <RowActions row={row} correction={correction} />}
    </RowSection>
  )
}

/** The keys of the list in the pane, but where an arrow scrolls what is in it. */
function useRowKeys(row: number) {
  const dispatch = useAppDispatch()
  const decide = useDecisionKeys(row)
  const { before, after } = useAppSelector((state) => selectAround(state, row), shallowEqual)
  const steps: Record<string, number | undefined> = { ArrowUp: before, ArrowDown: after }
  return (event: KeyboardEvent) => {
    const scrolls = (event.target as Element).closest('.rowBody') !== null
    const to = scrolls ? undefined : steps[event.key]
    if (to === undefined) return decide(event)
    event.preventDefault()
    dispatch(rowReached(to))
  }
}

/** The buttons that step to the lines before and after a row. */
function Steps({ row }: { row: number }) {
  const dispatch = useAppDispatch()
  const { before, after } = useAppSelector((state) => selectAround(state, row), shallowEqual)
  const step = (name: string, icon: ReactNode, to: number | undefined) => (
    <IconButton
      tabIndex={-1}
      name={name}
      icon={icon}
      // Disabled it would lose the focus.
      aria-disabled={to === undefined || undefined}
      onClick={() => to !== undefined && dispatch(rowReached(to))}
    />
  )
  return (
    <Toolbar isLine className="rowTools" aria-label={messages.rowTools}>
      {step(messages.previous, <UpOutlined aria-hidden />, before)}
      {step(messages.next, <DownOutlined aria-hidden />, after)}
    </Toolbar>
  )
}

/** Each reason in words, with both sides; and what the decision means for the file. */
function Why({ row }: { row: number }) {
  const { outcome, decision, why } = useVerdict(row)
  const isUnfound = outcome !== 'notRun' && !isMatched(outcome)
  const rows = useAppSelector((state) => selectLineRows(state, row)?.length)
  const isLeftOut = useAppSelector((state) => selectPlace(state, row) === undefined)
  return (
    <div className="rowWhy">
      {why.map((text) => (
        <p key={text} className={outcome === 'toReview' ? 'reason' : 'quiet'}>
          {text}
        </p>
      ))}
      {decision && <p className={`decision is-${decision}`}>{messages.decided(decision, rows)}</p>}
      {isUnfound && <p className="quiet">{messages.blankUnfound}</p>}
      {decision === 'originalKept' && <p className="quiet">{messages.blankKept}</p>}
      {isLeftOut && <p>{messages.leftOut}</p>}
    </div>
  )
}

/** Accept and keep mine, side by side and alike: a doubt is no proposal. Below them the ways to correct the row, and undo. */
function RowActions({ row, correction }: { row: number; correction: ReactNode }) {
  const dispatch = useAppDispatch()
  const canDecide = useAppSelector((state) => selectCanDecide(state, row))
  const canTakeBack = useAppSelector((state) => selectCanTakeBack(state, row))
  const act = (name: string, keys: string, onClick: () => void) => (
    <ActionButton name={name} keys={keys} label={messages.ofRow(name, row)} onClick={onClick} />
  )
  return (
    <Actions>
      {canDecide && act(messages.accept, 'A', () => dispatch(acceptRow(row)))}
      {canDecide && act(messages.keep, 'K', () => dispatch(decideRows([row], 'originalKept')))}
      {/* In one line, however many they are: those above stay where they are. */}
      <div className="rowCorrections">
        {act(messages.correct, 'C', () => dispatch(openForm(row)))}
        {canTakeBack && act(messages.undo, 'U', () => dispatch(takeBack(row)))}
        {correction}
      </div>
    </Actions>
  )
}
