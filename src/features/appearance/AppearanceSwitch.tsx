import { Radio } from 'antd'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { APPEARANCES, appearanceChosen, type Appearance } from './appearanceSlice'
import { appearanceMessages as messages } from './appearanceMessages'

/** The choice of light, dark, or whatever the system says (SCREEN-6). */
export function AppearanceSwitch() {
  const dispatch = useAppDispatch()
  const appearance = useAppSelector((state) => state.appearance)
  return (
    <Radio.Group
      aria-label={messages.label}
      optionType="button"
      size="small"
      value={appearance}
      options={APPEARANCES.map((each) => ({ value: each, label: messages.choices[each] }))}
      onChange={(event) => dispatch(appearanceChosen(event.target.value as Appearance))}
    />
  )
}
