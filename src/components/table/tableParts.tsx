import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type RefCallback,
} from 'react'

/** What the rows of a grid know of it. */
interface GridState {
  /** The row that is selected. */
  currentKey: number | null
  /** The row that Tab goes to: the current one, or the first. */
  stopKey: number | null
  columns: unknown
  onStopRendered: (isRendered: boolean) => void
}

export const GridContext = createContext<GridState | null>(null)

/** Ant Design draws the header as a table of its own, which it is to nobody: each part says its role again. */
const roles = {
  headerTable: { role: 'presentation' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row', 'aria-rowindex': 1 },
  columnheader: { role: 'columnheader' },
}

const header = {
  table: (props: ComponentPropsWithRef<'table'>) => <table {...props} {...roles.headerTable} />,
  wrapper: (props: ComponentPropsWithRef<'thead'>) => <thead {...props} {...roles.rowgroup} />,
  row: (props: ComponentPropsWithRef<'tr'>) => <tr {...props} {...roles.row} />,
  cell: (props: ComponentPropsWithRef<'th'>) => <th {...props} {...roles.columnheader} />,
}

const wrapper = (props: ComponentPropsWithRef<'div'>) => <div {...props} {...roles.rowgroup} />

// A body without rows would be a table of its own, with a picture in it.
const table = () => null

/**
 * What Ant Design's virtual Table is made of. It draws its body with plain `div`s; with these roles, header and body
 * are one table, or one grid, which is the element around them.
 */
export const tableParts = { table, header, body: { wrapper, row: TableRow, cell: cellOf('cell') } }
export const gridParts = { table, header, body: { wrapper, row: GridRow, cell: cellOf('gridcell') } }

/** The key of the row that an element is in; null elsewhere. */
export function rowKeyOf(element: Element | null): number | null {
  const row = element?.closest<HTMLElement>('[data-row-key]')
  return row ? Number(row.dataset['rowKey']) : null
}

type RowProps = ComponentPropsWithoutRef<'div'> & {
  'data-row-key'?: number
  record?: object
  ref?: RefCallback<HTMLDivElement>
}

/** Ant Design's own click, which opens rows that unfold, has nothing to do here. */
function TableRow({ onClick: _, record: __, ...props }: RowProps) {
  return <div {...props} role="row" />
}

function GridRow({ onClick: _, record, ref, children, ...props }: RowProps) {
  const { currentKey, stopKey, columns, onStopRendered } = use(GridContext)!
  const isCurrent = props['data-row-key'] === currentKey
  const isStop = props['data-row-key'] === stopKey
  const own = useRef<HTMLDivElement>(null)
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      own.current = element
      ref?.(element)
    },
    [ref],
  )
  // Ant Design makes the cells anew whenever the list scrolls or is measured: those of the same record are kept.
  // oxlint-disable-next-line react/exhaustive-deps
  const cells = useMemo(() => children, [record, columns])

  useLayoutEffect(() => {
    if (!isStop) return
    onStopRendered(true)
    return () => onStopRendered(false)
  }, [isStop, onStopRendered])

  // The focus follows the current row while a row has it, or the grid in a row's stead.
  useLayoutEffect(() => {
    const row = own.current
    const holder = row?.closest('[role=grid]')
    const focused = row?.ownerDocument.activeElement ?? null
    if (!isCurrent || !row || !holder?.contains(focused) || row.contains(focused)) return
    if (focused === holder || rowKeyOf(focused) !== null) row.focus({ preventScroll: true })
  }, [isCurrent])

  // A row that scrolls out of view, or is filtered out, is taken off the page: the grid keeps the focus for it.
  useLayoutEffect(() => {
    const row = own.current
    return () => {
      if (row?.contains(row.ownerDocument.activeElement))
        row.closest<HTMLElement>('[role=grid]')?.focus({ preventScroll: true })
    }
  }, [])

  return (
    <div
      {...props}
      ref={attach}
      role="row"
      className={isCurrent ? `${props.className} isCurrent` : props.className}
      tabIndex={isStop ? 0 : -1}
      aria-selected={isCurrent}
    >
      {cells}
    </div>
  )
}

type CellProps = ComponentPropsWithRef<'div'> & { rowSpan?: number; colSpan?: number; scope?: string }

function cellOf(role: 'cell' | 'gridcell') {
  return function Cell({ rowSpan: _rowSpan, colSpan: _colSpan, scope, ...props }: CellProps) {
    return <div {...props} role={scope === 'row' ? 'rowheader' : role} />
  }
}
