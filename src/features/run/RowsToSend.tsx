import Input from 'antd/es/input/Input'
import { useId, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { selectSheetRows } from '../file/fileSlice'
import { RowsByValues } from '../mapping/values/RowsByValues'
import { selectCanResume } from './comingSelectors'
import { selectCanStart, selectForecast, selectForecastOfRange, selectUnsentRange } from './forecastSelectors'
import { pressStart } from './pressRunButton'
import { runMessages as messages } from './runMessages'
import { SendButton } from './SendButton'

/** The choice of the rows to look up: by the values of a column, or from one row to another. */
export function RowsToSend({ close }: { close: () => void }) {
  const forecast = useAppSelector(selectForecast)
  const total = useAppSelector((state) => state.run.results.length)
  return (
    <div className="panel">
      {forecast && <p role="status">{messages.lookedUp(forecast.rows.length, total)}</p>}
      <h3>{messages.leaveOut}</h3>
      <RowsByValues label={messages.leaveOut} part="leftOut" autoFocus />
      <RangeForm close={close} />
    </div>
  )
}

/** The first and the last row, and what that would use: rows outside stay as they are. */
function RangeForm({ close }: { close: () => void }) {
  const dispatch = useAppDispatch()
  const usual = useAppSelector(selectUnsentRange)
  const total = useAppSelector((state) => state.run.results.length)
  const [first, setFirst] = useState(String(usual.from + 1))
  const [last, setLast] = useState(String(usual.to))
  const range = { from: Number(first) - 1, to: Number(last) }
  const isValid =
    [first, last].every((text) => /^\d+$/.test(text)) &&
    range.from >= 0 &&
    range.to <= total &&
    range.from < range.to
  const { rows, lookups } = useAppSelector((state) =>
    isValid ? selectForecastOfRange(state, range) : NOTHING,
  )
  const hasKey = useAppSelector(({ apiKey }) => apiKey.status === 'valid')
  const canSend =
    useAppSelector((state) => selectCanStart(state) || selectCanResume(state)) && rows.length > 0
  return (
    <form
      className="panel someRows"
      onSubmit={(event) => {
        event.preventDefault()
        if (!canSend) return
        close()
        dispatch(pressStart(range))
      }}
    >
      <RowField label={messages.firstRow} value={first} onChange={setFirst} row={range.from} />
      <RowField label={messages.lastRow} value={last} onChange={setLast} row={range.to - 1} />
      <p role="status" className="quiet">
        {!isValid
          ? messages.badRange(total)
          : hasKey || rows.length === 0
            ? messages.ofRange(rows.length)
            : messages.missing.key}
      </p>
      <SendButton htmlType="submit" disabled={!canSend}>
        {isValid ? messages.lookUpRange(range.from + 1, range.to, lookups) : messages.lookUp}
      </SendButton>
    </form>
  )
}

const NOTHING = { rows: [], lookups: 0 }

interface RowFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** The index of the row that it names. */
  row: number
}

function RowField({ label, value, onChange, row }: RowFieldProps) {
  const id = useId()
  const sheetRows = useAppSelector(selectSheetRows)
  return (
    <div>
      <label htmlFor={id}>{label}</label>{' '}
      <Input
        id={id}
        htmlSize={String(sheetRows.length).length + 1}
        inputMode="numeric"
        aria-describedby={`${id}-sheet`}
        value={value}
        onChange={(event) => onChange(event.target.value.trim())}
      />{' '}
      <span id={`${id}-sheet`} className="quiet">
        {sheetRows[row] !== undefined && messages.inSheet(sheetRows[row])}
      </span>
    </div>
  )
}
