import { Modal, type ModalProps } from 'antd'
import { useOwnPresses } from './samePress'

/** A dialog that the press which opened it neither closes nor answers. */
export function ModalDialog(props: ModalProps) {
  const onClickCapture = useOwnPresses()
  return <Modal wrapProps={{ onClickCapture }} {...props} />
}
