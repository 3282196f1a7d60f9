import { useMemo, type ReactNode } from 'react'
import { formatNumber } from '../../../base/format'
import { useAppSelector } from '../../../base/store/hooks'
import type { DataColumn } from '../../../components/table/tableColumns'
import { TIGHT, useMedia } from '../../../components/useMedia'
import { resultsMessages as messages } from '../resultsMessages'
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
const WIDTHS = { number: 116, tightNumber: 92, addresses: 240, why: 56, score: 110, all: 160 }

/**
 * The columns that help to decide: one row is one decision. While rows are live, nobody decides about them yet. Where there is
 * little room the reason is beside the address, and the score in the row's pane: the head of the addresses sorts by it.
 */
export function useReviewColumns(isLive = false): DataColumn<ResultRow>[] {
  const sort = useAppSelector((state) => state.view.sort)
  const isTight = useMedia(TIGHT)
  return useMemo(() => {
    const renderWhy = ({ row }: ResultRow) => (isLive ? <WhyText row={row} /> : <DecisionCell row={row} />)
    const sortOf = (column: SortColumn) => (sort?.column === column ? sort.direction : null)
    const columns: DataColumn<ResultRow>[] = [
      {
        key: 'row',
        title: messages.columns.row,
        width: isTight ? WIDTHS.tightNumber : WIDTHS.number,
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
        render: ({ row }) => <AddressesCell row={row} beside={isTight && renderWhy({ row })} />,
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
        render: ({ row }) => <ScoreCell row={row} />,
      },
    ]
  }, [isLive, isTight, sort])
}

/** Says which address is above which and, where the score has no column, that rows are sorted by it. */
function AddressesTitle({ sorts = false }) {
  const [yours, above, cleansed, below] = messages.addressesTitle
  return (
    <div className="addressesTitle">
      {sorts && <span className="besideAddress">{messages.scores.confidence}</span>}
      {yours} <span className="quiet">{above}</span> · {cleansed} <span className="quiet">{below}</span>
    </div>
  )
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
