import { useMemo, type ReactNode } from 'react'
import { formatNumber } from '../../../app/base/format'
import { useAppSelector } from '../../../app/base/hooks'
import type { DataColumn } from '../../../components/DataTable'
import { columnLabel } from '../../file/columnLabel'
import { selectHeaders } from '../../file/fileSelectors'
import { resultsMessages as messages } from '../resultsMessages'
import { selectCustomerColumn, selectScoreKind } from '../resultsSelectors'
import { REVIEW_COLUMNS, type ColumnGroup } from '../viewSlice'
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
  const view = useAppSelector((state) => state.view.columns)
  const review = useReviewColumns()
  const all = useGroup(allColumns)
  return view === 'review' ? { columns: review, count: review.length } : all
}

function useReviewColumns() {
  const sort = useAppSelector((state) => state.view.sort)
  const isRowOpen = useAppSelector((state) => state.view.isRowOpen)
  const headers = useAppSelector(selectHeaders)
  const customer = useAppSelector(selectCustomerColumn)
  const kind = useAppSelector(selectScoreKind)
  return useMemo(() => {
    const columns = REVIEW_COLUMNS.filter((column) => column !== 'customer' || customer !== null)
    const titles = {
      customer: customer === null ? '' : columnLabel(headers, customer),
      score: messages.scores[kind],
    }
    return reviewColumns(columns, titles, sort, isRowOpen)
  }, [sort, isRowOpen, headers, customer, kind])
}

/** One group of the download's columns, in its order, after the row's number. */
function useGroup(columns: AllColumn[]) {
  const group = useAppSelector((state) => state.view.group)
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
