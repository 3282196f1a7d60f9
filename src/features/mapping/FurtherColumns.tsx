import { Button } from 'antd'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { columnLabel } from '../file/columnLabel'
import { selectHeaders, selectRows } from '../file/fileSelectors'
import { mappingOffered } from '../sessionEvents'
import { buildQuery } from './buildQuery'
import { selectFurther, selectMapping } from './mappingSelectors'
import { mappingMessages as messages } from './mappingMessages'
import './FurtherColumns.css'

/** Rows that show what the offer is about. */
const EXAMPLES = 2

/** Offers to send the columns that look like further parts of the address, or to leave them out again (MAPPING-11). */
export function FurtherColumns({ isLocked }: { isLocked: boolean }) {
  const dispatch = useAppDispatch()
  const headers = useAppSelector(selectHeaders)
  const mapping = useAppSelector(selectMapping)
  const { sent, unsent } = useAppSelector(selectFurther)
  const rows = useAppSelector(selectRows)
  const names = (columns: number[]) => columns.map((column) => columnLabel(headers, column))
  const choose = (moreAddressColumns: number[]) => dispatch(mappingOffered({ moreAddressColumns }))

  if (unsent.length === 0) {
    if (sent.length === 0) return null
    return (
      <div className="furtherColumns" role="group" aria-label={messages.more}>
        <p className="quiet">{messages.furtherSent(names(sent))}</p>
        <Button
          size="small"
          disabled={isLocked}
          onClick={() => choose(mapping.moreAddressColumns.filter((column) => !sent.includes(column)))}
        >
          {messages.leaveFurtherOut}
        </Button>
      </div>
    )
  }
  const all = [...mapping.moreAddressColumns, ...unsent]
  const queries = rows
    .map((row) => buildQuery(row, { ...mapping, moreAddressColumns: all }))
    .filter((query) => query !== '')
  return (
    <div className="furtherColumns isOffer" role="group" aria-label={messages.more}>
      <p>{messages.further(names(unsent))}</p>
      <p className="quiet">{unsent.length === 1 ? messages.furtherSendsOne : messages.furtherSends}</p>
      <ul className="plainList">
        {queries.slice(0, EXAMPLES).map((query, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no other name, and may send the same
          <li key={at}>{query}</li>
        ))}
      </ul>
      <Button size="small" type="primary" ghost disabled={isLocked} onClick={() => choose(all)}>
        {messages.sendFurther}
      </Button>
    </div>
  )
}
