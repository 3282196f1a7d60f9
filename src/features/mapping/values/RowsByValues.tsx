import { useMemo, useState } from 'react'
import { useAppSelector } from '../../../base/store/hooks'
import { LabelledSelect } from '../../../components/LabelledSelect'
import type { Ticks } from '../../../domain/cleanse/columnValues'
import type { AskedColumn } from '../../../domain/cleanse/noLetter'
import { columnLabel } from '../../file/fileSelectors'
import { selectHeaders } from '../../file/fileSlice'
import { ColumnValues } from './ColumnValues'
import { valuesMessages as messages } from './valuesMessages'

/** Columns that are open at once. */
const MOST_OPEN = 3

const NONE: readonly AskedColumn[] = []

interface RowsByValuesProps {
  /** What the rows are chosen for. */
  label: string
  /** What is ticked, by column. */
  ticks: Readonly<Record<number, Ticks>>
  /** The columns that are asked about. */
  asked?: readonly AskedColumn[]
  /** Whether the select has the focus at first. */
  autoFocus: boolean
  /** Columns of names: the words beside them are shown. */
  names: readonly number[]
  onTick: (column: number, ticks: Ticks) => void
  nameOf: (row: number) => string
}

/** Rows by a column's values: columns to choose, and the values of those that are open, to be ticked. */
export function RowsByValues({
  label,
  ticks,
  asked = NONE,
  autoFocus,
  names,
  onTick,
  nameOf,
}: RowsByValuesProps) {
  const headers = useAppSelector(selectHeaders)
  const [chosen, setChosen] = useState<number[]>([])
  const options = useMemo(
    () => headers.map((_, column) => ({ value: column, label: columnLabel(headers, column) })),
    [headers],
  )
  const first = [...asked.map(({ column }) => column), ...Object.keys(ticks).map(Number)]
  const all = [...new Set([...chosen.toReversed(), ...first])]
  const open = all.slice(0, MOST_OPEN)
  const others = asked.filter(({ column }) => !open.includes(column))
  return (
    <div className="rowsByValues">
      <LabelledSelect<number | null>
        label={<span className="visuallyHidden">{label}</span>}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={messages.choose}
        autoFocus={autoFocus}
        value={null}
        options={options}
        onChange={(column) =>
          column !== null && setChosen((before) => [...before.filter((each) => each !== column), column])
        }
      />
      {open.map((column) => (
        <ColumnValues
          key={column}
          column={column}
          isOfNames={ticks[column]?.isOfNames ?? names.includes(column)}
          ticks={ticks[column]}
          onTick={(next) => onTick(column, next)}
          nameOf={nameOf}
        />
      ))}
      {others.length > 0 && (
        <p className="quiet">{messages.others(others.map(({ column }) => columnLabel(headers, column)))}</p>
      )}
    </div>
  )
}
