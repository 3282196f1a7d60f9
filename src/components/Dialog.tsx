import { useRef, useState } from 'react'
import { late } from './lateCode'
import type { DialogProps } from './ModalDialog'

export type { DialogProps }

/** A dialog, whose code loads with the first one. */
export const Dialog = late(() => import('./ModalDialog'), 'ModalDialog')

/**
 * Opens and closes a dialog about one of several things. Once it is gone, the focus is on the button that opened it.
 *
 * @returns the thing it is about, null while it is closed; its props; and functions to open and close it
 */
export function useDialog<Thing>() {
  const opener = useRef<HTMLElement>(null)
  const [about, setAbout] = useState<Thing | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const shell: DialogProps = {
    open: isOpen,
    centered: true,
    focusable: { focusTriggerAfterClose: false },
    onCancel: close,
    afterClose: () => {
      setAbout(null)
      opener.current?.focus()
    },
  }
  const open = (thing: Thing, button: HTMLElement) => {
    opener.current = button
    setAbout(thing)
    setIsOpen(true)
  }
  return { about, shell, open, close }
}
