import type { TableColumnsType } from 'antd'
import type { KeyboardEvent, ReactNode } from 'react'

/** Height in px of a row of one line and of the header, lower edge included, as `DataTable.css` sets them. */
export const LINE_HEIGHT = 39

export interface DataColumn {
  /** Unique among the columns: titles may repeat. */
  key: string
  title: ReactNode
  /** In px. A column that grows is at least this wide, and takes the room that others leave. */
  width: number
  grows?: boolean
  render: (row: number) => ReactNode
  /** Stays in sight when the table scrolls sideways. Such columns come first. */
  isFixed?: boolean
  /** Names the row for screen readers. */
  isRowHeader?: boolean
  isHighlighted?: boolean
  /** Fills the room of undrawn columns. */
  isBlank?: boolean
  /** How the rows are sorted by it; null if they are not, undefined if they cannot be. */
  sort?: 'ascending' | 'descending' | null
  align?: 'end'
}

const ORDERS = { ascending: 'ascend', descending: 'descend' } as const

/** The place of each column among all, for screen readers; not needed if all are drawn. */
function placesOf(drawn: DataColumn[], columns: DataColumn[]) {
  const places = new Map(drawn === columns ? [] : columns.map(({ key }, at) => [key, at + 1]))
  return ({ key, isBlank }: Pick<DataColumn, 'key' | 'isBlank'>) =>
    isBlank ? { 'aria-hidden': true } : { 'aria-colindex': places.get(key) }
}

/**
 * The columns to draw, of all `columns`, as Ant Design's Table takes them. It handles presses on headers itself, not Ant Design:
 * the owner of the rows chooses the order, and Space has to work as well as Enter.
 */
export function tableColumns(
  drawn: DataColumn[],
  columns: DataColumn[],
  onSort?: (key: string) => void,
): TableColumnsType<{ row: number }> {
  const placeOf = placesOf(drawn, columns)
  return drawn.map(({ key, title, width, align, render, sort, ...column }) => ({
    key,
    title,
    width: column.grows ? undefined : width,
    align,
    className: column.isHighlighted ? 'isHighlighted' : undefined,
    fixed: column.isFixed ? 'start' : undefined,
    rowScope: column.isRowHeader ? 'row' : undefined,
    render: (_, { row }) => render(row),
    sorter: sort !== undefined,
    sortOrder: sort && ORDERS[sort],
    onCell: () => placeOf({ key, ...column }),
    onHeaderCell: () => ({
      ...placeOf({ key, ...column }),
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
