import { Button } from 'antd'
import { Dialog } from '../../components/Dialog'
import type { PurposeDialogProps } from '../download/usePurposeDialog'
import { ChangesList, SaveList } from './ChangesList'
import { correctedMessages as messages } from './correctedMessages'
import './corrected.css'

/** The dialog with nothing but the list of changes. */
export function ChangesDialog({ shell, close }: PurposeDialogProps) {
  return (
    <Dialog
      {...shell}
      title={messages.changes}
      width={860}
      footer={
        <div className="buttonRow correctedFooter">
          <SaveList />
          <Button onClick={close}>{messages.close}</Button>
        </div>
      }
    >
      <div className="changesAlone">
        <ChangesList />
      </div>
    </Dialog>
  )
}
