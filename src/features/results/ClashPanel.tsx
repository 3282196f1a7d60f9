import { Checkbox } from 'antd'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { selectKeepsOwnColumns } from '../file/fileSelectors'
import { ownColumnsChoiceChanged } from '../file/fileSlice'
import { selectClashingHeaders } from './resultsSelectors'
import { resultsWords as words } from './resultsWords'

/** Names the customer's columns that share a name with an added one, and offers to keep them (decision 27). */
export function ClashPanel() {
  const dispatch = useAppDispatch()
  const names = useAppSelector(selectClashingHeaders)
  const keeps = useAppSelector(selectKeepsOwnColumns)
  if (names.length === 0) return null

  return (
    <div className="clash">
      <p>
        {words.clash(names)} {keeps ? words.keepMineMeans(names[0]!) : words.clashMeans}
      </p>
      <Checkbox checked={keeps} onChange={(event) => dispatch(ownColumnsChoiceChanged(event.target.checked))}>
        {words.keepMine}
      </Checkbox>
    </div>
  )
}
