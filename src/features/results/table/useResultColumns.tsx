import { useMemo, type ReactNode } from 'react'
import { formatNumber } from '../../../app/base/format'
import { useAppSelector } from '../../../app/base/hooks'
import type { DataColumn } from '../../../components/DataTable'
import { columnLabel } from '../../file/columnLabel'
import { selectHeaders } from '../../file/fileSelectors'
import { reviewMessages as messages } from '../reviewMessages'
import { selectCustomerColumn, selectScoreKind } from '../reviewSelectors'
import { REVIEW_COLUMNS, type ColumnGroup } from '../reviewSlice'
import { reviewColumns, type ResultRow } from './reviewColumns'

const ALL_WIDTH = 160

/** A column of the download as the table shows it; `app` hands them in, since the download comes later in the flow. */
export interface AllColumn {
  key: string
  header: string
  group: ColumnGroup
  /** The cell of a row, by the row's index in the file. */
  render: (row: number) => ReactNode
}

/** The columns that are shown now, and how many there are in all. */
export function useResultColumns(allColumns: AllColumn[]): {
  columns: DataColumn<ResultRow>[]
  count: number
} {
  const view = useAppSelector((state) => state.review.view)
  const review = useReviewColumns()
  const all = useGroup(allColumns)
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

/** One group of the download's columns, in its order, after the row's number. */
function useGroup(columns: AllColumn[]) {
  const group = useAppSelector((state) => state.review.group)
  return useMemo(
    () => ({
      columns: [
        numbers,
        ...columns.flatMap((column, at) =>
          column.group === group
            ? [
                {
                  key: column.key,
                  title: column.header,
                  width: ALL_WIDTH,
                  place: at + 2,
                  render: ({ row }: ResultRow) => column.render(row),
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
