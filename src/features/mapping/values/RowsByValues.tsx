import { useMemo, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import { LabelledSelect } from '../../../components/controls'
import type { AskedColumn } from '../../../domain/cleanse/noLetter'
import { roomBeside } from '../../../domain/cleanse/ticks'
import { selectLabels } from '../../file/fileSlice'
import { valuesTicked } from '../mappingSlice'
import { ColumnValues } from './ColumnValues'
import { selectLeftOutTicks, selectNoLetter } from '../mappingSelectors'
import { valuesMessages as messages } from '../mappingMessages'

const MOST_OPEN = 3

const NONE: readonly never[] = []

interface RowsByValuesProps {
  /** What the rows are chosen for, in words. */
  label: string
  part: 'leftOut' | 'noLetter'
  /** The columns in question. */
  asked?: readonly AskedColumn[]
  autoFocus: boolean
  /** Columns of names, whose words beside names are shown. */
  names?: readonly number[]
}

/** Rows by a column's values: columns to choose, and the values of the open ones, to tick. */
export function RowsByValues({ label, part, asked = NONE, autoFocus, names = NONE }: RowsByValuesProps) {
  const dispatch = useAppDispatch()
  const labels = useAppSelector(selectLabels)
  const both = { leftOut: useAppSelector(selectLeftOutTicks), noLetter: useAppSelector(selectNoLetter) }
  const ticks = both[part]
  const others = Object.values(part === 'leftOut' ? both.noLetter : both.leftOut)
  const [chosen, setChosen] = useState<number[]>([])
  const options = useMemo(() => labels.map((name, value) => ({ value, label: name })), [labels])
  const first = [...asked.map(({ column }) => column), ...Object.keys(ticks).map(Number)]
  const open = [...new Set([...chosen, ...first])].slice(0, MOST_OPEN)
  const unopened = asked.filter(({ column }) => !open.includes(column))
  return (
    <div className="panel">
      <LabelledSelect<number | null>
        label={<span className="visuallyHidden">{label}</span>}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={messages.choose}
        autoFocus={autoFocus}
        value={null}
        options={options}
        onChange={(column) => column !== null && setChosen((before) => [column, ...before])}
      />
      {open.map((column) => {
        const { [column]: _, ...beside } = ticks
        const isOfNames = ticks[column]?.isOfNames ?? names.includes(column)
        return (
          <ColumnValues
            key={`${column} ${isOfNames}`}
            column={column}
            isOfNames={isOfNames}
            ticks={ticks[column]}
            room={roomBeside([...Object.values(beside), ...others])}
            onTick={(next) => dispatch(valuesTicked({ part, ticks: { [column]: next } }))}
          />
        )
      })}
      {unopened.length > 0 && (
        <p className="quiet">{messages.others(unopened.map(({ column }) => labels[column]!))}</p>
      )}
    </div>
  )
}
