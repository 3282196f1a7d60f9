import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { APPEARANCES, appearanceChosen, type Appearance } from './appearanceSlice'
import './AppearanceSwitch.css'

const CHOICES: Record<Appearance, { name: string; icon: ReactNode }> = {
  system: { name: 'System', icon: <DesktopOutlined aria-hidden /> },
  light: { name: 'Light', icon: <SunOutlined aria-hidden /> },
  dark: { name: 'Dark', icon: <MoonOutlined aria-hidden /> },
}

/** The choice of light, dark or the system's colours. Its radios are native: Ant Design's add 3 KB to the first load. */
export function AppearanceSwitch() {
  const dispatch = useAppDispatch()
  const appearance = useAppSelector((state) => state.appearance)
  return (
    <div className="appearanceSwitch" role="radiogroup" aria-label="Appearance">
      {APPEARANCES.map((each) => (
        <label key={each} title={CHOICES[each].name}>
          <input
            type="radio"
            name="appearance"
            className="visuallyHidden"
            checked={each === appearance}
            onChange={() => dispatch(appearanceChosen(each))}
          />
          {CHOICES[each].icon}
          <span className="visuallyHidden">{CHOICES[each].name}</span>
        </label>
      ))}
    </div>
  )
}
