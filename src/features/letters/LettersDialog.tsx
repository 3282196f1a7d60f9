import { Button, Checkbox, Radio } from 'antd'
import { useMemo, useState, type ComponentProps } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { Dialog } from '../../components/Dialog'
import { LabelledSelect } from '../../components/controls'
import { usePortions } from '../../components/usePortions'
import { ADDRESS_COLUMNS } from '../../domain/cleanse/outputColumns'
import { downloadAsked } from '../download/downloadSlice'
import type { PurposeDialogProps } from '../download/usePurposeDialog'
import { selectHeaders, selectLabels, selectSheetRows } from '../file/fileSlice'
import { selectIsNarrowed } from '../review/shownSelectors'
import { namesChosen } from '../mapping/mappingSlice'
import { selectNames, selectProposedNames } from '../mapping/mappingSelectors'
import { personColumns } from './letterBook'
import { LETTER_ROWS, NO_NAMES, type LetterChoices, LAYOUT_IDS, LAYOUTS } from './layouts'
import { lettersMessages as messages } from './lettersMessages'
import { choicesChanged, type LettersPreview } from './lettersSlice'
import { WhoGetsNone } from './WhoGetsNone'
import './letters.css'

/** Whether the user still has to say what letters without a name have. */
const asksWhoseName = ({ noName }: LetterChoices, preview: LettersPreview | null) =>
  noName === null &&
  preview !== null &&
  preview.letters.length > 0 &&
  preview.letters.every(({ name }) => name === messages.noNames.occupier)

/** The dialog of a file for a letter printer. */
export function LettersDialog({ shell, close }: PurposeDialogProps) {
  const dispatch = useAppDispatch()
  const { choices, preview } = useAppSelector((state) => state.letters)
  const asksName = choices !== null && asksWhoseName(choices, preview)
  if (!choices) return null

  return (
    <Dialog
      {...shell}
      title={messages.title}
      width={860}
      cancelText={messages.cancel}
      okText={messages.counted(messages.download, preview?.letters.length)}
      okButtonProps={{
        disabled: !preview?.letters.length || preview.asked.length > 0 || asksName,
      }}
      onOk={() => {
        dispatch(downloadAsked('letters'))
        close()
      }}
    >
      <div className="letters">
        <Choices choices={choices} preview={preview} />
        {preview && <Envelopes preview={preview} />}
      </div>
    </Dialog>
  )
}

function Choices({ choices, preview }: { choices: LetterChoices; preview: LettersPreview | null }) {
  const dispatch = useAppDispatch()
  const { layout, alongColumns, rows, noName, onePerAddress } = choices
  const isNarrowed = useAppSelector(selectIsNarrowed)
  const headers = useAppSelector(selectHeaders)
  const names = useAppSelector(selectNames)
  const proposed = useAppSelector(selectProposedNames)
  const labels = useAppSelector(selectLabels)
  const own = useMemo(() => labels.map((label, value) => ({ value, label })), [labels])
  const withAdded = useMemo(() => [...own, ...ADDED], [own])
  const change = (changed: Partial<LetterChoices>) => dispatch(choicesChanged(changed))

  return (
    <div className="letterChoices">
      <details>
        <summary>
          <strong>{messages.layout}</strong> {messages.layouts[layout]}{' '}
          <span className="linkWord">{messages.changeLayout}</span>
        </summary>
        <Radio.Group
          aria-label={messages.layout}
          value={layout}
          onChange={({ target }) => change({ layout: target.value as typeof layout })}
        >
          {LAYOUT_IDS.map((id) => (
            <div key={id}>
              <Radio value={id} aria-describedby={`layout-${id}`}>
                {messages.layouts[id]}
              </Radio>
              <p id={`layout-${id}`} className="quiet">
                {messages.columns(LAYOUTS[id].columns.map(([header]) => header))}
              </p>
            </div>
          ))}
        </Radio.Group>
      </details>
      <ColumnsSelect
        label={messages.name}
        placeholder={messages.noNameColumn}
        options={own}
        value={[...names]}
        onChange={(columns) => dispatch(namesChosen({ names: columns, proposed }))}
      />
      <fieldset>
        <legend>{messages.noName}</legend>
        {asksWhoseName(choices, preview) && <p role="status">{messages.whoseName}</p>}
        <Radio.Group
          className="inOneLine"
          value={asksWhoseName(choices, preview) ? null : (noName ?? 'occupier')}
          options={NO_NAMES.map((value) => ({ value, label: messages.noNames[value] }))}
          onChange={({ target }) => change({ noName: target.value as typeof noName })}
        />
      </fieldset>
      {preview && <WhoGetsNone persons={personColumns(headers, names)} {...preview} />}
      <fieldset>
        <legend>{messages.rows}</legend>
        <Radio.Group
          className="inOneLine"
          value={rows}
          options={LETTER_ROWS.filter((value) => value !== 'shown' || isNarrowed).map((value) => ({
            value,
            label: messages.counted(messages.chosenRows[value], preview?.counts[value]),
          }))}
          onChange={({ target }) => change({ rows: target.value as typeof rows })}
        />
        <Nations choices={choices} preview={preview} />
        <Checkbox
          checked={onePerAddress}
          aria-describedby="letters-repeats"
          onChange={({ target }) => change({ onePerAddress: target.checked })}
        >
          {messages.onePerAddress}
        </Checkbox>
        <p id="letters-repeats" className="quiet">
          {messages.repeats(preview?.repeats ?? 0)}
        </p>
      </fieldset>
      <ColumnsSelect
        label={messages.along}
        placeholder={messages.noneAlong}
        options={withAdded}
        value={alongColumns}
        onChange={(columns) => change({ alongColumns: columns })}
      />
    </div>
  )
}

/** A choice of the rows' country, if they are in several. */
function Nations({ choices, preview }: { choices: LetterChoices; preview: LettersPreview | null }) {
  const dispatch = useAppDispatch()
  const { nation } = choices
  const nations = preview?.nations ?? []
  if (nations.length < 2 && nation === null) return null
  const all = nations.reduce((sum, { rows }) => sum + rows, 0)
  return (
    <div className="buttonRow">
      <LabelledSelect<string>
        label={messages.nation}
        size="small"
        popupMatchSelectWidth={false}
        value={nation ?? ALL}
        options={[
          { value: ALL, label: messages.allNations(all) },
          ...nations.map(({ nation: value, rows }) => ({ value, label: messages.inNation(value, rows) })),
        ]}
        onChange={(value) => dispatch(choicesChanged({ nation: value === ALL ? null : value }))}
      />
    </div>
  )
}

const ALL = 'all'

const ADDED = ADDRESS_COLUMNS.map(([header, field]) => ({ value: field, label: messages.added(header) }))

/** A select of columns, in the order of choosing. */
const ColumnsSelect = <Column,>(props: ComponentProps<typeof LabelledSelect<Column[]>>) => (
  <div className="field">
    <LabelledSelect mode="multiple" optionFilterProp="label" {...props} />
  </div>
)

/** How many envelopes to show at first, and more with each press. */
const [FIRST, MORE] = [3, 20]

const WORDS_NAMED = 4

/** The letters as envelopes, what they leave out, and why rows get none. */
function Envelopes({ preview }: { preview: LettersPreview }) {
  const sheetRows = useAppSelector(selectSheetRows)
  const [onlyLosing, setOnlyLosing] = useState(false)
  const { letters, leftOut } = preview
  const losing = letters.filter(({ lost }) => lost.length > 0)
  const isOnly = onlyLosing && losing.length > 0
  const { shown, next, showNext } = usePortions(isOnly ? losing : letters, MORE, FIRST)
  const words = [...new Set(losing.slice(0, WORDS_NAMED).flatMap(({ lost }) => lost))].slice(0, WORDS_NAMED)
  return (
    <section className="firstLetters" aria-labelledby="first-letters">
      <h3 id="first-letters">{shown.length > FIRST || isOnly ? messages.envelopes : messages.first}</h3>
      {letters.length === 0 && <p>{messages.none}</p>}
      <ol className="plainList">
        {shown.map(({ rows, lines, lost }) => (
          <li key={rows[0]} className="envelope">
            <span className="quiet">{messages.row(rows)}</span>
            <p>{lines.join('\n')}</p>
            {lost.length > 0 && <p className="isBad">{messages.goes(lost)}</p>}
          </li>
        ))}
      </ol>
      {next > 0 && (
        <Button size="small" onClick={showNext}>
          {messages.more(next)}
        </Button>
      )}
      <div role="status">
        <ul className="plainList leftOut">
          {losing.length > 0 && (
            <li>
              {messages.loses(losing.length)} <em>{words.join(', ')}</em>{' '}
              <Button type="link" size="small" onClick={() => setOnlyLosing(!isOnly)}>
                {isOnly ? messages.allThese : messages.onlyThese}
              </Button>
            </li>
          )}
          {leftOut.map(({ why, rows }) => (
            <li key={why}>
              {messages.leftOut(
                why,
                rows.map((row) => sheetRows[row]!),
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
