import type { ModalProps } from 'antd'
import { useRef, useState } from 'react'
import { late } from './lateCode'

/** A dialog, whose code comes with the first one. */
export const Dialog = late(() => import('./ModalDialog'), 'ModalDialog')

/**
 * How a dialog opens and closes, about one of several things. Once it has gone the focus is on the button that opened it.
 *
 * @returns what it is about, null unless it is on the screen; its props; and what opens and closes it
 */
export function useDialog<Thing>() {
  const opener = useRef<HTMLElement>(null)
  const [about, setAbout] = useState<Thing | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const shell: ModalProps = {
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
