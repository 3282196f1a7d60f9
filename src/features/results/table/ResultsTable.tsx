import { useLayoutEffect, useMemo, useRef, type CSSProperties } from 'react'
import { RESULT_ROWS_SHOWN } from '../../../app/base/constants'
import { useAppDispatch, useAppSelector } from '../../../app/base/hooks'
import { tableRoles as roles } from './tableRoles'
import { useGrowingCount } from './useGrowingCount'
import { selectShownRows } from '../../review/reviewSelectors'
import { sortPressed } from '../../review/reviewSlice'
import { reviewMessages } from '../../review/reviewMessages'
import type { ScoreKind } from '../../answers/readAnswer'
import { columnKey, type DownloadColumn } from '../../download/downloadColumns'
import { ResultRows } from './ResultRows'
import { selectColumnWidths, selectResultColumns } from './tableSelectors'
import { resultsMessages as messages } from '../resultsMessages'
import './ResultsTable.css'

/** Rows to the first frame: those that the area shows in a window of 1,000 pixels; a taller one has the rest a frame on. */
const ROWS_AT_ONCE = 18

/** The first 200 of the rows that the filters let through, with every column of the download (spec section 2). */
export function ResultsTable() {
  const columns = useAppSelector(selectResultColumns)
  const widths = useAppSelector(selectColumnWidths)
  const shown = useAppSelector(selectShownRows)
  const list = useMemo(() => shown.slice(0, RESULT_ROWS_SHOWN), [shown])
  const count = useGrowingCount(list, ROWS_AT_ONCE)
  const area = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Other rows are seen from their beginning: those further down come a moment later.
    if (list.length > 0) area.current?.scrollTo({ top: 0 })
  }, [list])

  if (shown.length === 0) return <p className="quiet">{reviewMessages.nothingShown}</p>
  return (
    <>
      <div ref={area} className="resultArea" role="region" aria-label={messages.tableLabel} tabIndex={0}>
        <table
          {...roles.table}
          className="resultTable"
          style={gridOf(widths)}
          aria-label={messages.tableLabel}
          aria-busy={count < list.length}
        >
          <thead {...roles.rowgroup}>
            <tr {...roles.row}>
              <th {...roles.columnheader} scope="col" className="resultNumber">
                {reviewMessages.row}
              </th>
              <th {...roles.columnheader} scope="col">
                {reviewMessages.decision}
              </th>
              <th {...roles.columnheader} scope="col">
                {reviewMessages.checks}
              </th>
              {columns.map((column) => (
                <ColumnHeader key={columnKey(column)} column={column} />
              ))}
            </tr>
          </thead>
          <ResultRows rows={list} count={count} columns={columns} />
        </table>
      </div>
      {shown.length > RESULT_ROWS_SHOWN && (
        <p className="quiet">{messages.note(RESULT_ROWS_SHOWN, shown.length)}</p>
      )}
    </>
  )
}

/** The columns of the table's grid, and how wide it is for them. */
function gridOf(widths: number[]): CSSProperties {
  return {
    '--columns': widths.map((width) => `${width}px`).join(' '),
    width: widths.reduce((sum, width) => sum + width, 0),
  } as CSSProperties
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
  if (!kind)
    return (
      <th {...roles.columnheader} scope="col">
        {column.header}
      </th>
    )

  const direction = sort?.kind === kind ? sort.direction : undefined
  return (
    <th {...roles.columnheader} scope="col" aria-sort={direction ?? 'none'}>
      <button type="button" className="sortButton" onClick={() => dispatch(sortPressed(kind))}>
        {column.header}
        <span aria-hidden>{direction === 'ascending' ? ' ▲' : direction === 'descending' ? ' ▼' : ' ↕'}</span>
      </button>
    </th>
  )
}
