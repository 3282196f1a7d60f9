import { useAppSelector } from '../../../app/base/hooks'
import { columnLabel } from '../../file/columnLabel'
import { selectHeaders, selectRows } from '../../file/fileSelectors'
import { resultsMessages as messages } from '../resultsMessages'
import { None } from './PartsTable'

/** The customer's whole row, each value with the name of its column. */
export function CustomerRow({ row }: { row: number }) {
  const headers = useAppSelector(selectHeaders)
  const values = useAppSelector((state) => selectRows(state)[row])
  const fields = headers.map((_, column) => ({
    column,
    label: columnLabel(headers, column),
    value: values?.[column] ?? '',
  }))
  return (
    <>
      <h4>{messages.yourRow}</h4>
      <dl className="rowFacts">
        {fields.map(({ column, label, value }) => (
          <div key={column}>
            <dt>{label}</dt>
            <dd className="customerValue">{value.trim() === '' ? <None /> : value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
