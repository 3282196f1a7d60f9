import { Radio } from 'antd'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { selectHeaders, selectKeepsOwnColumns } from '../file/fileSelectors'
import { ownColumnsChoiceChanged } from '../file/fileSlice'
import { selectMappedColumns } from '../mapping/mappingSelectors'
import { selectBothWays, selectConflictingHeaders } from './downloadSelectors'
import { downloadMessages as messages } from './downloadMessages'
import type { ExampleCell } from './exampleRow'
import './ColumnConflict.css'

/**
 * Names the customer's columns that share a name with an added one, and offers to update or to keep them, saying what
 * changes and which other columns of the address do not, with a row of the file both ways (DOWNLOAD-4).
 */
export function ColumnConflict() {
  const names = useAppSelector(selectConflictingHeaders)
  return names.length > 0 && <Choice names={names} />
}

function Choice({ names }: { names: string[] }) {
  const dispatch = useAppDispatch()
  const headers = useAppSelector(selectHeaders)
  const mapped = useAppSelector(selectMappedColumns)
  const keeps = useAppSelector(selectKeepsOwnColumns)
  const { row, updated, kept } = useAppSelector(selectBothWays)

  const others = mapped.map((column) => headers[column]!).filter((header) => !names.includes(header))
  return (
    <div className="columnConflict">
      <p id="column-conflict">{messages.conflict(names)}</p>
      <Radio.Group
        vertical
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
        {keeps ? messages.keepMineMeans(names[0]!) : messages.updateMineMeans(names, others)}
      </p>
      <section className="bothWays" aria-labelledby="both-ways">
        <h3 id="both-ways">{messages.bothWays(row)}</h3>
        <Way name={messages.updateMine} cells={updated} isChosen={!keeps} />
        <Way name={messages.keepMine} cells={kept} isChosen={keeps} />
      </section>
    </div>
  )
}

function Way({ name, cells, isChosen }: { name: string; cells: ExampleCell[]; isChosen: boolean }) {
  return (
    <div className={isChosen ? 'way isChosen' : 'way'}>
      <h4>{name}</h4>
      <dl>
        {cells.map(({ key, header, text }) => (
          <div key={key}>
            <dt className="quiet">{header}</dt>
            <dd>{text ?? <em>{messages.cleansedToCome}</em>}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
