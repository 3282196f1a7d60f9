import { Button } from 'antd'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { Dialog } from '../../components/Dialog'
import type { FilePurpose, PurposeDialogProps } from '../download/usePurposeDialog'
import { selectSlots } from '../mapping/slotsSelectors'
import { ChangesList } from './ChangesList'
import { correctedMessages as messages } from './correctedMessages'
import { selectChangesLines, selectWrittenCount } from './correctedSelectors'
import { correctedAsked, correctedOpened } from './correctedSlice'
import './corrected.css'

/** The list of changes in a dialog of its own. */
export const changesPurpose: FilePurpose = {
  choice: 'changes',
  label: messages.changes,
  button: messages.changesButton,
  opened: correctedOpened,
  selectLines: selectChangesLines,
  Dialog: ChangesDialog,
}

function ChangesDialog({ shell, close }: PurposeDialogProps) {
  return (
    <Dialog
      {...shell}
      title={messages.changes}
      width={860}
      footer={
        <div className="correctedFooter">
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

/** Saves a line for each row that is written, whatever is pressed above the list. It closes nothing, so the file is named next to it. */
export function SaveList() {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectWrittenCount)
  const { unknown } = useAppSelector(selectSlots)
  const { written, writing } = useAppSelector((state) => state.download)
  const [isAsked, setIsAsked] = useState(false)
  const saved = isAsked && writing === 'none' && written?.choice === 'changes' ? written.name : ''
  return (
    <>
      <Button
        disabled={!rows || unknown.length > 0}
        onClick={() => {
          dispatch(correctedAsked('changes'))
          setIsAsked(true)
        }}
      >
        {messages.saveList(rows ?? 0)}
      </Button>
      <span role="status" className="quiet">
        {saved !== '' && messages.saved(saved)}
      </span>
    </>
  )
}
