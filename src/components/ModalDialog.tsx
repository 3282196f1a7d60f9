import { Modal, type ModalProps } from 'antd'
import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { useBackLeaves } from './useBackLeaves'
import { ABOVE, useMedia } from './useSpace'

export type DialogProps = Omit<ModalProps, 'onCancel'> & { onCancel: () => void }

/**
 * A dialog that ignores the press that opened it: a double click's second click falls on what the first opened. In one column the
 * browser's Back closes it.
 */
export function ModalDialog(props: DialogProps) {
  const isOneColumn = useMedia(ABOVE)
  const { open = false } = props
  useBackLeaves(open && isOneColumn, props.onCancel)
  const wasPressed = useRef(false)
  // A press in the question before was not meant for this one.
  useEffect(() => {
    if (open) wasPressed.current = false
  }, [open])
  const onClickCapture = (event: MouseEvent) => {
    if (event.detail <= 1) wasPressed.current = true
    else if (!wasPressed.current) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  // In Ant Design, Tab goes from the last button back to the first without scrolling to it.
  const onKeyUp = ({ key, target }: KeyboardEvent) => {
    if (key === 'Tab' && target instanceof Element) target.scrollIntoView({ block: 'nearest' })
  }
  return <Modal wrapProps={{ onClickCapture, onKeyUp }} {...props} />
}
