import { Table } from 'antd'
import type { TableRef } from 'antd/es/table'
import { useLayoutEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import 'virtual:antdTable.css'
import { GridContext } from './table/gridContext'
import { ROW_HEIGHT } from './table/sizes'
import { tableColumns, type DataColumn } from './table/tableColumns'
import { tableParts } from './table/tableParts'
import { useGridFocus } from './table/useGridFocus'
import { useGridState } from './table/useGridState'
import { useTableEvents } from './table/useTableEvents'
import './DataTable.css'

export type { DataColumn } from './table/tableColumns'

interface DataTableProps<Row> {
  /** Accessible name. */
  label: string
  /** Of a grid the rows take the focus and the keys; of a table nothing does. */
  role?: 'table' | 'grid'
  /** As `rows`, `rowKey` and `rowClassName`: the same array or function until something changes. */
  columns: DataColumn<Row>[]
  /** How many columns there are, when only some of them are shown: those say their `place`. */
  columnCount?: number
  rows: Row[]
  rowKey: (row: Row) => number
  rowClassName?: (row: Row) => string
  /** Of the body, in px; as high as its rows when not given. */
  height?: number
  /** Key of a grid's row that is selected. The focus follows it while it is among the rows. */
  currentKey?: number | null
  onCurrentChange?: (key: number) => void
  /** Id of an element of a grid that hands the focus on to the row that is selected. */
  entranceId?: string
  /** A key goes on from the last row. */
  onPastEnd?: () => void
  /** By Enter or a click. */
  onOpen?: (key: number) => void
  /** Any other key on a row of a grid. */
  onKey?: (event: KeyboardEvent, key: number) => void
  onSort?: (columnKey: string) => void
  /** When it is another, the table begins with its first row again, unless a row has the focus. */
  selection?: unknown
}

/**
 * Ant Design's virtual Table, which renders the rows in view only, as screen readers and keyboards need it. The
 * virtual one for few rows too: the plain one makes style elements, which the Content-Security-Policy forbids.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, role = 'table', columns, columnCount = columns.length, rows, rowKey, rowClassName } = props
  const { currentKey = null, height = rows.length * ROW_HEIGHT } = props
  const isGrid = role === 'grid'
  const table = useRef<TableRef>(null)
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey])
  const focus = useGridFocus(table, keys, currentKey)
  const events = useTableEvents({ ...props, role, keys, height, currentKey, focus })

  const { beginAnew } = focus
  useUpdate(beginAnew, props.selection)

  const onSort = useLatest(props.onSort)
  const antdColumns = useMemo(() => tableColumns(columns, (key) => onSort.current?.(key)), [columns, onSort])
  const width = useMemo(() => columns.reduce((sum, column) => sum + column.width, 0), [columns])

  // Ant Design wraps every Table in a Spin, which would read out whatever scrolls in. The role is that element's:
  // no other stands between it and the rows.
  const whole = useMemo(
    () => ({
      ...events,
      spinning: false,
      role,
      tabIndex: isGrid ? -1 : 0,
      'aria-live': 'off',
      'aria-busy': undefined,
      'aria-label': label,
      'aria-rowcount': rows.length + 1,
      'aria-colcount': columnCount,
    }),
    [events, role, isGrid, label, rows.length, columnCount],
  )

  // Not rendered again when only the current row is another.
  const antdTable = useMemo(
    () => (
      <Table<Row>
        ref={table}
        virtual
        size="small"
        className="dataTable"
        columns={antdColumns}
        dataSource={rows}
        rowKey={rowKey}
        rowClassName={rowClassName}
        rowHoverable={false}
        // It would tell an order of its own choosing, and is drawn with each header whenever the rows are others.
        showSorterTooltip={false}
        onRow={rowProps}
        // Ant Design would glide to the first row after a header's press, and take whoever moves on meanwhile back.
        scroll={{ x: width, y: height, scrollToFirstRowOnChange: false }}
        pagination={false}
        locale={NO_WORDS}
        loading={whole}
        components={tableParts}
      />
    ),
    [antdColumns, rows, rowKey, rowClassName, width, height, whole],
  )

  return (
    <GridContext value={useGridState(isGrid, props.entranceId, keys, currentKey, focus.moveTo)}>
      {antdTable}
    </GridContext>
  )
}

/** What Ant Design says of a table without rows: whoever shows one says it better, or has rows in a moment. */
const NO_WORDS = { emptyText: ' ' }

const rowProps = (_: unknown, index?: number) => ({ 'aria-rowindex': (index ?? 0) + 2 })

function useLatest<Value>(value: Value) {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}

/** Runs an effect when a value is another than it was, and not at first. */
function useUpdate(effect: () => void, value: unknown) {
  const last = useRef(value)
  useLayoutEffect(() => {
    if (Object.is(last.current, value)) return
    last.current = value
    effect()
  }, [effect, value])
}
