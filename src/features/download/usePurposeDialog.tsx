import type { UnknownAction } from '@reduxjs/toolkit'
import { useState, type ComponentType, type ReactNode } from 'react'
import { useAppDispatch } from '../../base/store/hooks'

/** A file with a purpose: what it is called, and the dialog that makes it. */
export interface Purpose {
  key: string
  /** In the menu. */
  label: string
  /** Where everything is decided. */
  short: string
  /** What undecided rows become in it. */
  undecided: 'yours' | 'cleansed'
  opened: () => UnknownAction
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
  const dispatch = useAppDispatch()
  const [purpose, setPurpose] = useState<Purpose | null>(null)
  const openPurpose = (chosen: Purpose) => {
    dispatch(chosen.opened())
    setPurpose(chosen)
  }
  const close = () => {
    setPurpose(null)
    onClosed()
  }
  return { openPurpose, dialog: purpose && <purpose.Dialog onClosed={close} /> }
}
