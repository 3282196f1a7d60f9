import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { APPEARANCES, appearanceChosen } from './appearanceSlice'
import { appearanceMessages as messages } from './appearanceMessages'
import './AppearanceSwitch.css'

/** The choice of light, dark, or whatever the system says (SCREEN-6). */
export function AppearanceSwitch() {
  const dispatch = useAppDispatch()
  const appearance = useAppSelector((state) => state.appearance)
  return (
    <div className="appearanceSwitch" role="radiogroup" aria-label={messages.label}>
      {APPEARANCES.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="appearance"
            checked={each === appearance}
            onChange={() => dispatch(appearanceChosen(each))}
          />
          <span>{messages.choices[each]}</span>
        </label>
      ))}
    </div>
  )
}
