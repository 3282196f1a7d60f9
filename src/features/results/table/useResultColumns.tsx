import { useMemo } from 'react'
import { formatNumber } from '../../../app/base/format'
import { useAppSelector } from '../../../app/base/hooks'
import type { DataColumn } from '../../../components/DataTable'
import { cellText } from '../../download/content/cellText'
import { columnKey, type DownloadColumn } from '../../download/content/downloadColumns'
import { selectShownColumns, selectResultOfRow } from '../../download/downloadSelectors'
import { columnLabel } from '../../file/columnLabel'
import { selectHeaders } from '../../file/fileSelectors'
import { reviewMessages as messages } from '../reviewMessages'
import { selectCustomerColumn, selectScoreKind } from '../reviewSelectors'
import { REVIEW_COLUMNS } from '../reviewSlice'
import { columnGroup } from './columnGroup'
import { reviewColumns, type ResultRow } from './reviewColumns'

const ALL_WIDTH = 160

/** The columns that are shown now, and how many there are in all. */
export function useResultColumns(): { columns: DataColumn<ResultRow>[]; count: number } {
  const view = useAppSelector((state) => state.review.view)
  const review = useReviewColumns()
  const all = useAllColumns()
  return view === 'review' ? { columns: review, count: review.length } : all
}

function useReviewColumns() {
  const sort = useAppSelector((state) => state.review.sort)
  const isPanelOpen = useAppSelector((state) => state.review.isPanelOpen)
  const headers = useAppSelector(selectHeaders)
  const customer = useAppSelector(selectCustomerColumn)
  const kind = useAppSelector(selectScoreKind)
  return useMemo(() => {
    const columns = REVIEW_COLUMNS.filter((column) => column !== 'customer' || customer !== null)
    const titles = {
      customer: customer === null ? '' : columnLabel(headers, customer),
      score: messages.scores[kind],
    }
    return reviewColumns(columns, titles, sort, isPanelOpen)
  }, [sort, isPanelOpen, headers, customer, kind])
}

/** One group of the download's columns, in its order, with those that are left out; the row's number stands first. */
function useAllColumns() {
  const group = useAppSelector((state) => state.review.group)
  const columns = useAppSelector(selectShownColumns)
  return useMemo(
    () => ({
      columns: [
        numbers,
        ...columns.flatMap((column, at) =>
          columnGroup(column) === group
            ? [
                {
                  key: columnKey(column),
                  title: column.header,
                  width: ALL_WIDTH,
                  place: at + 2,
                  render: ({ row }: ResultRow) => <DownloadCell row={row} column={column} />,
                },
              ]
            : [],
        ),
      ],
      count: columns.length + 1,
    }),
    [group, columns],
  )
}

function DownloadCell({ row, column }: { row: number; column: DownloadColumn }) {
  return useAppSelector((state) => cellText(column, selectResultOfRow(state)(row)))
}

const numbers: DataColumn<ResultRow> = {
  key: 'row',
  title: messages.columns.row,
  width: 72,
  align: 'end',
  isFixed: true,
  isRowHeader: true,
  place: 1,
  render: ({ row }) => formatNumber(row + 1),
}
