import { Button, Checkbox, Modal } from 'antd'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { OUTPUT_HEADERS } from '../../domain/cleanse/outputColumns'
import { EXTRA_COLUMNS, isForNextMonth, usualChoices, withNextMonth } from './downloadChoices'
import { downloadMessages as messages } from './downloadMessages'
import { selectCustomerColumns, selectShownColumns } from './downloadSelectors'
import { columnsChosen } from './downloadSlice'
import './ColumnsDialog.css'

/**
 * The choice of the added and extra columns of all downloads. Nothing changes until it is confirmed.
 *
 * @param props.onClosed the dialog has gone from the screen
 */
export function ColumnsDialog({ onClosed }: { onClosed: () => void }) {
  const dispatch = useAppDispatch()
  const choices = useAppSelector((state) => state.download.choices)
  const shown = useAppSelector(selectShownColumns)
  const changesMine = useAppSelector(selectCustomerColumns) !== 'keep'
  const [isOpen, setIsOpen] = useState(true)
  const [draft, setDraft] = useState(choices)

  const onlyMine = draft.onlyMine && changesMine
  const added = shown.flatMap((column) =>
    column.from === 'output' ? [{ value: OUTPUT_HEADERS[column.output]!, label: column.header }] : [],
  )
  const offered = added.map(({ value }) => value)
  const ticked = offered.filter((name) => !draft.leftOut.includes(name))
  const tick = (names: string[]) => {
    // Columns that this file does not get stay as they were chosen for another.
    const elsewhere = draft.leftOut.filter((name) => !offered.includes(name))
    setDraft({ ...draft, leftOut: [...elsewhere, ...offered.filter((name) => !names.includes(name))] })
  }
  const close = () => setIsOpen(false)
  const confirm = () => {
    dispatch(columnsChosen(draft))
    close()
  }

  return (
    <Modal
      open={isOpen}
      title={messages.columnsTitle}
      width={760}
      focusable={{ focusTriggerAfterClose: false }}
      onCancel={close}
      afterClose={onClosed}
      footer={[
        <Button key="usual" className="usualColumns" onClick={() => setDraft(usualChoices)}>
          {messages.usualColumns}
        </Button>,
        <Button key="cancel" onClick={close}>
          {messages.cancel}
        </Button>,
        <Button key="use" type="primary" onClick={confirm}>
          {messages.confirmColumns}
        </Button>,
      ]}
    >
      <p className="quiet">{messages.columnsMean}</p>
      <Checkbox
        checked={onlyMine}
        disabled={!changesMine}
        onChange={({ target }) => setDraft({ ...draft, onlyMine: target.checked })}
      >
        {messages.onlyMine}
      </Checkbox>
      <p className="quiet">{changesMine ? messages.onlyMineMeans : messages.onlyMineWaits}</p>
      {!onlyMine && (
        <>
          <fieldset className="columnChoices">
            <legend>{messages.addedColumns(ticked.length, added.length)}</legend>
            <div className="buttonRow">
              <Button size="small" onClick={() => tick(offered)}>
                {messages.tickAll}
              </Button>
              <Button size="small" onClick={() => tick([])}>
                {messages.tickNone}
              </Button>
            </div>
            <Checkbox.Group value={ticked} options={added} onChange={tick} />
          </fieldset>
          <fieldset className="columnChoices">
            <legend>{messages.alsoAdd}</legend>
            <Checkbox
              checked={isForNextMonth(draft)}
              aria-describedby="next-month-means"
              onChange={({ target }) => setDraft(withNextMonth(draft, target.checked))}
            >
              {messages.nextMonth}
            </Checkbox>
            <p id="next-month-means" className="quiet">
              {messages.nextMonthMeans}
            </p>
            <Checkbox.Group
              value={draft.extras}
              options={EXTRA_COLUMNS.map((extra) => ({ value: extra, label: messages.extras[extra] }))}
              onChange={(extras) => setDraft({ ...draft, extras })}
            />
            <p className="quiet">{messages.addressToUseMeans}</p>
            <p className="quiet">{messages.duplicatesMean}</p>
          </fieldset>
        </>
      )}
    </Modal>
  )
}
