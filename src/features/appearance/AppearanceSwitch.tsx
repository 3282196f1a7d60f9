import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { APPEARANCES, appearanceChosen } from './appearanceSlice'
import { appearanceWords as words } from './appearanceWords'
import './AppearanceSwitch.css'

/** The choice of light, dark, or whatever the system says. */
export function AppearanceSwitch() {
  const dispatch = useAppDispatch()
  const appearance = useAppSelector((state) => state.appearance)
  return (
    <div className="appearanceSwitch" role="radiogroup" aria-label={words.label}>
      {APPEARANCES.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="appearance"
            checked={each === appearance}
            onChange={() => dispatch(appearanceChosen(each))}
          />
          <span>{words.choices[each]}</span>
        </label>
      ))}
    </div>
  )
}
