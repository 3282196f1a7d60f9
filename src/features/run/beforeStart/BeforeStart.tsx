import { Button, Checkbox, type CheckboxProps } from 'antd'
import { useState, useId } from 'react'
import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import type { ValueOfNone } from '../../../domain/cleanse/valuesOfNone'
import { buildQuery } from '../../../domain/cleanse/sentText'
import type { FileChoices } from '../../session/sessionEvents'
import { selectLabels, selectRows } from '../../file/fileSlice'
import { mappingOffered, nothingChosen } from '../../mapping/mappingSlice'
import { selectChosenMapping, selectMapping } from '../../mapping/mappingSelectors'
import { sendingChosen } from '../runSlice'
import { forecastMessages as messages } from '../forecastMessages'
import type { KnownBefore, Thing } from './things'

/** One line about what to know before Start, which a press opens; nothing if there is nothing to know. */
export function BeforeStart({ things }: { things: Thing[] }) {
  const [isOpen, setIsOpen] = useState(false)
  if (things.length === 0) return null
  return (
    <div className="forecastChoice beforeYouStart">
      <Button type="link" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {messages.before(things.length)}
      </Button>
      {isOpen && (
        <ul>
          {things.map((thing) => (
            <li key={thing.id}>
              <ThingToKnow {...thing} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ThingToKnow({ id, words, rows, choice, ways, advice }: Thing) {
  const dispatch = useAppDispatch()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <p>
        <span id={`before-${id}`}>{words}</span>{' '}
        {rows.length > 0 && <ShowRows isOpen={isOpen} onChange={setIsOpen} />}
      </p>
      {isOpen && <RowTexts name={words} rows={rows} />}
      {advice !== undefined && <p className="quiet">{advice}</p>}
      {ways?.map((way) => (
        <Button key={way.words} size="small" onClick={() => dispatch(mappingOffered(way.columns))}>
          {way.words}
        </Button>
      ))}
      {choice && (
        <ChoiceTick choice={choice} aria-describedby={`before-${id}`}>
          {messages.leaveOut}
        </ChoiceTick>
      )}
    </>
  )
}

const MOST_TICKS = 3

/** A choice of which rows to send. */
export function ChoiceTick({ choice, ...props }: CheckboxProps & { choice: keyof FileChoices }) {
  const dispatch = useAppDispatch()
  const isOn = useAppSelector((state) => state.run.choices[choice])
  const choose = (isChosen: boolean) => dispatch(sendingChosen({ [choice]: isChosen }))
  return <Checkbox {...props} checked={isOn} onChange={({ target }) => choose(target.checked)} />
}

/** Rows that cost money and may find nothing: a tick leaves out each kind. Shows nothing if there are none. */
export function CostTicks({ ticks, values: all }: Pick<KnownBefore, 'ticks' | 'values'>) {
  const values = all.slice(0, MOST_TICKS - ticks.length)
  if (ticks.length + values.length === 0) return null
  return (
    <div className="forecastChoice" role="group" aria-labelledby="leave-out-these">
      <p id="leave-out-these">{messages.leaveOutThese}</p>
      {ticks.map(({ choice, words }) => (
        <ChoiceTick key={choice} choice={choice}>
          {words}
        </ChoiceTick>
      ))}
      {values.map((value) => (
        <ValueTick key={`${value.column} ${value.key}`} value={value} />
      ))}
    </div>
  )
}

/** A value that may mean nothing: ticked, its cells count as blank. */
function ValueTick({ value: { column, key, text, cells } }: { value: ValueOfNone }) {
  const dispatch = useAppDispatch()
  const labels = useAppSelector(selectLabels)
  const id = useId()
  const nothing = useAppSelector((state) => selectChosenMapping(state).readAs?.[column]?.nothing) ?? NONE
  const choose = (isOn: boolean) => {
    const values = [...nothing.filter((each) => each !== key), ...(isOn ? [key] : [])]
    dispatch(nothingChosen({ [column]: values.length > 0 ? { values, known: [] } : null }))
  }
  return (
    <div>
      <Checkbox
        checked={nothing.includes(key)}
        aria-describedby={id}
        onChange={({ target }) => choose(target.checked)}
      >
        {messages.valueOfNone(text, cells, labels[column]!)}
      </Checkbox>
      <span id={id} className="quiet">
        {messages.takenAsBlank}
      </span>
    </div>
  )
}

const NONE: readonly string[] = []

const TEXTS_LISTED = 200

/** Shows and hides what some rows send. */
export function ShowRows({ isOpen, onChange }: { isOpen: boolean; onChange: (isOpen: boolean) => void }) {
  return (
    <Button type="link" size="small" aria-expanded={isOpen} onClick={() => onChange(!isOpen)}>
      {isOpen ? messages.hideRows : messages.showRows}
    </Button>
  )
}

/** What the first of the rows send, in a list that scrolls. */
export function RowTexts({ name, rows }: { name: string; rows: number[] }) {
  const all = useAppSelector(selectRows)
  const mapping = useAppSelector(selectMapping)
  const listed = rows.slice(0, TEXTS_LISTED)
  return (
    <div className="rowTexts" role="region" aria-label={name} tabIndex={0}>
      <ol>
        {listed.map((row) => (
          <li key={row} value={row + 1}>
            {buildQuery(all[row]!, mapping)}
          </li>
        ))}
      </ol>
      {rows.length > listed.length && <p>{messages.moreRows(rows.length - listed.length)}</p>}
    </div>
  )
}
