import { Checkbox, type CheckboxProps } from 'antd'
import { useId } from 'react'
import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import type { ValueOfNone } from '../../../domain/cleanse/valuesOfNone'
import { columnLabel } from '../../file/fileSelectors'
import { selectHeaders } from '../../file/fileSlice'
import { selectChosenMapping } from '../../mapping/mappingSelectors'
import { nothingChosen } from '../../mapping/mappingSlice'
import type { FileChoices } from '../../session/sessionEvents'
import { sendingChosen } from '../runSlice'
import { beforeStartMessages as messages } from './beforeStartMessages'
import { selectCostTicks, selectValuesOfNone } from './things'

/** Ticks that are in sight. */
const MOST_TICKS = 3

/** A choice of which rows are sent. */
export function ChoiceTick({ choice, ...props }: CheckboxProps & { choice: keyof FileChoices }) {
  const dispatch = useAppDispatch()
  const isOn = useAppSelector((state) => state.run.choices[choice])
  const choose = (isChosen: boolean) => dispatch(sendingChosen({ [choice]: isChosen }))
  return <Checkbox {...props} checked={isOn} onChange={({ target }) => choose(target.checked)} />
}

/** Rows that cost money and may find nothing: a tick leaves out each kind. Shows nothing if there are none. */
export function CostTicks() {
  const ticks = useAppSelector(selectCostTicks)
  const values = useAppSelector(selectValuesOfNone).slice(0, MOST_TICKS - ticks.length)
  if (ticks.length + values.length === 0) return null
  return (
    <div className="forecastChoice" role="group" aria-labelledby="leave-out-these">
      <p id="leave-out-these">{messages.leaveOutThese}</p>
      {ticks.map(({ choice, words }) => (
        <ChoiceTick key={choice} choice={choice}>
          {words}
        </ChoiceTick>
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
