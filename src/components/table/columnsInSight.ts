import { useMemo, useState, type UIEvent } from 'react'
import type { DataColumn } from './tableColumns'

/** How far beyond both edges we draw columns, in px. We track the scroll position in steps of this. */
const ROOM = 1500

/** The part of the columns in sight, in px. */
interface Sight {
  left: number
  width: number
}

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
  const after = end - before - drawn.reduce((sum, column) => sum + column.width, 0)
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
