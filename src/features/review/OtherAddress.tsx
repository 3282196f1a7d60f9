import { createSelector } from '@reduxjs/toolkit'
import { Alert, Button } from 'antd'
import { useId } from 'react'
import { focusIds } from '../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import type { RootState } from '../../base/store/types'
import { selectLabels } from '../file/fileSlice'
import {
  selectColumns,
  selectMappedColumns,
  withChange,
  columnAnswered,
  selectIsChanging,
} from '../mapping/mappingSlice'
import { otherAddressMessages as messages } from './reasonMessages'
import { selectContradiction } from '../results/resultsSelectors'
import { runMessages } from '../run/runMessages'

/** The answers about columns, shown at once; one that is taken back shows until its question replaces it. */
const selectAnswered = createSelector(
  [selectColumns.isOther, (state: RootState) => selectColumns.isOther(withChange(state))],
  (held, chosen) => ({ ...held, ...chosen }),
)

/** The column to ask about; null if the user has just answered. */
const selectOpen = (state: RootState) => {
  const contradiction = selectContradiction(state)
  const isAnswered = contradiction && contradiction.column in selectAnswered(state)
  return isAnswered ? null : contradiction
}

/**
 * Asks once whether a column that contradicts many answers belongs to another address; until then its rows are to review. The
 * answer stays in place of the question, and can be changed there.
 */
export function OtherAddress() {
  const isOther = useAppSelector(selectAnswered)
  const sent = useAppSelector(selectMappedColumns)
  const answered = Object.keys(isOther)
    .map(Number)
    .filter((column) => !sent.includes(column))
  return (
    <>
      {answered.map((column) => (
        <Answer key={column} column={column} isOther={isOther[column]!} />
      ))}
      <OpenQuestion />
    </>
  )
}

function OpenQuestion() {
  const dispatch = useAppDispatch()
  const contradiction = useAppSelector(selectOpen)
  const labels = useAppSelector(selectLabels)
  if (!contradiction) return null
  const { column, check, rows, of } = contradiction
  const answer = (isOther: boolean) => dispatch(columnAnswered({ column, isOther }))
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={messages.isAnother(labels[column]!, check, rows, of)}
      description={
        <>
          <p>{messages.anotherMeans}</p>
          <div className="buttonRow">
            <Button id={focusIds.otherAddress} onClick={() => answer(true)}>
              {messages.yesAnother}
            </Button>
            <Button onClick={() => answer(false)}>{messages.noTheSame}</Button>
          </div>
        </>
      }
    />
  )
}

function Answer({ column, isOther }: { column: number; isOther: boolean }) {
  const dispatch = useAppDispatch()
  const labels = useAppSelector(selectLabels)
  const isAsked = useAppSelector((state) => selectOpen(state) !== null)
  const isChanging = useAppSelector(selectIsChanging)
  const saidId = useId()
  return (
    <p className="quiet">
      <span id={saidId}>{messages.said(labels[column]!, isOther)}</span>{' '}
      <Button
        id={isAsked ? undefined : focusIds.otherAddress}
        type="link"
        size="small"
        aria-describedby={saidId}
        onClick={() => dispatch(columnAnswered({ column, isOther: null }))}
      >
        {messages.change}
      </Button>
      {isChanging && ` ${runMessages.readingColumns}`}
    </p>
  )
}
