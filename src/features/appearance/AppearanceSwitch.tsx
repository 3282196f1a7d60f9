import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { ChoiceButtons } from '../../components/ChoiceButtons'
import { APPEARANCES, appearanceChosen } from './appearanceSlice'
import { appearanceMessages as messages } from './appearanceMessages'

/** The choice of light, dark, or whatever the system says. */
export function AppearanceSwitch() {
  const dispatch = useAppDispatch()
  const appearance = useAppSelector((state) => state.appearance)
  return (
    <ChoiceButtons
      isSmall
      label={messages.label}
      choices={APPEARANCES}
      names={messages.choices}
      value={appearance}
      onChoose={(chosen) => dispatch(appearanceChosen(chosen))}
    />
  )
}
