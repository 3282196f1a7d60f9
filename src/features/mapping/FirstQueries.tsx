import { Button, Checkbox } from 'antd'
import { useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { columnLabel } from '../file/fileSelectors'
import { buildQuery } from '../../domain/cleanse/rowQuery'
import { askedColumns, furtherColumns } from './furtherColumns'
import { mappingMessages as messages } from './mappingMessages'
import { selectColumns } from './columnSelectors'
import { selectChosenMapping, selectFirstQueries } from './mappingSelectors'
import { mappingOffered } from './mappingSlice'
import { selectHeaders, selectRows } from '../file/fileSlice'
import './FirstQueries.css'

/** What the rows of the preview will send, word for word; `noteOf` says why a row need not be looked up. */
export function FirstQueries({ noteOf }: { noteOf: (row: number) => string | null }) {
  const queries = useAppSelector(selectFirstQueries)
  if (queries.length === 0) return null
  return (
    <section className="card firstQueries" aria-labelledby="queries-heading">
      <h2 id="queries-heading">{messages.firstQueries}</h2>
      <ol>
        {queries.map((query, row) => {
          const note = noteOf(row)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no other name, and may send the same
            <li key={row}>
              {query === '' ? <span className="quiet">{messages.queryEmpty}</span> : query}
              {note && <span className="quiet queryNote"> {note}</span>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** First values of a column that is asked about. */
const VALUES_NAMED = 3

/** The columns to offer, but those of another address; what they are offered with, and what chooses those that are sent. */
function useOffered(find: typeof furtherColumns) {
  const dispatch = useAppDispatch()
  const headers = useAppSelector(selectHeaders)
  const rows = useAppSelector(selectRows)
  const mapping = useAppSelector(selectChosenMapping)
  const others = useAppSelector(selectColumns.others)
  const columns = useMemo(
    () => find(headers, rows, mapping).filter((column) => !others.includes(column)),
    [find, headers, rows, mapping, others],
  )
  const choose = (moreAddressColumns: number[]) => dispatch(mappingOffered({ moreAddressColumns }))
  return { columns, headers, rows, more: mapping.moreAddressColumns, mapping, choose }
}

/** Asks about each column whose name says nothing and whose cells may be a part of the address. */
function AskedColumns() {
  const { columns, headers, rows, more, choose } = useOffered(askedColumns)
  const asked = useMemo(
    () =>
      columns.map((column) => {
        const values = new Set<string>()
        for (const row of rows) {
          const value = (row[column] ?? '').trim()
          if (value !== '' && values.add(value).size === VALUES_NAMED) break
        }
        return { column, values: [...values] }
      }),
    [columns, rows],
  )
  return asked.map(({ column, values }) => {
    const name = columnLabel(headers, column)
    const isSent = more.includes(column)
    const next = isSent ? more.filter((each) => each !== column) : [...more, column]
    return (
      <div
        key={column}
        className={isSent ? 'furtherColumns' : 'furtherColumns isOffer'}
        role="group"
        aria-label={name}
      >
        <p>{isSent ? messages.furtherSent([name]) : messages.asked(name, values)}</p>
        <Button size="small" onClick={() => choose(next)}>
          {isSent ? messages.leaveItOut : messages.sendIt}
        </Button>
      </div>
    )
  })
}

/** Offers what may be sent with the address: the columns that are parts of it, and those that may be. */
export const FurtherColumns = () => (
  <>
    <NamedColumns />
    <AskedColumns />
  </>
)

/** Offers to send the columns that look like further components of the address, or to leave them out. */
function NamedColumns() {
  const { columns: further, headers, rows, more, mapping, choose } = useOffered(furtherColumns)
  const sent = further.filter((column) => more.includes(column))
  const unsent = further.filter((column) => !sent.includes(column))
  const names = (columns: number[]) => columns.map((column) => columnLabel(headers, column))

  if (further.length === 0) return null
  const isOffer = unsent.length > 0
  const all = [...more, ...unsent]
  const offered = { ...mapping, moreAddressColumns: all }
  const example = isOffer && rows.find((row) => buildQuery(row, offered) !== '')
  const without = more.filter((column) => !sent.includes(column))
  return (
    <div
      className={isOffer ? 'furtherColumns isOffer' : 'furtherColumns'}
      role="group"
      aria-label={messages.more}
    >
      <p>{isOffer ? messages.further(names(unsent)) : messages.furtherSent(names(sent))}</p>
      {example && (
        <p>
          <span className="quiet">{messages.furtherSends(rows.indexOf(example) + 1)}</span>{' '}
          <span className="offeredQuery">{buildQuery(example, offered)}</span>
        </p>
      )}
      <Checkbox checked={!isOffer} onChange={() => choose(isOffer ? all : without)}>
        {messages.sendFurther}
      </Checkbox>
    </div>
  )
}
