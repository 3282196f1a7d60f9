import { Button } from 'antd'
import { useRef, useState } from 'react'
import { onlyFirstPress } from '../../components/samePress'
import { downloadMessages as messages } from './downloadMessages'
import { DownloadsDialog } from './DownloadsDialog'
import { usePurposeDialog, type Purpose } from './usePurposeDialog'

/** Opens the dialog of all files, and from there those of files with a purpose. */
export function MoreDownloads({ purposes, check = null }: { purposes: Purpose[]; check?: Purpose | null }) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { openPurpose, dialog } = usePurposeDialog(opener)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button
        ref={opener}
        aria-haspopup="dialog"
        onClickCapture={onlyFirstPress}
        onClick={() => setIsOpen(true)}
      >
        {messages.more}
      </Button>
      <DownloadsDialog
        shell={{
          open: isOpen,
          centered: true,
          focusable: { focusTriggerAfterClose: false },
          onCancel: close,
          afterClose: () => opener.current?.focus(),
        }}
        close={close}
        purposes={purposes}
        check={check}
        onPurpose={(purpose) => {
          close()
          openPurpose(purpose)
        }}
      />
      {dialog}
    </>
  )
}
