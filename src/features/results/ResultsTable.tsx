import { RESULT_ROWS_SHOWN } from '../../app/constants'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { selectShownRows } from '../review/reviewSelectors'
import { sortPressed } from '../review/reviewSlice'
import { reviewWords } from '../review/reviewWords'
import type { ScoreKind } from '../review/scoreOf'
import { columnKey, type DownloadColumn } from './downloadColumns'
import { ResultRow } from './ResultRow'
import { selectResultColumns } from './resultsSelectors'
import { resultsWords as words } from './resultsWords'
import '../../components/DataTable.css'

/** The first 200 of the rows that the filters let through, with every column of the download (spec section 2). */
export function ResultsTable() {
  const columns = useAppSelector(selectResultColumns)
  const shown = useAppSelector(selectShownRows)

  if (shown.length === 0) return <p className="quiet">{reviewWords.nothingShown}</p>
  return (
    <>
      <div className="dataTable" role="region" aria-label={words.tableLabel} tabIndex={0}>
        <table aria-label={words.tableLabel}>
          <thead>
            <tr>
              <th scope="col" className="dataTableNumber">
                {reviewWords.row}
              </th>
              <th scope="col">{reviewWords.decision}</th>
              <th scope="col">{reviewWords.checks}</th>
              {columns.map((column) => (
                <ColumnHeader key={columnKey(column)} column={column} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.slice(0, RESULT_ROWS_SHOWN).map((row) => (
              <ResultRow key={row} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length > RESULT_ROWS_SHOWN && (
        <p className="quiet">{words.note(RESULT_ROWS_SHOWN, shown.length)}</p>
      )}
    </>
  )
}

const scoreColumns: Partial<Record<string, ScoreKind>> = {
  'Fit Score': 'fit',
  'Confidence Score': 'confidence',
}

/** A column's header; that of a score sorts. */
function ColumnHeader({ column }: { column: DownloadColumn }) {
  const dispatch = useAppDispatch()
  const sort = useAppSelector((state) => state.review.sort)
  const kind = column.from === 'output' ? scoreColumns[column.header] : undefined
  if (!kind) return <th scope="col">{column.header}</th>

  const direction = sort?.kind === kind ? sort.direction : undefined
  return (
    <th scope="col" aria-sort={direction ?? 'none'}>
      <button type="button" className="sortButton" onClick={() => dispatch(sortPressed(kind))}>
        {column.header}
        <span aria-hidden>{direction === 'ascending' ? ' ▲' : direction === 'descending' ? ' ▼' : ' ↕'}</span>
      </button>
    </th>
  )
}
