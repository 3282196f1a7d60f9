import { useCallback, useMemo, type KeyboardEvent } from 'react'
import { focusIds } from '../../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import { DataTable } from '../../../components/table/DataTable'
import { useMedia } from '../../../components/useMedia'
import { useSize } from '../../../components/useSize'
import { resultsMessages as messages } from '../resultsMessages'
import { selectCurrentShownRow, selectLines, selectTableRows } from '../shownSelectors'
import { useDecisionKeys } from '../useDecisionKeys'
import {
  escaped,
  rowFocused,
  rowOpened,
  rowReached,
  selectListed,
  sortPressed,
  type SortColumn,
} from '../viewSlice'
import { rowNameId } from './RowCells'
import { useTableOfAll, useReviewColumns, type AllColumn, type ResultRow } from './reviewColumns'
import './ResultsTable.css'

/** As `ResultsTable.css` sets them. */
const HEADER_HEIGHT = 30
const TOUCH_HEADER_HEIGHT = 45

/**
 * The rows that pass the filters, the first 200 or all of them, as a grid that fills its container.
 *
 * @param props.allColumns the columns of the download
 */
export function ResultsTable({ allColumns }: { allColumns: AllColumn[] }) {
  const [place, { height }] = useSize<HTMLDivElement>()
  const isTouch = useMedia('(pointer: coarse)')
  const dispatch = useAppDispatch()
  const tableRows = useAppSelector(selectTableRows)
  const rows = useMemo(() => tableRows.map((row) => ({ row })), [tableRows])
  const lines = useAppSelector(selectLines)
  const currentRow = useAppSelector(selectCurrentShownRow)
  const isReview = useAppSelector((state) => state.view.columns === 'review')
  const review = useReviewColumns()
  const all = useTableOfAll(allColumns)
  const listed = useAppSelector(selectListed)
  const text = useAppSelector((state) => state.view.text)
  const sort = useAppSelector((state) => state.view.sort)
  const selection = useMemo(() => [listed, text, sort], [listed, text, sort])
  const decide = useDecisionKeys(currentRow)
  const onSort = useCallback((column: string) => dispatch(sortPressed(column as SortColumn)), [dispatch])
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') dispatch(escaped())
    else decide(event)
  }

  return (
    <div ref={place} className={isReview ? 'resultsTable isReview' : 'resultsTable'}>
      {/* Without a height it would draw every row. */}
      {height > 0 && (
        <DataTable
          label={messages.heading}
          role="grid"
          columns={isReview ? review : all}
          rows={rows}
          rowKey={keyOf}
          rowNameId={isReview ? rowNameId : undefined}
          height={Math.max(0, height - (isTouch ? TOUCH_HEADER_HEIGHT : HEADER_HEIGHT) - 2)}
          currentKey={currentRow}
          id={focusIds.resultRows}
          onFocusChange={(row) => dispatch(rowFocused(row))}
          onCurrentChange={(row) => dispatch(rowReached(row))}
          allKeys={lines}
          onOpen={(row) => dispatch(rowOpened(row))}
          onKey={onKey}
          selection={selection}
          onSort={onSort}
        />
      )}
    </div>
  )
}

const keyOf = ({ row }: ResultRow) => row
