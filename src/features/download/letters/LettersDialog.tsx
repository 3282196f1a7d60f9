import { Button, Checkbox, Modal, Radio, Select } from 'antd'
import { useId, useMemo, useState, type ReactNode } from 'react'
import { useAppDispatch, useAppSelector } from '../../../app/base/hooks'
import { tabLeaves } from '../../../components/tabLeaves'
import { columnLabel, selectHeaders } from '../../file/fileSelectors'
import { selectFormat } from '../downloadSelectors'
import { downloadAsked } from '../downloadSlice'
import { FirstLetters } from './FirstLetters'
import { LETTER_ROWS, NO_NAMES, type LetterChoices } from './letterChoices'
import { LAYOUT_IDS, LAYOUTS } from './layouts'
import { lettersMessages as messages } from './lettersMessages'
import { choicesChanged } from './lettersSlice'
import './letters.css'

/**
 * A file for a printer of letters: its layout, names and rows, with the first letters as envelopes.
 *
 * @param props.onClosed the dialog has gone from the screen
 */
export function LettersDialog({ onClosed }: { onClosed: () => void }) {
  const dispatch = useAppDispatch()
  const format = useAppSelector(selectFormat)
  const { choices, preview } = useAppSelector((state) => state.letters)
  const [isOpen, setIsOpen] = useState(true)
  if (!choices) return null

  const close = () => setIsOpen(false)
  return (
    <Modal
      open={isOpen}
      title={messages.title}
      width={860}
      centered
      focusable={{ focusTriggerAfterClose: false }}
      onCancel={close}
      afterClose={onClosed}
      footer={[
        <Button key="cancel" onClick={close}>
          {messages.cancel}
        </Button>,
        <Button
          key="download"
          type="primary"
          disabled={!preview?.letters}
          onClick={() => {
            dispatch(downloadAsked('letters', format))
            close()
          }}
        >
          {messages.counted(messages.download, preview?.letters)}
        </Button>,
      ]}
    >
      <div className="letters">
        <Choices choices={choices} />
        <FirstLetters />
      </div>
    </Modal>
  )
}

function Choices({ choices }: { choices: LetterChoices }) {
  const dispatch = useAppDispatch()
  const { layout, nameColumns, alongColumns, rows, noName, onePerAddress } = choices
  const change = (changed: Partial<LetterChoices>) => dispatch(choicesChanged(changed))
  const repeatsId = useId()
  const counts = useAppSelector((state) => state.letters.preview?.counts)
  const repeats = useAppSelector((state) => state.letters.preview?.repeats ?? 0)

  return (
    <div className="letterChoices">
      <fieldset>
        <legend>{messages.layout}</legend>
        <Radio.Group
          value={layout}
          onChange={({ target }) => change({ layout: target.value as typeof layout })}
        >
          {LAYOUT_IDS.map((id) => (
            <Described key={id} by={messages.columns(LAYOUTS[id].columns.map(([header]) => header))}>
              {(describedBy) => (
                <Radio value={id} aria-describedby={describedBy}>
                  {messages.layouts[id]}
                </Radio>
              )}
            </Described>
          ))}
        </Radio.Group>
      </fieldset>
      <ColumnsSelect
        label={messages.name}
        placeholder={messages.noNameColumn}
        value={nameColumns}
        onChange={(columns) => change({ nameColumns: columns })}
      />
      <fieldset>
        <legend>{messages.noName}</legend>
        <Radio.Group
          className="inOneLine"
          value={noName}
          options={NO_NAMES.map((value) => ({ value, label: messages.noNames[value] }))}
          onChange={({ target }) => change({ noName: target.value as typeof noName })}
        />
      </fieldset>
      <fieldset>
        <legend>{messages.rows}</legend>
        <Radio.Group
          className="inOneLine"
          value={rows}
          options={LETTER_ROWS.map((value) => ({
            value,
            label: messages.counted(messages.chosenRows[value], counts?.[value]),
          }))}
          onChange={({ target }) => change({ rows: target.value as typeof rows })}
        />
        <Checkbox
          checked={onePerAddress}
          aria-describedby={repeatsId}
          onChange={({ target }) => change({ onePerAddress: target.checked })}
        >
          {messages.onePerAddress}
        </Checkbox>
        <p id={repeatsId} className="quiet">
          {messages.repeats(repeats)}
        </p>
      </fieldset>
      <ColumnsSelect
        label={messages.along}
        placeholder={messages.noneAlong}
        value={alongColumns}
        onChange={(columns) => change({ alongColumns: columns })}
      />
    </div>
  )
}

/** A choice with words below it that describe it and do not belong to its name. */
function Described({ by, children }: { by: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div>
      {children(id)}
      <p id={id} className="quiet">
        {by}
      </p>
    </div>
  )
}

interface ColumnsSelectProps {
  label: string
  placeholder: string
  value: number[]
  onChange: (columns: number[]) => void
}

/** A select of columns of the file, in the order of choosing. */
function ColumnsSelect({ label, ...select }: ColumnsSelectProps) {
  const id = useId()
  const headers = useAppSelector(selectHeaders)
  const options = useMemo(
    () => headers.map((_, column) => ({ value: column, label: columnLabel(headers, column) })),
    [headers],
  )
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        mode="multiple"
        optionFilterProp="label"
        // Screen readers get all options, not only those in sight.
        virtual={false}
        options={options}
        onInputKeyDown={tabLeaves}
        {...select}
      />
    </div>
  )
}
