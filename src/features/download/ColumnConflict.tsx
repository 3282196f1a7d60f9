import { Checkbox } from 'antd'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { selectKeepsOwnColumns } from '../file/fileSelectors'
import { ownColumnsChoiceChanged } from '../file/fileSlice'
import { selectConflictingHeaders } from './downloadSelectors'
import { downloadMessages as messages } from './downloadMessages'
import './ColumnConflict.css'

/** Names the customer's columns that share a name with an added one, and offers to keep them (DOWNLOAD-4). */
export function ColumnConflict() {
  const dispatch = useAppDispatch()
  const names = useAppSelector(selectConflictingHeaders)
  const keeps = useAppSelector(selectKeepsOwnColumns)
  if (names.length === 0) return null

  return (
    <div className="columnConflict">
      <p>
        {messages.conflict(names)} {keeps ? messages.keepMineMeans(names[0]!) : messages.conflictMeans}
      </p>
      <Checkbox checked={keeps} onChange={(event) => dispatch(ownColumnsChoiceChanged(event.target.checked))}>
        {messages.keepMine}
      </Checkbox>
    </div>
  )
}
