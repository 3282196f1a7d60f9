import { Radio } from 'antd'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { selectHeaders, selectKeepsOwnColumns } from '../file/fileSelectors'
import { ownColumnsChoiceChanged } from '../file/fileSlice'
import { selectFurther, selectMappedColumns } from '../mapping/mappingSelectors'
import { selectConflictingHeaders, selectExampleRow } from './downloadSelectors'
import { downloadMessages as messages } from './downloadMessages'
import './ColumnConflict.css'

/**
 * Names the customer's columns that share a name with an added one, and offers to update or to keep them, saying what
 * changes and which other columns of the address do not, with a row of the file now and as it will be downloaded.
 */
export function ColumnConflict() {
  const names = useAppSelector(selectConflictingHeaders)
  return names.length > 0 && <Choice names={names} />
}

function Choice({ names }: { names: string[] }) {
  const dispatch = useAppDispatch()
  const headers = useAppSelector(selectHeaders)
  const mapped = useAppSelector(selectMappedColumns)
  const further = useAppSelector(selectFurther)
  const keeps = useAppSelector(selectKeepsOwnColumns)

  const hasOthers = [...mapped, ...further.unsent].some((column) => !names.includes(headers[column]!))
  return (
    <section className="card columnConflict" aria-labelledby="column-conflict">
      <h2 id="column-conflict">{messages.conflict(names)}</h2>
      <Radio.Group
        aria-labelledby="column-conflict"
        aria-describedby="column-conflict-means"
        value={keeps}
        options={[
          { value: false, label: messages.updateMine },
          { value: true, label: messages.keepMine },
        ]}
        onChange={(event) => dispatch(ownColumnsChoiceChanged(event.target.value === true))}
      />
      <p id="column-conflict-means" className="quiet">
        {keeps ? messages.keepMineMeans(names[0]!) : messages.updateMineMeans(names, hasOthers)}
      </p>
      <ExampleRow />
    </section>
  )
}

/** A row of the file in the columns that the choice is about. */
function ExampleRow() {
  const { row, cells } = useAppSelector(selectExampleRow)
  return (
    <table className="exampleRow">
      <thead>
        <tr>
          <th scope="col">{messages.exampleRow(row)}</th>
          <th scope="col">{messages.now}</th>
          <th scope="col">{messages.downloaded}</th>
        </tr>
      </thead>
      <tbody>
        {cells.map(({ key, header, now, downloaded }) => (
          <tr key={key}>
            <th scope="row">{header}</th>
            <td>{now}</td>
            <td>{downloaded ?? <em>{messages.cleansedToCome}</em>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
