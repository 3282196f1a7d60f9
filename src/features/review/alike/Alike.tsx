import { Button } from 'antd'
import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import type { AppThunk } from '../../../base/store/types'
import { selectCustomer } from '../../results/customerSelectors'
import { ActionButton, Actions } from '../panel/Actions'
import { selectCanTakeBack, takeBack } from '../rowSteps'
import { AddressLines, type CellProps } from '../table/AddressTexts'
import { rowsListed, selectListed } from '../viewSlice'
import { alikeMessages as messages } from './alikeMessages'
import { decideAlike, selectAlike, selectCanAcceptAlike, selectQuestion } from './alikeSelectors'

/** How many rows of a group are shown with it. */
const SHOWN = 5

/** Lists the rows of a group alone; Escape leads back. */
const listGroup =
  (row: number): AppThunk =>
  (dispatch, getState) => {
    const state = getState()
    const question = selectQuestion(state, row)
    if (question)
      dispatch(
        rowsListed({
          by: 'group',
          label: messages.difference(question),
          rows: [...selectAlike(state, row)],
          from: selectListed(state),
        }),
      )
  }

/** The first rows of a group. */
export function GroupRows({ row }: CellProps) {
  const rows = useAppSelector((state) => selectAlike(state, row))
  return (
    <ul className="plainList alike" aria-label={messages.label}>
      {rows.slice(0, SHOWN).map((each) => (
        <GroupRow key={each} row={each} />
      ))}
    </ul>
  )
}

function GroupRow({ row }: CellProps) {
  const customer = useAppSelector((state) => selectCustomer(state, row))
  return (
    <li>
      <p className="quiet">{messages.row(row, customer)}</p>
      <AddressLines row={row} />
    </li>
  )
}

/** The buttons that decide all rows of a group, and what leads to all of them. */
export function GroupActions({ row }: CellProps) {
  const dispatch = useAppDispatch()
  const { length } = useAppSelector((state) => selectAlike(state, row))
  const canAccept = useAppSelector((state) => selectCanAcceptAlike(state, row))
  const canTakeBack = useAppSelector((state) => selectCanTakeBack(state, row))
  return (
    <Actions>
      {canAccept && (
        <ActionButton
          name={messages.acceptAll(length)}
          keys="⇧A"
          onClick={() => dispatch(decideAlike(row, 'accepted'))}
        />
      )}
      <ActionButton
        name={messages.keepAll(length)}
        keys="⇧K"
        onClick={() => dispatch(decideAlike(row, 'originalKept'))}
      />
      <div className="rowCorrections">
        <Button tabIndex={-1} onClick={() => dispatch(listGroup(row))}>
          {messages.showAll(length)}
        </Button>
        {canTakeBack && (
          <ActionButton name={messages.undoAll(length)} keys="U" onClick={() => dispatch(takeBack(row))} />
        )}
      </div>
    </Actions>
  )
}
