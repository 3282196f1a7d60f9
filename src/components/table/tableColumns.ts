import type { TableColumnsType } from 'antd'
import { formatNumber } from '../../base/format'
import { useMemo, useState, type KeyboardEvent, type ReactNode, type UIEvent } from 'react'

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

/** The column with the numbers of rows, which name them for screen readers. */
export const numbersOf = (title: string, width: number): DataColumn => ({
  key: 'row',
  title,
  width,
  align: 'end',
  isFixed: true,
  isRowHeader: true,
  render: (row) => formatNumber(row + 1),
})

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

/** How far beyond both edges we draw columns, in px. We track the scroll position in steps of this. */
const ROOM = 1500

/** The part of the columns in sight, in px. */
interface Sight {
  left: number
  width: number
}

/** How wide columns are together, in px. */
export const widthOf = (columns: readonly DataColumn[]) => columns.reduce((sum, { width }) => sum + width, 0)

/** A column in place of the undrawn ones on one side, as wide as all of them. */
const blank = (key: string, width: number): DataColumn[] =>
  width === 0 ? [] : [{ key, title: null, width, isBlank: true, render: () => null }]

/** The columns to draw: fixed ones, those in and around sight, and a blank as wide as the undrawn ones on each side. */
function columnsAround(columns: DataColumn[], { left, width }: Sight): DataColumn[] {
  const [from, to] = [left - ROOM, left + width + ROOM]
  const drawn: DataColumn[] = []
  let [before, end] = [0, 0]
  for (const column of columns) {
    const start = end
    end += column.width
    if (column.isFixed || (end > from && start < to)) drawn.push(column)
    else if (start < from) before += column.width
  }
  if (drawn.length === columns.length) return columns
  const after = end - before - widthOf(drawn)
  const fixed = drawn.filter(({ isFixed }) => isFixed)
  return [...fixed, ...blank('before', before), ...drawn.slice(fixed.length), ...blank('after', after)]
}

/**
 * The columns of a table to draw: a file may have thousands.
 *
 * @param width of the table, in px
 * @returns the columns, and a handler for the header's scrolling, which follows the body's
 */
export function useColumnsInSight(columns: DataColumn[], width: number) {
  const [left, setLeft] = useState(0)
  const onScrollCapture = ({ target }: UIEvent) => {
    if (target instanceof HTMLElement && target.matches('.ant-table-header'))
      setLeft(Math.floor(target.scrollLeft / ROOM) * ROOM)
  }
  // One step more than the table's width, and at least one: a table without a width will get one.
  const wide = (Math.ceil(width / ROOM) || 1) * ROOM + ROOM
  const drawn = useMemo(() => columnsAround(columns, { left, width: wide }), [columns, left, wide])
  return [drawn, onScrollCapture] as const
}
