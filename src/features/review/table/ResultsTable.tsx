import { useCallback, useMemo, type KeyboardEvent } from 'react'
import { focusIds } from '../../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import { DataTable } from '../../../components/table/DataTable'
import { useMedia, TIGHT, useSize } from '../../../components/useSpace'
import { numbersOf, type DataColumn } from '../../../components/table/tableColumns'
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
import { rowNameId, AddressesCell, DecisionCell, NumberCell, RowName, ScoreCell, WhyText } from './RowCells'
import './ResultsTable.css'

/** Widths in px; the addresses take the rest. */
const WIDTHS = { number: 116, tightNumber: 92, addresses: 240, why: 51, score: 124 }

/**
 * The columns that help to decide: one row is one decision. During a run nobody decides yet. If room is short, the reason is
 * beside the address, and the score in the row's pane: then the head of the addresses sorts by it.
 */
export function useReviewColumns(isLive = false): DataColumn[] {
  const sort = useAppSelector((state) => state.view.sort)
  const isTight = useMedia(TIGHT)
  return useMemo(() => {
    const renderWhy = (row: number) => (isLive ? <WhyText row={row} /> : <DecisionCell row={row} />)
    const sortOf = (column: SortColumn) => (sort?.column === column ? sort.direction : null)
    const columns: DataColumn[] = [
      {
        key: 'row',
        title: messages.columns.row,
        width: isTight ? WIDTHS.tightNumber : WIDTHS.number,
        align: 'end',
        isRowHeader: true,
        sort: sortOf('row'),
        render: (row) => (
          <>
            {!isLive && <RowName row={row} />}
            <NumberCell row={row} />
          </>
        ),
      },
      {
        key: 'addresses',
        title: <AddressesTitle />,
        width: WIDTHS.addresses,
        grows: true,
        render: (row) => <AddressesCell row={row} beside={isTight && renderWhy(row)} />,
        ...(isTight && !isLive && { key: 'score', title: <AddressesTitle sorts />, sort: sortOf('score') }),
      },
    ]
    if (isTight) return columns
    return [
      ...columns,
      {
        key: 'why',
        title: messages.columns.why,
        width: WIDTHS.why,
        render: renderWhy,
      },
      {
        key: 'score',
        title: messages.scores.confidence,
        width: WIDTHS.score,
        align: 'end',
        sort: sortOf('score'),
        render: (row) => <ScoreCell row={row} />,
      },
    ]
  }, [isLive, isTight, sort])
}

/** Says which address is above which and, if the score has no column, that rows are sorted by it. */
function AddressesTitle({ sorts = false }) {
  const [yours, above, cleansed, below] = messages.addressesTitle
  return (
    <div className="addressesTitle">
      {sorts && <span className="besideAddress">{messages.scores.confidence}</span>}
      <div>
        {yours} <span className="quiet">{above}</span> · {cleansed} <span className="quiet">{below}</span>
      </div>
    </div>
  )
}

/** The row's number, before the columns of the download. */
const numbers = numbersOf(messages.columns.row, 72)

/** As `ResultsTable.css` sets them. */
const HEADER_HEIGHT = 30
const TOUCH_HEADER_HEIGHT = 45

/**
 * The rows that pass the filters, the first 200 or all, as a grid that fills its container.
 *
 * @param props.allColumns the columns of the download, a feature later in the flow
 */
export function ResultsTable({ allColumns }: { allColumns: DataColumn[] }) {
  const [place, { height }] = useSize<HTMLDivElement>()
  const isTouch = useMedia('(pointer: coarse)')
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectTableRows)
  const lines = useAppSelector(selectLines)
  const currentRow = useAppSelector(selectCurrentShownRow)
  const isReview = useAppSelector((state) => state.view.columns === 'review')
  const review = useReviewColumns()
  const all = useMemo(() => [numbers, ...allColumns], [allColumns])
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
