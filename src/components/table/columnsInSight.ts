import { useMemo, useState, type UIEvent } from 'react'
import type { DataColumn } from './tableColumns'

/** How far beyond both edges columns are drawn, in px. The place scrolled to is known in steps of this. */
const ROOM = 1500

/** What is in sight of the columns, in px. */
interface Sight {
  left: number
  width: number
}

/** A column in place of those on one side that are not drawn: as wide as all of them. */
const blank = (key: string, width: number): DataColumn<object>[] =>
  width === 0 ? [] : [{ key, title: null, width, isBlank: true, render: () => null }]

/** The columns to draw: those in sight and around, fixed ones, and as wide as they are together what is not drawn. */
function columnsAround<Row extends object>(
  columns: DataColumn<Row>[],
  { left, width }: Sight,
): DataColumn<Row>[] {
  const [from, to] = [left - ROOM, left + width + ROOM]
  const drawn: DataColumn<Row>[] = []
  let [before, end] = [0, 0]
  for (const column of columns) {
    const start = end
    end += column.width
    if (column.isFixed || (end > from && start < to)) drawn.push(column)
    else if (start < from) before += column.width
  }
  if (drawn.length === columns.length) return columns
  const after = end - before - drawn.reduce((sum, column) => sum + column.width, 0)
  const fixed = drawn.filter(({ isFixed }) => isFixed)
  return [...fixed, ...blank('before', before), ...drawn.slice(fixed.length), ...blank('after', after)]
}

/**
 * The columns of a table to draw: a file may have thousands.
 *
 * @param width of the table, in px
 * @returns them, and what hears that the header has scrolled, as it does with the body
 */
export function useColumnsInSight<Row extends object>(columns: DataColumn<Row>[], width: number) {
  const [left, setLeft] = useState(0)
  const onScrollCapture = ({ target }: UIEvent) => {
    if (target instanceof HTMLElement && target.matches('.ant-table-header'))
      setLeft(Math.floor(target.scrollLeft / ROOM) * ROOM)
  }
  // From one step to the next, and a table that has no width yet will have one.
  const wide = (Math.ceil(width / ROOM) || 1) * ROOM + ROOM
  const drawn = useMemo(() => columnsAround(columns, { left, width: wide }), [columns, left, wide])
  return [drawn, onScrollCapture] as const
}
