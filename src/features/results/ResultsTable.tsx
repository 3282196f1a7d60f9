import { useMemo } from 'react'
import { config } from '../../app/config'
import { RESULT_ROWS_SHOWN } from '../../app/constants'
import { useAppSelector } from '../../app/hooks'
import { DataTable } from '../../components/DataTable'
import { ExternalLink } from '../../components/ExternalLink'
import { selectRows } from '../file/fileSelectors'
import { selectResults } from '../run/runSelectors'
import { cellText } from './cellText'
import { selectResultColumns, selectResultRows } from './resultsSelectors'
import { resultsWords as words } from './resultsWords'

/** The first 200 rows that have a result, with every column of the download (spec section 2). */
export function ResultsTable() {
  const columns = useAppSelector(selectResultColumns)
  const indexes = useAppSelector(selectResultRows)
  const rows = useAppSelector(selectRows)
  const results = useAppSelector(selectResults)

  const tableColumns = useMemo(
    () => columns.map((column, at) => ({ id: `${at}`, header: column.header })),
    [columns],
  )
  const tableRows = useMemo(
    () =>
      indexes.slice(0, RESULT_ROWS_SHOWN).map((index) => ({
        id: index,
        cells: columns.map((column) => cellText(column, rows[index]!, results[index]!)),
      })),
    [columns, indexes, rows, results],
  )

  return (
    <section aria-labelledby="results-heading" className="results">
      <div className="titleRow">
        <h2 id="results-heading">{words.heading}</h2>
        <ExternalLink href={config.guideUrl}>{words.guide}</ExternalLink>
      </div>
      <DataTable label={words.tableLabel} columns={tableColumns} rows={tableRows} />
      {indexes.length > RESULT_ROWS_SHOWN && (
        <p className="quiet">{words.note(RESULT_ROWS_SHOWN, indexes.length)}</p>
      )}
    </section>
  )
}
