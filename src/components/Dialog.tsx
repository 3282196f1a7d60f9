import type { ModalProps } from 'antd'
import { useState } from 'react'
import { late } from './lateCode'

/** A dialog, whose code comes with the first one. */
export const Dialog = late(() => import('./ModalDialog'), 'ModalDialog')

/**
 * How a dialog opens and closes that leaves the focus to others.
 *
 * @param afterClose gives it to what comes next
 */
export function useDialogShell(afterClose: () => void) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const shell: ModalProps = {
    open: isOpen,
    centered: true,
    focusable: { focusTriggerAfterClose: false },
    onCancel: close,
    afterClose,
  }
  return { shell, open: () => setIsOpen(true), close }
}
