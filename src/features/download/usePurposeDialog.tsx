import type { ActionCreatorWithoutPayload } from '@reduxjs/toolkit'
import type { ModalProps } from 'antd'
import { useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useAppDispatch } from '../../base/store/hooks'

/** A file with a purpose: what it is called, and the dialog that makes it. */
export interface Purpose {
  key: string
  /** In the menu. */
  label: string
  /** Where everything is decided. */
  short: string
  opened: ActionCreatorWithoutPayload
  Dialog: ComponentType<PurposeDialogProps>
}

export interface PurposeDialogProps {
  /** How the dialog opens and closes. */
  shell: ModalProps
  close: () => void
}

/** The dialog of a purpose, which gives the focus back to the opener. */
export function usePurposeDialog(): {
  openPurpose: (purpose: Purpose, opener: HTMLElement | null) => void
  dialog: ReactNode
} {
  const dispatch = useAppDispatch()
  const [purpose, setPurpose] = useState<Purpose | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const openedBy = useRef<HTMLElement>(null)
  const openPurpose = (opened: Purpose, opener: HTMLElement | null) => {
    openedBy.current = opener
    dispatch(opened.opened())
    setPurpose(opened)
    setIsOpen(true)
  }
  const close = () => setIsOpen(false)
  const shell: ModalProps = {
    open: isOpen,
    centered: true,
    focusable: { focusTriggerAfterClose: false },
    onCancel: close,
    afterClose: () => {
      setPurpose(null)
      openedBy.current?.focus()
    },
  }
  return { openPurpose, dialog: purpose && <purpose.Dialog shell={shell} close={close} /> }
}
