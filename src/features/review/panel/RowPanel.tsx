import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { KeyboardEvent, ReactNode } from 'react'
import { shallowEqual } from 'react-redux'
import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import { Toolbar, KeyHint } from '../../../components/keys'
import type { AppThunk } from '../../../base/store/types'
import { IconButton } from '../../../components/controls'
import { isMatched } from '../../../domain/cleanse/outcomes'
import { selectCustomer } from '../../results/customerSelectors'
import { selectCanDecide } from '../../results/resultsSelectors'
import { decideRows } from '../../run/rows/changeRows'
import { alikeMessages } from '../reasonMessages'
import { resultsMessages as messages } from '../resultsMessages'
import {
  acceptRow,
  decideAlike,
  openForm,
  selectAlike,
  selectCanAcceptAlike,
  selectCanTakeBack,
  selectQuestion,
  takeBack,
} from '../rowSteps'
import { selectAround, selectLineRows, selectPlace } from '../shownSelectors'
import { AddressLines, type CellProps } from '../table/AddressTexts'
import { useDecisionKeys } from '../useDecisionKeys'
import { escaped, rowReached, rowsListed, selectListed } from '../viewSlice'
import { RowAnswer } from './RowAnswer'
import { RowSection } from './RowSection'
import { useVerdict } from '../table/RowCells'

interface RowPanelProps extends CellProps {
  /** The outcome of the last correction. */
  notice?: ReactNode
  /** A further way to correct the row. */
  correction?: ReactNode
}

/** The selected row: what was sent, what came back and why to review it; at its foot the buttons that decide it or its group. */
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
      {/* The buttons are in the same place for every row. */}
      <Toolbar isLine className="rowActions" aria-label={messages.rowActions}>
        {isGroup ? <GroupActions row={row} /> : <RowActions row={row} correction={correction} />}
      </Toolbar>
    </RowSection>
  )
}

/** The keys of the list, also in the pane, except where an arrow scrolls the contents. */
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
function Steps({ row }: CellProps) {
  const dispatch = useAppDispatch()
  const { before, after } = useAppSelector((state) => selectAround(state, row), shallowEqual)
  const step = (name: string, icon: ReactNode, to: number | undefined) => (
    <IconButton
      tabIndex={-1}
      name={name}
      icon={icon}
      // If disabled, it would lose the focus.
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
function Why({ row }: CellProps) {
  const { outcome, decision, why } = useVerdict(row)
  const isFound = isMatched(outcome)
  const rows = useAppSelector((state) => selectLineRows(state, row)?.length)
  const isLeftOut = useAppSelector((state) => selectPlace(state, row) === undefined)
  return (
    <div className="rowWhy">
      {/* What happened to the others stands in place of their cleansed address. */}
      {isFound &&
        why.map((text) => (
          <p key={text} className={outcome === 'toReview' ? 'reason' : 'quiet'}>
            {text}
          </p>
        ))}
      {decision && <p className={`decision is-${decision}`}>{messages.decided(decision, rows)}</p>}
      {!isFound && outcome !== 'notRun' && <p className="quiet">{messages.blankUnfound}</p>}
      {decision === 'originalKept' && <p className="quiet">{messages.blankKept}</p>}
      {isLeftOut && <p>{messages.leftOut}</p>}
    </div>
  )
}

interface ActionProps {
  name: string
  /** The keys that do the same. */
  keys: string
  /** Its row, if it is not a group's. */
  row?: number
  act: () => AppThunk
}

function Action({ name, keys, row, act }: ActionProps) {
  const dispatch = useAppDispatch()
  const label = row === undefined ? undefined : messages.ofRow(name, row)
  return (
    <Button tabIndex={-1} aria-label={label} onClick={() => dispatch(act())}>
      {name}
      <KeyHint keys={keys} />
    </Button>
  )
}

/** Accept and keep mine side by side and alike, since a doubt is not a proposal; below them the ways to correct, and undo. */
function RowActions({ row, correction }: CellProps & { correction: ReactNode }) {
  const canDecide = useAppSelector((state) => selectCanDecide(state, row))
  const canTakeBack = useAppSelector((state) => selectCanTakeBack(state, row))
  return (
    <>
      {canDecide && <Action row={row} name={messages.accept} keys="A" act={() => acceptRow(row)} />}
      {canDecide && (
        <Action row={row} name={messages.keep} keys="K" act={() => decideRows([row], 'originalKept')} />
      )}
      {/* On one line, however many: those above stay where they are. */}
      <div className="rowCorrections">
        <Action row={row} name={messages.correct} keys="C" act={() => openForm(row)} />
        {canTakeBack && <Action row={row} name={messages.undo} keys="U" act={() => takeBack(row)} />}
        {correction}
      </div>
    </>
  )
}

const ROWS_SHOWN = 5

function GroupRows({ row }: CellProps) {
  const rows = useAppSelector((state) => selectAlike(state, row))
  return (
    <ul className="plainList alike" aria-label={alikeMessages.label}>
      {rows.slice(0, ROWS_SHOWN).map((each) => (
        <GroupRow key={each} row={each} />
      ))}
    </ul>
  )
}

function GroupRow({ row }: CellProps) {
  const customer = useAppSelector((state) => selectCustomer(state, row))
  return (
    <li>
      <p className="quiet">{alikeMessages.row(row, customer)}</p>
      <AddressLines row={row} />
    </li>
  )
}

/** Lists only the rows of a group; Escape goes back. */
const listGroup =
  (row: number): AppThunk =>
  (dispatch, getState) => {
    const state = getState()
    const question = selectQuestion(state, row)
    const [label, rows] = [question && alikeMessages.difference(question), [...selectAlike(state, row)]]
    if (label !== null) dispatch(rowsListed({ by: 'group', label, rows, from: selectListed(state) }))
  }

function GroupActions({ row }: CellProps) {
  const dispatch = useAppDispatch()
  const { length } = useAppSelector((state) => selectAlike(state, row))
  const canAccept = useAppSelector((state) => selectCanAcceptAlike(state, row))
  const canTakeBack = useAppSelector((state) => selectCanTakeBack(state, row))
  return (
    <>
      {canAccept && (
        <Action name={alikeMessages.acceptAll(length)} keys="⇧A" act={() => decideAlike(row, 'accepted')} />
      )}
      <Action name={alikeMessages.keepAll(length)} keys="⇧K" act={() => decideAlike(row, 'originalKept')} />
      <div className="rowCorrections">
        <Button tabIndex={-1} onClick={() => dispatch(listGroup(row))}>
          {alikeMessages.showAll(length)}
        </Button>
        {canTakeBack && <Action name={alikeMessages.undoAll(length)} keys="U" act={() => takeBack(row)} />}
      </div>
    </>
  )
}
