import { Button } from 'antd'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { columnLabel } from '../file/columnLabel'
import { selectHeaders, selectRows } from '../file/fileSelectors'
import { mappingOffered } from './mappingSlice'
import { buildQuery, type Mapping } from './buildQuery'
import { selectFurther, selectMapping } from './mappingSelectors'
import { mappingMessages as messages } from './mappingMessages'
import './FurtherColumns.css'

/** Rows that show what the offer is about. */
const EXAMPLES = 2

/** Offers to send the columns that look like further parts of the address, or to leave them out again. */
export function FurtherColumns({ isLocked }: { isLocked: boolean }) {
  const dispatch = useAppDispatch()
  const headers = useAppSelector(selectHeaders)
  const mapping = useAppSelector(selectMapping)
  const { sent, unsent } = useAppSelector(selectFurther)
  const names = (columns: number[]) => columns.map((column) => columnLabel(headers, column))
  const choose = (moreAddressColumns: number[]) => dispatch(mappingOffered({ moreAddressColumns }))

  if (sent.length + unsent.length === 0) return null
  const isOffer = unsent.length > 0
  const all = [...mapping.moreAddressColumns, ...unsent]
  const without = mapping.moreAddressColumns.filter((column) => !sent.includes(column))
  return (
    <div
      className={isOffer ? 'furtherColumns isOffer' : 'furtherColumns'}
      role="group"
      aria-label={messages.more}
    >
      <p>{isOffer ? messages.further(names(unsent)) : messages.furtherSent(names(sent))}</p>
      {isOffer && <FirstOffered mapping={{ ...mapping, moreAddressColumns: all }} count={unsent.length} />}
      {/* One button, so that it keeps the focus of whoever presses it. */}
      <Button size="small" disabled={isLocked} onClick={() => choose(isOffer ? all : without)}>
        {isOffer ? messages.sendFurther : messages.leaveFurtherOut}
      </Button>
    </div>
  )
}

/** What the first rows with something to send would send. */
function firstQueries(rows: string[][], mapping: Mapping): string[] {
  const queries: string[] = []
  for (const row of rows) {
    const query = buildQuery(row, mapping)
    if (query !== '') queries.push(query)
    if (queries.length === EXAMPLES) break
  }
  return queries
}

/** What the first rows would send with the columns that are offered. */
function FirstOffered({ mapping, count }: { mapping: Mapping; count: number }) {
  const rows = useAppSelector(selectRows)
  const queries = firstQueries(rows, mapping)
  return (
    <>
      <p className="quiet">{count === 1 ? messages.furtherSendsOne : messages.furtherSends}</p>
      <ul className="plainList">
        {queries.map((query, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no other name, and may send the same
          <li key={at}>{query}</li>
        ))}
      </ul>
    </>
  )
}
