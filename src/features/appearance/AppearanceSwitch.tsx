import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { APPEARANCES, appearanceChosen, type Appearance } from './appearanceSlice'
import { appearanceMessages as messages } from './appearanceMessages'
import './AppearanceSwitch.css'

const ICONS: Record<Appearance, ReactNode> = {
  system: <DesktopOutlined aria-hidden />,
  light: <SunOutlined aria-hidden />,
  dark: <MoonOutlined aria-hidden />,
}

/** The choice of light, dark, or the system's. Native radios: Ant Design's would be 3 KB of the first load. */
export function AppearanceSwitch() {
  const dispatch = useAppDispatch()
  const appearance = useAppSelector((state) => state.appearance)
  return (
    <div className="appearanceSwitch" role="radiogroup" aria-label={messages.label}>
      {APPEARANCES.map((each) => (
        <label key={each} title={messages.choices[each]}>
          <input
            type="radio"
            name="appearance"
            className="visuallyHidden"
            checked={each === appearance}
            onChange={() => dispatch(appearanceChosen(each))}
          />
          {ICONS[each]}
          <span className="visuallyHidden">{messages.choices[each]}</span>
        </label>
      ))}
    </div>
  )
}
