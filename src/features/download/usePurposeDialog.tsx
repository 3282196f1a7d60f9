import { useState, type ComponentType, type ReactNode } from 'react'

/** A file with a purpose: what it is called, and the dialog that makes it. */
export interface Purpose {
  key: string
  /** In the menu. */
  label: string
  /** Where everything is decided. */
  short: string
  /** What undecided rows become in it. */
  undecided: 'yours' | 'cleansed'
  onOpened: () => void
  Dialog: ComponentType<{ onClosed: () => void }>
}

/**
 * The dialog of a purpose.
 *
 * @param onClosed gives the focus back
 */
export function usePurposeDialog(onClosed: () => void): {
  openPurpose: (purpose: Purpose) => void
  dialog: ReactNode
} {
  const [purpose, setPurpose] = useState<Purpose | null>(null)
  const openPurpose = (opened: Purpose) => {
    opened.onOpened()
    setPurpose(opened)
  }
  const close = () => {
    setPurpose(null)
    onClosed()
  }
  return { openPurpose, dialog: purpose && <purpose.Dialog onClosed={close} /> }
}
