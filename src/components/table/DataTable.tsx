import { Table } from 'antd'
import type { TableRef } from 'antd/es/table'
import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import 'virtual:antdTable.css'
import './DataTable.css'
import { oneStop, movedIndex, SIDEWAYS } from '../keys'
import { useSize } from '../useSpace'
import { LINE_HEIGHT, tableColumns, useColumnsInSight, widthOf, type DataColumn } from './tableColumns'
import { GridContext, gridParts, isGivenBack, rowKeyOf, tableParts } from './tableParts'

interface DataTableProps {
  /** Accessible name. */
  label: string
  /** A grid's rows take the focus and keys; a table's do not. */
  role?: 'table' | 'grid'
  /** Memoised by the caller, like `rows` and `onSort`. */
  columns: DataColumn[]
  /** The keys of its rows. */
  rows: readonly number[]
  /** Height of the body in px; by default, all rows at one line each. */
  height?: number
  /**
   * Key of a grid's selected row: the table scrolls it into view, also when it gets lower, and moves the focus there from another
   * row.
   */
  currentKey?: number | null
  /** Called when a key moves to a row. */
  onCurrentChange?: (key: number) => void
  /** Called when the focus comes to an unselected row, by Tab or the pointer. */
  onFocusChange?: (key: number) => void
  /** Id of a grid, which passes the focus to its selected row. */
  id?: string
  /** Keys of all rows that the arrow and page keys reach, including rows not in the table yet; by default the rows in it. */
  allKeys?: readonly number[]
  /** Id of the element that names a row for screen readers; by default all of its content does. */
  rowNameId?: (key: number) => string
  /** Called when a row is clicked, or Enter is pressed on it. */
  onOpen?: (key: number) => void
  /** Called when any other key is pressed in a grid. */
  onKey?: (event: KeyboardEvent) => void
  onSort?: (columnKey: string) => void
  /** The table scrolls back to its first row when this changes. */
  selection?: unknown
}

/**
 * Ant Design's virtual Table with the roles, counts and keys that it lacks. It is virtual even for a few rows: the plain one
 * makes style elements, which the Content-Security-Policy forbids.
 */
export function DataTable(props: DataTableProps) {
  const { label, role = 'table', columns, rows, rowNameId, onSort } = props
  const { currentKey = null, selection, height = rows.length * LINE_HEIGHT, id } = props
  const isGrid = role === 'grid'
  const [frame, { width }] = useSize<HTMLDivElement>()
  const [drawn, onScrollCapture] = useColumnsInSight(columns, width)
  const table = useRef<TableRef>(null)
  const stopKey = currentKey !== null && rows.includes(currentKey) ? currentKey : (rows[0] ?? null)
  const { allKeys = rows } = props
  const [isStopRendered, setStopRendered] = useState(false)

  const rowElement = (key: number) => frame.current!.querySelector<HTMLElement>(`[data-row-key="${key}"]`)

  /** Scrolls no further than needed. `scrollTo` would draw the table three times for a row that is rendered. */
  const reveal = (key: number) => {
    const row = rowElement(key)
    const holder = row?.closest(HOLDER)
    if (!row || !holder) return table.current?.scrollTo({ index: rows.indexOf(key), align: 'nearest' })
    const [{ top, bottom }, view] = [row.getBoundingClientRect(), holder.getBoundingClientRect()]
    const by = Math.min(0, top - view.top) || Math.max(0, bottom - view.bottom)
    if (by !== 0) holder.scrollTop += by
  }

  const seen = useRef({ currentKey: null as number | null, selection, height })
  useLayoutEffect(() => {
    const before = seen.current
    seen.current = { currentKey, selection, height }
    const holder = frame.current!.querySelector(HOLDER)
    // When the table gets lower, the row could be out of sight.
    const mayBeHidden = currentKey !== before.currentKey || height < before.height
    if (currentKey !== null && mayBeHidden && rows.includes(currentKey)) reveal(currentKey)
    else if (selection !== before.selection && holder) holder.scrollTop = 0
  })

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const { target, currentTarget, relatedTarget } = event
    const isBack = isGivenBack(event)
    const key = isBack ? null : rowKeyOf(target)
    const isOfGrid = isBack || (target === currentTarget && !currentTarget.contains(relatedTarget))
    const reached = key ?? (isOfGrid ? stopKey : null)
    if (reached === null) return
    if (reached !== currentKey) return (props.onFocusChange ?? props.onCurrentChange)?.(reached)
    if (key !== null) return
    reveal(reached)
    rowElement(reached)?.focus({ preventScroll: true })
  }

  const onClick = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const key = rowKeyOf(target as Element)
    // Selecting text to copy must open nothing.
    const isSelecting = currentTarget.ownerDocument.getSelection()?.isCollapsed === false
    if (key !== null && !isControl(target) && !isSelecting) props.onOpen?.(key)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event
    const isInHeader = target !== currentTarget && rowKeyOf(target as Element) === null
    const isPress = (event.key === 'Enter' || event.key === ' ') && isControl(target)
    if (isInHeader || isPress || event.defaultPrevented) return
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
    const key = hasModifier ? '' : event.key
    const sideways = SIDEWAYS[key]
    const page = currentTarget.querySelectorAll('[data-row-key]').length - 1
    const from = isGrid && stopKey !== null ? allKeys.indexOf(stopKey) : -1
    const to = from < 0 ? null : movedIndex(key, from, allKeys.length, page)
    const goal = to === null ? undefined : allKeys[to]
    if (sideways !== undefined) scrollSideways(table.current, sideways)
    else if (goal !== undefined && goal === currentKey) reveal(goal)
    else if (goal !== undefined) props.onCurrentChange?.(goal)
    else if (key === 'Enter' && stopKey !== null && props.onOpen) props.onOpen(stopKey)
    else return props.onKey?.(event)
    event.preventDefault()
  }

  const records = useMemo(() => rows.map((row) => ({ row })), [rows])
  // When another row becomes current, only the rows are drawn again.
  const antdTable = useMemo(
    () => (
      <Table
        ref={table}
        virtual
        size="small"
        columns={tableColumns(drawn, columns, onSort)}
        dataSource={records}
        rowKey="row"
        rowHoverable={false}
        // It would promise an order of Ant Design's choosing.
        showSorterTooltip={false}
        onRow={(record, index = 0) => ({
          record,
          columns: drawn,
          'aria-rowindex': index + 2,
          'aria-labelledby': rowNameId?.(record.row),
        })}
        onHeaderRow={() => (columns.some(({ sort }) => sort !== undefined) ? SORTED_FIRST_ROW : FIRST_ROW)}
        onScroll={({ currentTarget: body }) => {
          // The browser's own search scrolls the body to a column out of view, but not the header.
          scrollSideways(table.current, body.scrollLeft)
          body.scrollLeft = 0
        }}
        scroll={{
          x: widthOf(columns),
          y: height,
          scrollToFirstRowOnChange: false,
        }}
        pagination={false}
        locale={NO_WORDS}
        loading={NO_SPIN}
        components={isGrid ? gridParts : tableParts}
      />
    ),
    [columns, drawn, onSort, records, rowNameId, height, isGrid],
  )
  const grid = useMemo(
    () => ({ currentKey, stopKey, onStopRendered: setStopRendered }),
    [currentKey, stopKey],
  )
  const handlers = { onKeyDown, onScrollCapture, ...(isGrid && { onFocus, onClick }) }
  return (
    <div
      ref={frame}
      className="dataTable"
      id={id}
      role={role}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      // Tab goes to the grid itself while the row that it should reach is not rendered.
      tabIndex={isGrid && isStopRendered ? -1 : 0}
      {...handlers}
    >
      <GridContext value={grid}>{antdTable}</GridContext>
    </div>
  )
}

/** The element in which the rows of Ant Design's virtual table scroll. */
const HOLDER = '.ant-table-tbody-virtual-holder'

/** Callers have their own words for an empty table. */
const NO_WORDS = { emptyText: ' ' }

const FIRST_ROW = { 'aria-rowindex': 1 }
const SORTED_FIRST_ROW = { ...FIRST_ROW, ...oneStop('[aria-sort]') }

/** Ant Design wraps every Table in a Spin: a live region, which would read out each row that scrolls in. */
const NO_SPIN = {
  spinning: false,
  role: 'presentation',
  'aria-live': undefined,
  'aria-busy': undefined,
} as const

const isControl = (target: EventTarget) => (target as Element).closest('a, button') !== null

/** Header and body scroll apart from each other, the body only by `left`, which the library's types leave out. */
function scrollSideways(table: TableRef | null, by: number) {
  const header = table?.nativeElement.querySelector('.ant-table-header')
  if (!table || !header || by === 0) return
  header.scrollLeft += by
  table.scrollTo({ left: header.scrollLeft } as object)
}
