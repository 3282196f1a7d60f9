import { Button } from 'antd'
import { useRef, useState } from 'react'
import { Dialog, useDialogShell } from '../../components/Dialog'
import { late } from '../../components/lateCode'
import { runMessages as messages } from './runMessages'

const RowsToSend = late(() => import('./RowsToSend'), 'RowsToSend')

/** *Which rows…*: opens the choice of the rows that are looked up. */
export function WhichRows({ isLink = false }: { isLink?: boolean }) {
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { shell, open, close } = useDialogShell(() => {
    setIsOpen(false)
    opener.current?.focus()
  })
  return (
    <>
      <Button
        ref={opener}
        aria-haspopup="dialog"
        {...(isLink ? { type: 'link', size: 'small' } : { block: true })}
        onClick={() => {
          setIsOpen(true)
          open()
        }}
      >
        {messages.whichRows}
      </Button>
      {isOpen && (
        <Dialog
          {...shell}
          title={messages.whichRowsTitle}
          footer={
            <Button type="primary" onClick={close}>
              {messages.done}
            </Button>
          }
        >
          <RowsToSend close={close} />
        </Dialog>
      )}
    </>
  )
}
