import { Button } from 'antd'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { withNextMonth } from './downloadChoices'
import { downloadMessages as messages } from './downloadMessages'
import { selectChangesMine, selectOnlyMine } from './downloadSelectors'
import { columnsChosen } from './downloadSlice'

/**
 * After a download that changed the customer's columns: the columns that CleanSheet would need to recognise it next
 * month.
 */
export function NextMonthNotice() {
  const dispatch = useAppDispatch()
  const { choices, written } = useAppSelector((state) => state.download)
  const isChanged = useAppSelector((state) => selectChangesMine(state) && !selectOnlyMine(state))
  if (!written || written.choice === 'letters' || !isChanged || choices.extras.includes('addressSent'))
    return null
  return (
    <p className="quiet nextMonth">
      {messages.changedMine}{' '}
      <Button size="small" onClick={() => dispatch(columnsChosen(withNextMonth(choices, true)))}>
        {messages.addNextMonth}
      </Button>
    </p>
  )
}
