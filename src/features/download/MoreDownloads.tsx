import { Button } from 'antd'
import { useRef } from 'react'
import { late } from '../../components/lateCode'
import { onlyFirstPress } from '../../components/samePress'
import { useDialogShell } from '../../components/useDialogShell'
import { downloadMessages as messages } from './downloadMessages'
import { usePurposeDialog, type Purpose } from './usePurposeDialog'

const DownloadsDialog = late(() => import('./DownloadsDialog'), 'DownloadsDialog')

/** Opens the dialog of all files, and from there those of files with a purpose. */
export function MoreDownloads({ purposes, check = null }: { purposes: Purpose[]; check?: Purpose | null }) {
  const opener = useRef<HTMLButtonElement>(null)
  const { openPurpose, dialog } = usePurposeDialog(opener)
  const { shell, open, close } = useDialogShell(() => opener.current?.focus())
  return (
    <>
      <Button ref={opener} aria-haspopup="dialog" onClickCapture={onlyFirstPress} onClick={open}>
        {messages.more}
      </Button>
      <DownloadsDialog
        shell={shell}
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
