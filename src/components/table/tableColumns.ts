import type { TableColumnsType } from 'antd'
import type { KeyboardEvent, ReactNode } from 'react'

export interface DataColumn<Row> {
  /** Unique among the columns: titles may repeat. */
  key: string
  title: ReactNode
  /** In px. A column that grows is at least this wide, and takes the room that the others leave. */
  width: number
  grows?: boolean
  render: (row: Row) => ReactNode
  /** Stays in sight when the table scrolls sideways. Such columns come first. */
  isFixed?: boolean
  /** Names the row for screen readers. */
  isRowHeader?: boolean
  isHighlighted?: boolean
  /** How the rows are sorted by it; null when they are not, undefined when they cannot be. */
  sort?: 'ascending' | 'descending' | null
  align?: 'end'
}

const ORDERS = { ascending: 'ascend', descending: 'descend' } as const

/**
 * The columns as Ant Design's Table takes them. The owner of the rows chooses the order, and Space has to work on a
 * header as well as Enter, so a press on a header is handled here and not by Ant Design.
 */
export function tableColumns<Row extends object>(
  columns: DataColumn<Row>[],
  onSort?: (key: string) => void,
): TableColumnsType<Row> {
  return columns.map(({ key, title, width, grows, align, render, sort, ...column }) => ({
    key,
    title,
    width: grows ? undefined : width,
    align,
    className: column.isHighlighted ? 'isHighlighted' : undefined,
    fixed: column.isFixed ? 'start' : undefined,
    rowScope: column.isRowHeader ? 'row' : undefined,
    render: (_, row) => render(row),
    sorter: sort !== undefined,
    sortOrder: sort && ORDERS[sort],
    onHeaderCell: () => ({
      ...(sort !== undefined && {
        'aria-sort': sort ?? 'none',
        onClick: () => onSort?.(key),
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          onSort?.(key)
        },
      }),
    }),
  }))
}
