import { Radio } from 'antd'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { selectHeaders, selectKeepsOwnColumns } from '../file/fileSelectors'
import { ownColumnsChoiceChanged } from '../file/fileSlice'
import { selectFurther, selectMappedColumns } from '../mapping/mappingSelectors'
import { selectBothWays, selectConflictingHeaders } from './downloadSelectors'
import { downloadMessages as messages } from './downloadMessages'
import './ColumnConflict.css'

/**
 * Names the customer's columns that share a name with an added one, and offers to update or to keep them, saying what
 * changes and which other columns of the address do not, with a row of the file both ways.
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

  const address = [...new Set([...mapped, ...further.sent, ...further.unsent])].toSorted((a, b) => a - b)
  const others = address.map((column) => headers[column]!).filter((header) => !names.includes(header))
  return (
    <section className="card columnConflict" aria-labelledby="column-conflict">
      <div>
        <h2 id="column-conflict">{messages.conflict(names)}</h2>
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
      </div>
      <BothWays keeps={keeps} />
    </section>
  )
}

/** A row of the file in the download: as it will be, and as it would be with the other choice. */
function BothWays({ keeps }: { keeps: boolean }) {
  const { row, updated, kept } = useAppSelector(selectBothWays)
  const ways = [
    { name: messages.updateMine, cells: updated, isChosen: !keeps },
    { name: messages.keepMine, cells: kept, isChosen: keeps },
  ]
  return (
    <div className="bothWays">
      <h3>{messages.bothWays(row)}</h3>
      {ways.map(({ name, cells, isChosen }) => (
        <div key={name} className={isChosen ? 'way isChosen' : 'way'}>
          <strong>{name}</strong>
          <dl>
            {cells.map(({ key, header, text }) => (
              <div key={key}>
                <dt className="quiet">{header}</dt>
                <dd>{text ?? <em className="quiet">{messages.cleansedToCome}</em>}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  )
}
