import { Button, Checkbox } from 'antd'
import Input from 'antd/es/input/Input'
import { useEffect, useId, useMemo, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import type { AppThunk } from '../../../base/store/types'
import { oneStop } from '../../../components/keys'
import { usePortions } from '../../../components/usePortions'
import { countValues, newValues, ticksOf, type ColumnValue } from '../../../domain/cleanse/columnValues'
import { isTicked, MOST_TICKED, type Ticks } from '../../../domain/cleanse/ticks'
import { keyOfValue } from '../../../domain/address/columns/theirs'
import { selectLabels, selectRows } from '../../file/fileSlice'
import { selectNameOf } from '../mappingSelectors'
import { valuesMessages as messages } from '../mappingMessages'
import './values.css'

interface ColumnValuesProps {
  column: number
  /** Whether to show the words beside its names, instead of the names. */
  isOfNames: boolean
  /** What is ticked; missing until somebody has answered. */
  ticks: Ticks | undefined
  onTick: (ticks: Ticks) => void
  /** How many values we can keep. */
  room: number
}

/** The values of a column with their counts, to tick, and how many rows have the ticked ones. Each column has its own element. */
export function ColumnValues({ column, isOfNames, ...props }: ColumnValuesProps) {
  const labels = useAppSelector(selectLabels)
  const values = useColumnValues(column, isOfNames)
  const id = useId()
  return (
    <section className="panel columnValues" aria-labelledby={id}>
      <h4 id={id}>{labels[column]}</h4>
      {values ? (
        <Values id={id} values={values} isOfNames={isOfNames} {...props} />
      ) : (
        <p role="status">{messages.counting}</p>
      )}
    </section>
  )
}

/** The values of a column, counted in pieces; null until that is done. */
function useColumnValues(column: number, isOfNames: boolean): ColumnValue[] | null {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectRows)
  const [values, setValues] = useState<ColumnValue[] | null>(null)
  useEffect(() => {
    let isGone = false
    void dispatch(counting(rows, column, isOfNames)).then((counted) => isGone || setValues(counted))
    return () => {
      isGone = true
    }
  }, [dispatch, rows, column, isOfNames])
  return values
}

const counting =
  (rows: string[][], column: number, isOfNames: boolean): AppThunk<Promise<ColumnValue[]>> =>
  (_dispatch, _getState, deps) =>
    countValues(rows, column, isOfNames, deps.nextTask)

const NOTHING: Ticks = { values: [] }

/** How many values to show at first, and up to how many that occur only once to show without a press. */
const [FIRST, ONCE] = [20, 10]

interface ValuesProps extends Omit<ColumnValuesProps, 'column'> {
  id: string
  values: ColumnValue[]
}

function Values({ id, values, isOfNames, ticks = NOTHING, onTick, room }: ValuesProps) {
  const nameOf = useAppSelector(selectNameOf)
  const [search, setSearch] = useState('')
  const [isTooMany, setIsTooMany] = useState(false)
  // New values stay first while the user answers.
  const [fresh] = useState(() => new Set(newValues(values, ticks).map(({ key }) => key)))
  const found = useMemo(() => {
    const key = keyOfValue(search)
    const including = values.filter((each) => each.key.includes(key))
    return including.toSorted((a, b) => Number(fresh.has(b.key)) - Number(fresh.has(a.key)))
  }, [values, search, fresh])
  const isOnce = ({ key, rows }: ColumnValue) => rows.length === 1 && key !== '' && !fresh.has(key)
  const once = found.filter(isOnce)
  const often = found.filter((each) => !isOnce(each))
  const [isOpen, setIsOpen] = useState(once.length <= ONCE)
  const shownOften = usePortions(often, FIRST)
  const shownOnce = usePortions(once, FIRST)

  const is = ({ key }: ColumnValue) => isTicked(ticks, key)
  const ticked = useMemo(() => {
    const rows = values.filter(({ key }) => isTicked(ticks, key)).flatMap((each) => each.rows)
    return [...new Set(rows)].toSorted((a, b) => a - b)
  }, [values, ticks])
  const tick = (changed: readonly ColumnValue[], isOn: boolean) => {
    const keys = new Set(values.filter(is).map(({ key }) => key))
    for (const { key } of changed) {
      if (isOn) keys.add(key)
      else keys.delete(key)
    }
    const next = ticksOf(values, keys, isOfNames, room)
    setIsTooMany(next === null)
    if (next) onTick(next)
  }
  const line = (value: ColumnValue) => (
    <li key={value.key}>
      <Checkbox tabIndex={-1} checked={is(value)} onChange={({ target }) => tick([value], target.checked)}>
        {messages.value(value.text || messages.blank, value.rows.length)}
        {fresh.has(value.key) && <span className="isNew">{messages.isNew}</span>}
      </Checkbox>
    </li>
  )
  const more = ({ next, showNext }: typeof shownOnce) =>
    next > 0 && (
      <Button type="link" size="small" tabIndex={-1} onClick={showNext}>
        {messages.more(next)}
      </Button>
    )
  const ofOnce = once.filter(is).length

  return (
    <>
      <div className="buttonRow valueTools">
        <Input
          size="small"
          aria-label={messages.search}
          placeholder={messages.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Button
          size="small"
          disabled={search.trim() === '' || found.length === 0}
          onClick={() => tick(found, true)}
        >
          {messages.tickFound}
        </Button>
        <Button size="small" disabled={!values.some(is)} onClick={() => tick(values, false)}>
          {messages.untickAll}
        </Button>
      </div>
      <div className="valueList" role="group" aria-labelledby={id} {...oneStop('input, button')}>
        {often.length > 0 && <ul className="plainList">{shownOften.shown.map(line)}</ul>}
        {more(shownOften)}
        {once.length > 1 && (
          <div>
            <Checkbox
              tabIndex={-1}
              checked={ofOnce === once.length}
              indeterminate={ofOnce > 0 && ofOnce < once.length}
              onChange={({ target }) => tick(once, target.checked)}
            >
              {messages.once(once.length)}
            </Checkbox>
            <Button
              type="link"
              size="small"
              tabIndex={-1}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? messages.hide : messages.show}
            </Button>
          </div>
        )}
        {once.length > 0 && (isOpen || once.length === 1) && (
          <ul className={once.length > 1 ? 'plainList isWithin' : 'plainList'}>
            {shownOnce.shown.map(line)}
          </ul>
        )}
        {isOpen && more(shownOnce)}
        {found.length === 0 && <p>{values.length === 0 ? messages.noWords : messages.none}</p>}
      </div>
      <p role="status">{isTooMany ? messages.tooMany(MOST_TICKED) : messages.rows(ticked, nameOf)}</p>
    </>
  )
}
