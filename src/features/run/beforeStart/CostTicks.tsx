import { Checkbox } from 'antd'
import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import { sendingChosen } from '../runSlice'
import { beforeStartMessages as messages } from './beforeStartMessages'
import { selectCostTicks } from './things'

/** Rows that cost money and may find nothing, each kind a tick by which they are left out; nothing where there are none. */
export function CostTicks() {
  const dispatch = useAppDispatch()
  const ticks = useAppSelector(selectCostTicks)
  const choices = useAppSelector((state) => state.run.choices)
  if (ticks.length === 0) return null
  return (
    <div className="forecastChoice" role="group" aria-labelledby="leave-out-these">
      <p id="leave-out-these">{messages.leaveOutThese}</p>
      {ticks.map(({ choice, words }) => (
        <Checkbox
          key={choice}
          checked={choices[choice]}
          onChange={({ target }) => dispatch(sendingChosen({ [choice]: target.checked }))}
        >
          {words}
        </Checkbox>
      ))}
    </div>
  )
}
