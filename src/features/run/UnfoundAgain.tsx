import { Checkbox } from 'antd'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { selectUnfoundOtherwise } from './comingSelectors'
import { selectLookupsAgain } from './forecastSelectors'
import { runMessages as messages } from './runMessages'
import { unfoundChosen } from './runSlice'

/** Rows that were not found with other columns are looked up again with those chosen now, unless the user says no. */
export function UnfoundAgain() {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectUnfoundOtherwise)
  const lookups = useAppSelector((state) => selectLookupsAgain(state, rows))
  const isOn = useAppSelector((state) => !state.run.leavesUnfound)
  if (rows.length === 0) return null
  return (
    <Checkbox checked={isOn} onChange={({ target }) => dispatch(unfoundChosen(target.checked))}>
      {messages.unfoundAgain(rows.length, lookups)}
    </Checkbox>
  )
}
