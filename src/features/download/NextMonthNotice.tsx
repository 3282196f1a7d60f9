import { Button } from 'antd'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { withNextMonth } from './downloadChoices'
import { downloadMessages as messages } from './downloadMessages'
import { columnsChosen } from './downloadSlice'

/**
 * After a download that changed the customer's columns: the columns that CleanSheet would need to recognise it next
 * month.
 */
export function NextMonthNotice() {
  const dispatch = useAppDispatch()
  const { choices, written } = useAppSelector((state) => state.download)
  if (!written?.lacksAddressSent) return null
  const isAdded = choices.extras.includes('addressSent')
  return (
    <p className="quiet nextMonth">
      {messages.changedMine}{' '}
      {isAdded ? (
        messages.downloadAgain
      ) : (
        <Button size="small" onClick={() => dispatch(columnsChosen(withNextMonth(choices, true)))}>
          {messages.addNextMonth}
        </Button>
      )}
    </p>
  )
}
