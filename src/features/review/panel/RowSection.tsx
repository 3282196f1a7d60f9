import type { KeyboardEventHandler, ReactNode } from 'react'
import { focusIds } from '../../../base/focusIds'

interface RowSectionProps {
  label: string
  onKeyDown: KeyboardEventHandler
  children: ReactNode
}

/** The place of an open row, or of the form that corrects it; it takes the focus, and keys. */
export function RowSection({ label, onKeyDown, children }: RowSectionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- each of the keys has a button
    <section
      id={focusIds.rowPanel}
      className="card rowPanel"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {children}
    </section>
  )
}
