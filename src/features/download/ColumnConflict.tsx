import { Radio } from 'antd'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { selectHeaders, selectKeepsOwnColumns } from '../file/fileSelectors'
import { ownColumnsChoiceChanged } from '../file/fileSlice'
import { selectMappedColumns } from '../mapping/mappingSelectors'
import { selectConflictingHeaders } from './downloadSelectors'
import { downloadMessages as messages } from './downloadMessages'
import './ColumnConflict.css'

/**
 * Names the customer's columns that share a name with an added one, and offers to update or to keep them, saying what
 * changes and which other columns of the address do not (DOWNLOAD-4).
 */
export function ColumnConflict() {
  const dispatch = useAppDispatch()
  const names = useAppSelector(selectConflictingHeaders)
  const headers = useAppSelector(selectHeaders)
  const mapped = useAppSelector(selectMappedColumns)
  const keeps = useAppSelector(selectKeepsOwnColumns)
  if (names.length === 0) return null

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
    </div>
  )
}
