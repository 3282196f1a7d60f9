import { Checkbox } from 'antd'
import { useMemo } from 'react'
import { sampleOf } from '../../base/manyRows'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { selectHeaders, selectLabels, selectRows } from '../file/fileSlice'
import { buildQuery, firstRowBelow } from '../../domain/cleanse/sentText'
import { askedColumns, furtherColumns } from './furtherColumns'
import { mappingMessages as messages } from './mappingMessages'
import { selectColumns, mappingOffered } from './mappingSlice'
import { selectChosenMapping, selectFirstQueries } from './mappingSelectors'
import './FirstQueries.css'

/** What the rows of the preview will send, word for word; `noteOf` says why a row needs no lookup. */
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

const VALUES_NAMED = 3

function firstValues(rows: string[][], column: number): string[] {
  const values = new Set(sampleOf(rows).map((row) => row[column]!.trim()))
  return [...values].filter((value) => value !== '').slice(0, VALUES_NAMED)
}

/**
 * Offers columns to send with the address, except another address's: those that are parts of it by name or place, and each one of
 * unknown name whose cells may be a part.
 */
export function FurtherColumns() {
  const headers = useAppSelector(selectHeaders)
  const labels = useAppSelector(selectLabels)
  const rows = useAppSelector(selectRows)
  const mapping = useAppSelector(selectChosenMapping)
  const others = useAppSelector(selectColumns.others)
  const [further, asked] = useMemo(() => {
    const isOwn = (column: number) => !others.includes(column)
    const unknown = askedColumns(headers, rows, mapping).filter(isOwn)
    return [
      furtherColumns(headers, rows, mapping).filter(isOwn),
      unknown.map((column) => ({ column, values: firstValues(rows, column) })),
    ] as const
  }, [headers, rows, mapping, others])
  return (
    <>
      {further.length > 0 && (
        <Offer columns={further} label={messages.more} asks={messages.further} tick={messages.sendFurther} />
      )}
      {asked.map(({ column, values }) => (
        <Offer
          key={column}
          columns={[column]}
          label={labels[column]!}
          asks={([name]) => messages.asked(name!, values)}
          tick={messages.sendIt}
        />
      ))}
    </>
  )
}

interface OfferProps {
  columns: number[]
  label: string
  /** The question about unsent ones, by their names. */
  asks: (names: string[]) => string
  tick: string
}

/** Columns to send too, all or none, with what a row would then send. */
function Offer({ columns, label, asks, tick }: OfferProps) {
  const dispatch = useAppDispatch()
  const labels = useAppSelector(selectLabels)
  const rows = useAppSelector(selectRows)
  const mapping = useAppSelector(selectChosenMapping)
  const more = mapping.moreAddressColumns
  const unsent = columns.filter((column) => !more.includes(column))
  const isOffer = unsent.length > 0
  const offered = { ...mapping, moreAddressColumns: [...more, ...unsent] }
  // Not a line that explains a form.
  const sample = sampleOf(rows)
  const example =
    isOffer && sample.slice(firstRowBelow(sample, offered)).find((row) => buildQuery(row, offered) !== '')
  const without = more.filter((column) => !columns.includes(column))
  const choose = (moreAddressColumns: number[]) => dispatch(mappingOffered({ moreAddressColumns }))
  const names = (isOffer ? unsent : columns).map((column) => labels[column]!)
  return (
    <div className={isOffer ? 'furtherColumns isOffer' : 'furtherColumns'} role="group" aria-label={label}>
      <p>{isOffer ? asks(names) : messages.furtherSent(names)}</p>
      {example && (
        <p>
          <span className="quiet">{messages.furtherSends(rows.indexOf(example) + 1)}</span>{' '}
          <span className="offeredQuery">{buildQuery(example, offered)}</span>
        </p>
      )}
      <Checkbox checked={!isOffer} onChange={() => choose(isOffer ? offered.moreAddressColumns : without)}>
        {tick}
      </Checkbox>
    </div>
  )
}
