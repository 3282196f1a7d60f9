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
  type UIEvent,
} from 'react'
import 'virtual:antdTable.css'
import { tableColumns, type DataColumn } from './table/tableColumns'
import {
  LINE_HEIGHT,
  hasModifier,
  HOLDER,
  isOfControl,
  isTyping,
  movedIndex,
  SIDEWAYS,
} from './table/tableKeys'
import { gridParts, GridContext, rowKeyOf, tableParts } from './table/tableParts'
import './DataTable.css'

export type { DataColumn } from './table/tableColumns'
export { LINE_HEIGHT } from './table/tableKeys'

interface DataTableProps<Row> {
  /** Accessible name. */
  label: string
  /** Of a grid the rows take the focus and the keys; of a table nothing does. */
  role?: 'table' | 'grid'
  /** As `rows`, `rowKey` and `onSort`: the same array or function until something changes. */
  columns: DataColumn<Row>[]
  /** How many columns there are, when only some of them are shown: those say their `place`. */
  columnCount?: number
  rows: Row[]
  rowKey: (row: Row) => number
  /** Of the body, in px; as high as its rows of one line when not given. */
  height?: number
  /** Key of a grid's row that is selected: it is scrolled into view, and the focus follows it from row to row. */
  currentKey?: number | null
  onCurrentChange?: (key: number) => void
  /** Id of a grid. Focused, it hands the focus on to the row that is selected. */
  id?: string
  /** A key goes on from the last row. */
  onPastEnd?: () => void
  /** By Enter or a click. */
  onOpen?: (key: number) => void
  /** Any other key on a row of a grid. */
  onKey?: (event: KeyboardEvent, key: number) => void
  onSort?: (columnKey: string) => void
  /** When it changes, the table begins with its first row again, unless a row has the focus. */
  selection?: unknown
}

/**
 * Ant Design's virtual Table, which renders the rows in view only, as screen readers and keyboards need it. The
 * virtual one for few rows too: the plain one makes style elements, which the Content-Security-Policy forbids.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, role = 'table', columns, columnCount = columns.length, rows, rowKey, onSort } = props
  const { currentKey = null, selection, height = rows.length * LINE_HEIGHT, id } = props
  const isGrid = role === 'grid'
  const table = useRef<TableRef>(null)
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey])
  const stopKey = currentKey !== null && keys.includes(currentKey) ? currentKey : (keys[0] ?? null)
  const [isStopRendered, setStopRendered] = useState(false)

  const gridElement = () => table.current?.nativeElement.querySelector<HTMLElement>(`[role=${role}]`)
  const rowElement = (key: number) => gridElement()?.querySelector<HTMLElement>(`[data-row-key="${key}"]`)
  const hasFocus = () => {
    const grid = gridElement()
    const focused = grid?.ownerDocument.activeElement ?? null
    return focused !== null && (focused === grid || (grid?.contains(focused) && rowKeyOf(focused) !== null))
  }
  /** Scrolls no further than needed. A row that is rendered is measured: `scrollTo` would draw the list three times. */
  const reveal = (key: number) => {
    const row = rowElement(key)
    const holder = row?.closest(HOLDER)
    if (!row || !holder) return table.current?.scrollTo({ index: keys.indexOf(key), align: 'nearest' })
    const [{ top, bottom }, view] = [row.getBoundingClientRect(), holder.getBoundingClientRect()]
    const by = Math.min(0, top - view.top) || Math.max(0, bottom - view.bottom)
    if (by !== 0) holder.scrollTop += by
  }
  /** Scrolls header and body sideways, by px: they are apart in Ant Design's table. */
  const scrollSideways = (by: number) => {
    const header = gridElement()?.querySelector('.ant-table-header')
    if (!header) return
    header.scrollLeft += by
    const left: { left: number } = { left: header.scrollLeft }
    table.current?.scrollTo(left as Parameters<TableRef['scrollTo']>[0])
  }

  const seen = useRef<{ currentKey: number | null; selection: unknown }>({ currentKey: null, selection })
  useLayoutEffect(() => {
    const before = seen.current
    seen.current = { currentKey, selection }
    if (currentKey !== null && currentKey !== before.currentKey && keys.includes(currentKey))
      reveal(currentKey)
    else if (Object.is(selection, before.selection)) return
    else if (hasFocus() && stopKey !== null) reveal(stopKey)
    else {
      const holder = gridElement()?.querySelector(HOLDER)
      if (holder) holder.scrollTop = 0
    }
  })

  /** Scrolled to before it is drawn as selected, while the page's layout is known. */
  const select = (key: number) => {
    if (key === currentKey) return
    reveal(key)
    seen.current.currentKey = key
    props.onCurrentChange?.(key)
  }

  const onFocus = ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const key = rowKeyOf(target)
    if (key !== null) select(key)
    if (target !== currentTarget || currentTarget.contains(relatedTarget) || stopKey === null) return
    reveal(stopKey)
    rowElement(stopKey)?.focus({ preventScroll: true })
    if (currentKey === null) select(stopKey)
  }

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const key = rowKeyOf(event.target as Element)
    if (key === null) return
    select(key)
    // Whoever marks words to copy them opens nothing.
    const isMarking = event.currentTarget.ownerDocument.getSelection()?.isCollapsed === false
    if (!isOfControl(event) && !isMarking) props.onOpen?.(key)
  }

  const onGridKey = (event: KeyboardEvent<HTMLElement>) => {
    const isInHeader = rowKeyOf(event.target as Element) === null && event.target !== event.currentTarget
    if (isInHeader || event.defaultPrevented || isTyping(event.target) || stopKey === null) return
    if (hasModifier(event)) return props.onKey?.(event, stopKey)
    if ((event.key === 'Enter' || event.key === ' ') && isOfControl(event)) return
    const page = event.currentTarget.querySelectorAll('[data-row-key]').length - 1
    const to = movedIndex(event.key, keys.indexOf(stopKey), keys.length, page)
    const sideways = SIDEWAYS[event.key]
    const isForward = event.key === 'ArrowDown' || event.key === 'PageDown'
    if (isForward && stopKey === keys.at(-1)) props.onPastEnd?.()
    else if (to !== null) {
      if (keys[to] === currentKey) reveal(currentKey)
      else select(keys[to]!)
    } else if (sideways !== undefined) scrollSideways(sideways)
    else if (event.key === 'Enter' && props.onOpen) props.onOpen(stopKey)
    else return props.onKey?.(event, stopKey)
    event.preventDefault()
  }

  const onTableKey = (event: KeyboardEvent<HTMLElement>) => {
    const sideways = SIDEWAYS[event.key]
    if (event.target !== event.currentTarget || hasModifier(event) || sideways === undefined) return
    event.preventDefault()
    scrollSideways(sideways)
  }

  // What the browser finds in a column out of view it scrolls to by itself, the body without the header.
  const onScrollCapture = ({ target }: UIEvent<HTMLElement>) => {
    const holder = target as Element
    if (!holder.matches(HOLDER) || holder.scrollLeft === 0) return
    const by = holder.scrollLeft
    holder.scrollLeft = 0
    scrollSideways(by)
  }

  // The same functions at each drawing, so that the table is not drawn again for them.
  const handlers = { onFocus, onClick, onKeyDown: isGrid ? onGridKey : onTableKey, onScrollCapture }
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  // Ant Design wraps every Table in a Spin, which would read out whatever scrolls in. The role is that element's:
  // no other is between it and the rows.
  const whole = useMemo(
    () => ({
      id,
      spinning: false,
      role,
      // Tab leads to a grid itself while the row that it should lead to is not rendered.
      tabIndex: isGrid && isStopRendered ? -1 : 0,
      'aria-live': 'off' as const,
      'aria-busy': undefined,
      'aria-label': label,
      'aria-rowcount': rows.length + 1,
      'aria-colcount': columnCount,
      onScrollCapture: (event: UIEvent<HTMLElement>) => latest.current.onScrollCapture(event),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => latest.current.onKeyDown(event),
      ...(isGrid && {
        onFocus: (event: FocusEvent<HTMLElement>) => latest.current.onFocus(event),
        onClick: (event: MouseEvent<HTMLElement>) => latest.current.onClick(event),
      }),
    }),
    [id, role, isGrid, isStopRendered, label, rows.length, columnCount],
  )

  // Not drawn again when only the current row changes.
  const antdTable = useMemo(
    () => (
      <Table<Row>
        ref={table}
        virtual
        size="small"
        className="dataTable"
        columns={tableColumns(columns, onSort)}
        dataSource={rows}
        rowKey={rowKey}
        rowHoverable={false}
        // It would tell an order of its own choosing.
        showSorterTooltip={false}
        onRow={rowProps}
        scroll={{
          x: columns.reduce((sum, { width }) => sum + width, 0),
          y: height,
          scrollToFirstRowOnChange: false,
        }}
        pagination={false}
        locale={NO_WORDS}
        loading={whole}
        components={isGrid ? gridParts : tableParts}
      />
    ),
    [columns, onSort, rows, rowKey, height, isGrid, whole],
  )
  const grid = useMemo(
    () => ({ currentKey, stopKey, columns, onStopRendered: setStopRendered }),
    [currentKey, stopKey, columns],
  )
  return <GridContext value={grid}>{antdTable}</GridContext>
}

/** What Ant Design says of a table without rows: whoever shows one says it better, or has rows in a moment. */
const NO_WORDS = { emptyText: ' ' }

const rowProps = (record: object, index = 0) => ({ record, 'aria-rowindex': index + 2 })
