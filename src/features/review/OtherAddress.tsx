import { Alert, Button } from 'antd'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { columnLabel } from '../file/fileSelectors'
import { columnAnswered } from '../mapping/mappingSlice'
import { otherAddressMessages as messages } from './otherAddressMessages'
import { selectContradiction } from './resultsSelectors'
import { selectHeaders } from '../file/fileSlice'

/** Asks once whether a column that contradicts many answers is another address. Until somebody says so its rows are to review. */
export function OtherAddress() {
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
            <Button onClick={() => answer(true)}>{messages.yesAnother}</Button>
            <Button onClick={() => answer(false)}>{messages.noTheSame}</Button>
          </div>
        </>
      }
    />
  )
}
