import { useMemo, type ReactNode } from 'react'
import { formatNumber } from '../../../base/format'
import { useAppSelector } from '../../../base/store/hooks'
import type { DataColumn } from '../../../components/table/tableColumns'
import { selectRows } from '../../file/fileSlice'
import { resultsMessages as messages } from '../resultsMessages'
import { selectCustomerColumns } from '../../results/customerSelectors'
import type { SortColumn } from '../viewSlice'
import { AddressesCell, DecisionCell, NumberCell, RowName, ScoreCell, WhyText } from './RowCells'

/** A row of the results, by its index in the file: its cells look up what they show. */
export interface ResultRow {
  row: number
}

/** A column of the download; `app` passes them in, since the download comes later in the flow. */
export interface AllColumn {
  key: string
  header: string
  /** By row index. */
  render: (row: number) => ReactNode
}

/** Widths in px; the addresses take what is left. */
const WIDTHS = { number: 70, addresses: 240, score: 112, why: 128, all: 160 }

/** Widths of the widest letter and of the cell's padding, in px, and the length from which a word is broken. */
const LETTER = 8.4
const PADDING = 18
const LONGEST_WORD = 16

/** The columns that help to decide: one row is one decision. While rows are live, nobody decides about them yet. */
export function useReviewColumns(isLive = false): DataColumn<ResultRow>[] {
  const sort = useAppSelector((state) => state.view.sort)
  const numberWidth = useNumberWidth()
  return useMemo(() => {
    const sortOf = (column: SortColumn) => (sort?.column === column ? sort.direction : null)
    return [
      {
        key: 'row',
        title: messages.columns.row,
        width: numberWidth,
        align: 'end',
        isRowHeader: true,
        sort: sortOf('row'),
        render: ({ row }) => (
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
        render: ({ row }) => <AddressesCell row={row} />,
      },
      {
        key: 'score',
        title: messages.scores.confidence,
        width: WIDTHS.score,
        sort: sortOf('score'),
        render: ({ row }) => <ScoreCell row={row} />,
      },
      {
        key: 'why',
        title: messages.columns.why,
        width: WIDTHS.why,
        render: ({ row }) => (isLive ? <WhyText row={row} /> : <DecisionCell row={row} />),
      },
    ]
  }, [isLive, sort, numberWidth])
}

/** Says which address is above which. */
function AddressesTitle() {
  const [yours, above, cleansed, below] = messages.addressesTitle
  return (
    <div className="addressesTitle">
      {yours} <span className="quiet">{above}</span> · {cleansed} <span className="quiet">{below}</span>
    </div>
  )
}

/** A width in px at which the longest word of the customer's column is not broken. */
function useNumberWidth(): number {
  const columns = useAppSelector(selectCustomerColumns)
  const rows = useAppSelector(selectRows)
  return useMemo(() => {
    const words = rows.flatMap((values) =>
      columns.flatMap((column) => (values[column] ?? '').split(/[\s-]+/)),
    )
    const longest = words.reduce((most, { length }) => Math.max(most, length), 0)
    return Math.max(WIDTHS.number, Math.ceil(Math.min(longest, LONGEST_WORD) * LETTER + PADDING))
  }, [columns, rows])
}

/** The row's number, then the download's columns in their order. */
export const useTableOfAll = (columns: AllColumn[]): DataColumn<ResultRow>[] =>
  useMemo(
    () => [
      numbers,
      ...columns.map(({ key, header, render }) => ({
        key,
        title: header,
        width: WIDTHS.all,
        render: ({ row }: ResultRow) => render(row),
      })),
    ],
    [columns],
  )

const numbers: DataColumn<ResultRow> = {
  key: 'row',
  title: messages.columns.row,
  width: 72,
  align: 'end',
  isFixed: true,
  isRowHeader: true,
  render: ({ row }) => formatNumber(row + 1),
}
