import { VirtualTable, type Reference } from '@rc-component/table'
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
import { THEME_KEY } from '../../base/constants'
import { oneStop } from '../oneStop'
import { useSize } from '../useSize'
import { useColumnsInSight } from './columnsInSight'
import { tableColumns, type DataColumn } from './tableColumns'
import { movedIndex, SIDEWAYS } from './tableKeys'
import { GridContext, gridParts, rowKeyOf, tableParts } from './tableParts'

/** Height in px of a row of one line and of the header, lower edge included, as `DataTable.css` sets them. */
export const LINE_HEIGHT = 39

interface DataTableProps<Row> {
  /** Accessible name. */
  label: string
  /** The rows of a grid take the focus and keys; those of a table do not. */
  role?: 'table' | 'grid'
  /** Memoised by the caller, like `rows`, `rowKey` and `onSort`. */
  columns: DataColumn<Row>[]
  rows: Row[]
  rowKey: (row: Row) => number
  /** Height of the body in px; by default, all rows at one line each. */
  height?: number
  /** Key of the selected row of a grid: it is scrolled into view, also in a table that gets lower, and takes the focus when another row has it. */
  currentKey?: number | null
  onCurrentChange?: (key: number) => void
  /** Id of a grid, which hands the focus on to its selected row. */
  id?: string
  /** Key of the last row of all, where End leads; by default that of the last in the table. */
  endKey?: number
  /** An arrow or page key goes down from the last row. */
  onPastEnd?: () => void
  /** Id of the element that names a row for screen readers; by default all that is in it does. */
  rowNameId?: (key: number) => string
  /** A row is clicked, or Enter is pressed on it. */
  onOpen?: (key: number) => void
  /** Any other key is pressed in a grid. */
  onKey?: (event: KeyboardEvent) => void
  onSort?: (columnKey: string) => void
  /** The table scrolls back to its first row when this changes. */
  selection?: unknown
}

/**
 * The virtual table inside Ant Design's Table, in its styles, with the roles, counts and keys that it lacks. Ant Design's own
 * brings filters in trees, pages and menus along, which no table here has, and walks all rows at each change. It is
 * virtual for a few rows too: the plain one makes style elements, which the Content-Security-Policy forbids.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, role = 'table', columns, rows, rowKey, rowNameId, onSort } = props
  const { currentKey = null, selection, height = rows.length * LINE_HEIGHT, id } = props
  const isGrid = role === 'grid'
  const [frame, { width }] = useSize<HTMLDivElement>()
  const [drawn, onScrollCapture] = useColumnsInSight(columns, width)
  const table = useRef<Reference>(null)
  const keys = rows.map(rowKey)
  const stopKey = currentKey !== null && keys.includes(currentKey) ? currentKey : (keys[0] ?? null)
  const endKey = props.endKey ?? keys.at(-1)
  const [isStopRendered, setStopRendered] = useState(false)

  const rowElement = (key: number) => frame.current!.querySelector<HTMLElement>(`[data-row-key="${key}"]`)

  /** Scrolls no further than needed. `scrollTo` would draw the table three times for a row that is rendered. */
  const reveal = (key: number) => {
    const row = rowElement(key)
    const holder = row?.closest(HOLDER)
    if (!row || !holder) return table.current?.scrollTo({ index: keys.indexOf(key), align: 'nearest' })
    const [{ top, bottom }, view] = [row.getBoundingClientRect(), holder.getBoundingClientRect()]
    const by = Math.min(0, top - view.top) || Math.max(0, bottom - view.bottom)
    if (by !== 0) holder.scrollTop += by
  }

  const seen = useRef<{ currentKey: number | null; selection: unknown; height: number }>({
    currentKey: null,
    selection,
    height,
  })
  useLayoutEffect(() => {
    const before = seen.current
    seen.current = { currentKey, selection, height }
    const holder = frame.current!.querySelector(HOLDER)
    // In a lower table it would be out of sight.
    const mayBeHidden = currentKey !== before.currentKey || height < before.height
    if (currentKey !== null && mayBeHidden && keys.includes(currentKey)) reveal(currentKey)
    else if (selection !== before.selection && holder) holder.scrollTop = 0
  })

  const select = (key: number) => {
    if (key !== currentKey) props.onCurrentChange?.(key)
  }

  const onFocus = ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const key = rowKeyOf(target)
    if (key !== null) return select(key)
    if (target !== currentTarget || currentTarget.contains(relatedTarget) || stopKey === null) return
    if (stopKey !== currentKey) return select(stopKey)
    reveal(stopKey)
    rowElement(stopKey)?.focus({ preventScroll: true })
  }

  const onClick = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const key = rowKeyOf(target as Element)
    // Selecting text to copy it opens nothing.
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
    const to = isGrid && stopKey !== null ? movedIndex(key, keys.indexOf(stopKey), keys.length, page) : null
    const goal = to === null ? undefined : key === 'End' ? endKey : keys[to]
    if (sideways !== undefined) scrollSideways(table.current, sideways)
    else if (to === keys.length) props.onPastEnd?.()
    else if (goal !== undefined && goal === currentKey) reveal(goal)
    else if (goal !== undefined) select(goal)
    else if (key === 'Enter' && stopKey !== null && props.onOpen) props.onOpen(stopKey)
    else return props.onKey?.(event)
    event.preventDefault()
  }

  // Only its rows are drawn again when another one becomes the current one.
  const virtualTable = useMemo(
    () => (
      <VirtualTable<Row>
        ref={table}
        prefixCls={PREFIX}
        className={`${PREFIX}-small`}
        {...ROW}
        columns={tableColumns(drawn, columns, onSort)}
        data={rows}
        rowKey={rowKey}
        rowHoverable={false}
        onRow={(record, index = 0) => ({
          record,
          columns: drawn,
          'aria-rowindex': index + 2,
          'aria-labelledby': rowNameId?.(rowKey(record)),
        })}
        onHeaderRow={() => (columns.some(({ sort }) => sort !== undefined) ? SORTED_FIRST_ROW : FIRST_ROW)}
        onScroll={({ currentTarget: body }) => {
          // The browser's own search scrolls the body to a column out of view, without the header.
          scrollSideways(table.current, body.scrollLeft)
          body.scrollLeft = 0
        }}
        scroll={{
          x: columns.reduce((sum, column) => sum + column.width, 0),
          y: height,
        }}
        components={isGrid ? gridParts : tableParts}
      />
    ),
    [columns, drawn, onSort, rows, rowKey, rowNameId, height, isGrid],
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
      // Tab leads to a grid itself while the row that it should lead to is not rendered.
      tabIndex={isGrid && isStopRendered ? -1 : 0}
      {...handlers}
    >
      <div className={`${PREFIX}-wrapper ${PREFIX}-css-var ${THEME_KEY}`}>
        <GridContext value={grid}>{virtualTable}</GridContext>
      </div>
    </div>
  )
}

/** What Ant Design's styles of tables begin with. */
const PREFIX = 'ant-table'

/** Without the height of a row, which the library's types leave out, all rows would be drawn. */
const ROW: object = { listItemHeight: LINE_HEIGHT }

/** What the rows scroll in. */
const HOLDER = `.${PREFIX}-tbody-virtual-holder`

const FIRST_ROW = { 'aria-rowindex': 1 }
const SORTED_FIRST_ROW = { ...FIRST_ROW, ...oneStop('[aria-sort]') }

const isControl = (target: EventTarget) => (target as Element).closest('a, button') !== null

/** Header and body scroll apart from each other, the body only by `left`, which the library's types leave out. */
function scrollSideways(table: Reference | null, by: number) {
  const header = table?.nativeElement.querySelector(`.${PREFIX}-header`)
  if (!table || !header || by === 0) return
  header.scrollLeft += by
  table.scrollTo({ left: header.scrollLeft } as object)
}
