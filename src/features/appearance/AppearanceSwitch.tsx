import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { ChoiceButtons } from '../../components/ChoiceButtons'
import { APPEARANCES, appearanceChosen, type Appearance } from './appearanceSlice'
import { appearanceMessages as messages } from './appearanceMessages'

const ICONS: Record<Appearance, ReactNode> = {
  system: <DesktopOutlined aria-hidden />,
  light: <SunOutlined aria-hidden />,
  dark: <MoonOutlined aria-hidden />,
}

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
      icons={ICONS}
      value={appearance}
      onChoose={(chosen) => dispatch(appearanceChosen(chosen))}
    />
  )
}
