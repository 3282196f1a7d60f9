import { Checkbox } from 'antd'
import { useId } from 'react'
import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import type { ValueOfNone } from '../../../domain/cleanse/valuesOfNone'
import { columnLabel } from '../../file/fileSelectors'
import { selectHeaders } from '../../file/fileSlice'
import { selectChosenMapping } from '../../mapping/mappingSelectors'
import { nothingChosen } from '../../mapping/mappingSlice'
import { sendingChosen } from '../runSlice'
import { beforeStartMessages as messages } from './beforeStartMessages'
import { selectCostTicks, selectValuesOfNone } from './things'

/** Ticks that are in sight. */
const MOST_TICKS = 3

/** What costs money and may find nothing, each kind a tick by which it is left out; nothing where there is none. */
export function CostTicks() {
  const dispatch = useAppDispatch()
  const ticks = useAppSelector(selectCostTicks)
  const choices = useAppSelector((state) => state.run.choices)
  const values = useAppSelector(selectValuesOfNone).slice(0, MOST_TICKS - ticks.length)
  if (ticks.length + values.length === 0) return null
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
      {values.map((value) => (
        <ValueTick key={`${value.column} ${value.key}`} value={value} />
      ))}
    </div>
  )
}

/** A value that may be none: ticked, its cells are taken as blank. */
function ValueTick({ value: { column, key, text, cells } }: { value: ValueOfNone }) {
  const dispatch = useAppDispatch()
  const headers = useAppSelector(selectHeaders)
  const id = useId()
  const nothing = useAppSelector((state) => selectChosenMapping(state).readAs?.[column]?.nothing) ?? NONE
  const choose = (isOn: boolean) => {
    const values = [...nothing.filter((each) => each !== key), ...(isOn ? [key] : [])]
    dispatch(nothingChosen({ [column]: values.length > 0 ? { values, known: [] } : null }))
  }
  return (
    <div>
      <Checkbox
        checked={nothing.includes(key)}
        aria-describedby={id}
        onChange={({ target }) => choose(target.checked)}
      >
        {messages.valueOfNone(text, cells, columnLabel(headers, column))}
      </Checkbox>
      <span id={id} className="quiet">
        {messages.takenAsBlank}
      </span>
    </div>
  )
}

const NONE: readonly string[] = []
