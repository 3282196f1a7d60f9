import type { TableColumnsType } from 'antd'
import type { ReactNode } from 'react'

export interface DataColumn<Row> {
  /** Unique among the columns: titles may repeat. */
  key: string
  title: string
  /** In px; what is left of the table's width is shared out among all columns. */
  width: number
  render: (row: Row) => ReactNode
  /** Stays in sight when the table scrolls sideways. Such columns come first. */
  isFixed?: boolean
  /** Names the row for screen readers. */
  isRowHeader?: boolean
  isHighlighted?: boolean
  /** How the rows are sorted by it now; null when by something else, undefined when they cannot be. */
  sort?: 'ascending' | 'descending' | null
  align?: 'end'
  /** Its place among all columns, from 1, where only some of them are shown. */
  place?: number
}

const ORDERS = { ascending: 'ascend', descending: 'descend' } as const

/**
 * The columns as Ant Design's Table takes them. What a press on a header does is ours: Ant Design's own answers
 * Enter and not Space, and would choose the order, which is its owner's to choose.
 */
export function tableColumns<Row extends object>(
  columns: DataColumn<Row>[],
  onSort: (key: string) => void,
): TableColumnsType<Row> {
  return columns.map(({ key, title, width, align, render, place, sort, ...column }) => ({
    key,
    title,
    width,
    align,
    className: column.isHighlighted ? 'isHighlighted' : undefined,
    fixed: column.isFixed ? 'start' : undefined,
    rowScope: column.isRowHeader ? 'row' : undefined,
    render: (_, row) => render(row),
    onCell: () => ({ 'aria-colindex': place }),
    ...(sort === undefined
      ? { onHeaderCell: () => ({ 'aria-colindex': place }) }
      : {
          sorter: true,
          sortOrder: sort && ORDERS[sort],
          onHeaderCell: () => ({
            'aria-colindex': place,
            'aria-sort': sort ?? 'none',
            onClick: () => onSort(key),
            onKeyDown: (event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.preventDefault()
              onSort(key)
            },
          }),
        }),
  }))
}
