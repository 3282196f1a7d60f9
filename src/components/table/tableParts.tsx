import {
  createContext,
  createElement,
  memo,
  use,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type FocusEvent,
  type ReactNode,
  type Ref,
} from 'react'

/** What a grid's rows know about it. */
interface GridState {
  /** Key of the selected row. */
  currentKey: number | null
  /** Key of the row that Tab goes to: the selected one, or the first. */
  stopKey: number | null
  onStopRendered: (isRendered: boolean) => void
}

export const GridContext = createContext<GridState | null>(null)

const withRole = (tag: string, role: string) => (props: object) => createElement(tag, { ...props, role })

// Ant Design draws the header as a separate table, and the body as plain elements: these roles make them one.
const header = {
  table: withRole('table', 'presentation'),
  wrapper: withRole('thead', 'rowgroup'),
  row: withRole('tr', 'row'),
  // Headers that sort are one Tab stop.
  cell: (props: object) =>
    createElement('th', {
      ...props,
      role: 'columnheader',
      tabIndex: 'aria-sort' in props ? -1 : undefined,
    }),
}
const wrapper = withRole('div', 'rowgroup')

// Without rows the body would be another table, with a picture in it.
const table = () => null

export const tableParts = { table, header, body: { wrapper, row: TableRow, cell: cellOf('cell') } }
export const gridParts = { table, header, body: { wrapper, row: GridRow, cell: cellOf('gridcell') } }

/** The key of the row that an element is in; null outside rows. */
export function rowKeyOf(element: Element): number | null {
  const row = element.closest<HTMLElement>('[data-row-key]')
  return row ? Number(row.dataset['rowKey']) : null
}

/** Whether a dialog gives the focus back to the row that had it, though its answer may have selected another. */
export const isGivenBack = ({ relatedTarget }: FocusEvent): boolean =>
  relatedTarget?.closest('[role=dialog]') != null

interface CellsProps {
  record?: object
  columns?: unknown
  children?: ReactNode
}

type RowProps = ComponentPropsWithoutRef<'div'> &
  CellsProps & { 'data-row-key'?: number; ref?: Ref<HTMLDivElement> }

function TableRow({ record: _, columns: __, ...props }: RowProps) {
  return <div {...props} role="row" />
}

function GridRow({ record, columns, ref, children, ...props }: RowProps) {
  const { currentKey, stopKey, onStopRendered } = use(GridContext)!
  const isCurrent = props['data-row-key'] === currentKey
  const isStop = props['data-row-key'] === stopKey
  const own = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => own.current!, [])

  useLayoutEffect(() => {
    if (!isStop) return
    onStopRendered(true)
    return () => onStopRendered(false)
  }, [isStop, onStopRendered])

  // The focus follows the current row when another row has it, or the grid itself.
  useLayoutEffect(() => {
    const row = own.current!
    const grid = row.closest('[role=grid]')!
    const focused = row.ownerDocument.activeElement
    if (!isCurrent || !focused || row.contains(focused) || !grid.contains(focused)) return
    if (focused === grid || rowKeyOf(focused) !== null) row.focus({ preventScroll: true })
  }, [isCurrent])

  // A row that scrolls out of view or is filtered out gives the focus to the grid.
  useLayoutEffect(() => {
    const row = own.current!
    return () => {
      if (!row.contains(row.ownerDocument.activeElement)) return
      row.closest<HTMLElement>('[role=grid]')!.focus({ preventScroll: true })
    }
  }, [])

  return (
    <div
      {...props}
      ref={own}
      role="row"
      className={isCurrent ? `${props.className} isCurrent` : props.className}
      tabIndex={isStop ? 0 : -1}
      aria-selected={isCurrent}
    >
      <Cells record={record} columns={columns}>
        {children}
      </Cells>
    </div>
  )
}

/** Ant Design makes new cells whenever the list scrolls or is measured; this keeps those of the same record. */
const Cells = memo(
  ({ children }: CellsProps) => children,
  (before, now) => before.record === now.record && before.columns === now.columns,
)

type CellProps = ComponentPropsWithRef<'div'> & { rowSpan?: number; colSpan?: number; scope?: string }

function cellOf(role: 'cell' | 'gridcell') {
  return function Cell({ rowSpan: _, colSpan: __, scope, ...props }: CellProps) {
    return <div {...props} role={scope === 'row' ? 'rowheader' : role} />
  }
}
