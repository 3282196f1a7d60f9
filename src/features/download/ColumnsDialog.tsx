import { Button, Checkbox, Modal } from 'antd'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { EXTRA_COLUMNS, usualChoices, type DownloadChoices } from './downloadChoices'
import { downloadMessages as messages } from './downloadMessages'
import { selectAddedColumns } from './downloadSelectors'
import { columnsChosen } from './downloadSlice'
import './ColumnsDialog.css'

/**
 * Which of the added columns the downloads have, and which extra ones. Nothing changes until the choice is confirmed.
 *
 * @param props.onClose the choice was confirmed or cancelled
 * @param props.onClosed the dialog has gone
 */
export function ColumnsDialog(props: { isOpen: boolean; onClose: () => void; onClosed: () => void }) {
  const dispatch = useAppDispatch()
  const choices = useAppSelector((state) => state.download.choices)
  const added = useAppSelector(selectAddedColumns)
  const [draft, setDraft] = useState(choices)
  // It opens with the choice that applies.
  const [wasOpen, setWasOpen] = useState(false)
  if (props.isOpen !== wasOpen) {
    setWasOpen(props.isOpen)
    if (props.isOpen) setDraft(choices)
  }
  const offered = added.map(({ name }) => name)
  const here = offered.filter((name) => !draft.leftOut.includes(name))
  // Columns that this file does not get stay as another file had them.
  const take = (names: string[]) =>
    setDraft({
      ...draft,
      leftOut: [
        ...draft.leftOut.filter((name) => !offered.includes(name)),
        ...offered.filter((name) => !names.includes(name)),
      ],
    })
  const confirm = (chosen: DownloadChoices) => {
    dispatch(columnsChosen(chosen))
    props.onClose()
  }

  return (
    <Modal
      open={props.isOpen}
      title={messages.columnsTitle}
      width={760}
      focusable={{ focusTriggerAfterClose: false }}
      onCancel={props.onClose}
      afterClose={props.onClosed}
      footer={[
        <Button key="usual" className="usualColumns" onClick={() => setDraft(usualChoices)}>
          {messages.usualColumns}
        </Button>,
        <Button key="cancel" onClick={props.onClose}>
          {messages.cancel}
        </Button>,
        <Button key="use" type="primary" onClick={() => confirm(draft)}>
          {messages.takeColumns}
        </Button>,
      ]}
    >
      <p className="quiet">{messages.columnsMean}</p>
      <fieldset className="columnChoices">
        <legend>{messages.addedColumns(here.length, added.length)}</legend>
        <div className="buttonRow">
          <Button size="small" onClick={() => take(offered)}>
            {messages.tickAll}
          </Button>
          <Button size="small" onClick={() => take([])}>
            {messages.tickNone}
          </Button>
        </div>
        <Checkbox.Group
          value={here}
          options={added.map(({ name, header }) => ({ value: name, label: header }))}
          onChange={take}
        />
      </fieldset>
      <fieldset className="columnChoices">
        <legend>{messages.ownColumns}</legend>
        <Checkbox.Group
          value={draft.extras}
          options={EXTRA_COLUMNS.map((extra) => ({ value: extra, label: messages.extras[extra] }))}
          onChange={(extras) => setDraft({ ...draft, extras })}
        />
        <p className="quiet">{messages.addressToUseMeans}</p>
      </fieldset>
    </Modal>
  )
}
