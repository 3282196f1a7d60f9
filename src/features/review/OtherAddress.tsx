import { Alert, Button } from 'antd'
import { useId } from 'react'
import { focusIds } from '../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { columnLabel } from '../file/fileSelectors'
import { selectMappedColumns } from '../mapping/mappingSelectors'
import { columnAnswered } from '../mapping/mappingSlice'
import { otherAddressMessages as messages } from './otherAddressMessages'
import { selectContradiction } from './resultsSelectors'
import { selectHeaders } from '../file/fileSlice'

/**
 * Asks once whether a column that contradicts many answers is another address. Until somebody says so its rows are to review. What
 * was answered stays where it was asked, and can be changed there.
 */
export function OtherAddress() {
  const isOther = useAppSelector((state) => state.mapping.isOther)
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
  const contradiction = useAppSelector(selectContradiction)
  const headers = useAppSelector(selectHeaders)
  if (!contradiction) return null
  const { column, check, rows, of } = contradiction
  const answer = (isOther: boolean) => dispatch(columnAnswered({ column, isOther }))
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={messages.isAnother(columnLabel(headers, column), check, rows, of)}
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

/** What was said of a column. */
function Answer({ column, isOther }: { column: number; isOther: boolean }) {
  const dispatch = useAppDispatch()
  const headers = useAppSelector(selectHeaders)
  const isAsked = useAppSelector((state) => selectContradiction(state) !== null)
  const saidId = useId()
  return (
    <p className="quiet">
      <span id={saidId}>{messages.said(columnLabel(headers, column), isOther)}</span>{' '}
      <Button
        id={isAsked ? undefined : focusIds.otherAddress}
        type="link"
        size="small"
        aria-describedby={saidId}
        onClick={() => dispatch(columnAnswered({ column, isOther: null }))}
      >
        {messages.change}
      </Button>
    </p>
  )
}
