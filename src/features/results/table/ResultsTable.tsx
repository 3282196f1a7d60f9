import { selectFilters } from '../filterSelectors'
import { Button } from 'antd'
import { useMemo } from 'react'
import { RESULT_ROWS_SHOWN } from '../../../app/base/constants'
import { focusIds } from '../../../app/base/focusIds'
import { useAppDispatch, useAppSelector } from '../../../app/base/hooks'
import { DataTable } from '../../../components/DataTable'
import { bodyHeight } from '../../../components/table/sizes'
import { useFillHeight } from '../../../components/useFillHeight'
import { allShown, rowOpened, rowReached, sortPressed, type ReviewColumn } from '../viewSlice'
import { selectShownRows, selectTableRows } from '../shownSelectors'
import { resultsMessages as messages } from '../resultsMessages'
import { useDecisionKeys } from '../useDecisionKeys'
import { CustomerColumnSelect } from './CustomerColumnSelect'
import type { ResultRow } from './reviewColumns'
import { useResultColumns, type AllColumn } from './useResultColumns'
import './ResultsTable.css'

interface RowsProps {
  onHelp: () => void
  /** The columns of the download. */
  allColumns: AllColumn[]
}

/** The least height of the table, in px: some rows are seen in a low window too. */
const LEAST_HEIGHT = 200

/** What stands below the rows: the note, and the end of the page. */
const BELOW = 56

/** The rows that the filters let through, the first 200 or all of them, as a grid that the keys move in. */
export function ResultsTable({ onHelp, allColumns }: RowsProps) {
  const [area, height] = useFillHeight<HTMLDivElement>(LEAST_HEIGHT, BELOW)
  const isReview = useAppSelector((state) => state.view.columns === 'review')
  return (
    <>
      <div ref={area} className="resultsTable">
        <Grid height={bodyHeight(height)} onHelp={onHelp} allColumns={allColumns} />
      </div>
      <div className="belowTable">
        <ShownNote />
        {isReview && <CustomerColumnSelect />}
      </div>
    </>
  )
}

function Grid({ height, onHelp, allColumns }: RowsProps & { height: number }) {
  const dispatch = useAppDispatch()
  const tableRows = useAppSelector(selectTableRows)
  const nextRow = useAppSelector((state) => selectShownRows(state)[selectTableRows(state).length])
  const currentRow = useAppSelector((state) => state.view.currentRow)
  const rows = useMemo(() => tableRows.map((row): ResultRow => ({ row })), [tableRows])
  const { columns, count } = useResultColumns(allColumns)
  const filters = useAppSelector(selectFilters)
  const sort = useAppSelector((state) => state.view.sort)
  const selection = useMemo(() => [filters, sort], [filters, sort])
  const onKey = useDecisionKeys(currentRow, onHelp)

  return (
    <DataTable
      label={messages.grid}
      role="grid"
      columns={columns}
      columnCount={count}
      rows={rows}
      rowKey={keyOf}
      height={height}
      currentKey={currentRow}
      entranceId={focusIds.resultRows}
      onCurrentChange={(row) => dispatch(rowReached(row))}
      onPastEnd={() => nextRow !== undefined && dispatch(rowReached(nextRow))}
      onOpen={(row) => dispatch(rowOpened(row))}
      onKey={onKey}
      selection={selection}
      onSort={(column) => dispatch(sortPressed(column as ReviewColumn))}
    />
  )
}

const keyOf = ({ row }: ResultRow) => row

/** That more rows are let through than the table has, and a button that brings them all. */
function ShownNote() {
  const dispatch = useAppDispatch()
  const shown = useAppSelector((state) => selectShownRows(state).length)
  const inTable = useAppSelector((state) => selectTableRows(state).length)
  if (inTable >= shown) return null
  return (
    <p className="quiet">
      {messages.note(RESULT_ROWS_SHOWN, shown)}{' '}
      <Button size="small" onClick={() => dispatch(allShown())}>
        {messages.showAll(shown)}
      </Button>
    </p>
  )
}
