import {
  memo,
  use,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ComponentPropsWithRef,
  type FocusEvent,
  type Ref,
} from 'react'
import { GridContext } from './gridContext'
import { isSameRow, type RowProps } from './isSameRow'

/** The parts of the header are those of a table of its own, which it is to nobody: so each says its role again. */
const roles = {
  headerTable: { role: 'presentation' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row', 'aria-rowindex': 1 },
  columnheader: { role: 'columnheader' },
}

/**
 * What Ant Design's virtual Table is made of. It draws its body with plain `div`s and its header as a table of its
 * own; with these roles, header and body are one table, or one grid, which is the element around them.
 */
export const tableParts = {
  // A body without rows would be a table of its own, with a picture in it.
  table: () => null,
  header: {
    table: (props: ComponentPropsWithRef<'table'>) => <table {...props} {...roles.headerTable} />,
    wrapper: (props: ComponentPropsWithRef<'thead'>) => <thead {...props} {...roles.rowgroup} />,
    row: (props: ComponentPropsWithRef<'tr'>) => <tr {...props} {...roles.row} />,
    cell: (props: ComponentPropsWithRef<'th'>) => <th {...props} {...roles.columnheader} />,
  },
  body: { wrapper: Rows, row: Row, cell: Cell },
}

/**
 * What the rows scroll in. Tab goes to it where the row that Tab should go to is not rendered, as does a click below
 * the rows, and it hands the focus on. It is never made unable to have the focus while it has it.
 */
function Rows(props: ComponentPropsWithRef<'div'>) {
  const grid = use(GridContext)
  const entrance = grid && {
    id: grid.entranceId,
    tabIndex: grid.isStopRendered ? -1 : 0,
    onFocus: ({ target, currentTarget }: FocusEvent) => target === currentTarget && grid.enter(),
  }
  return <div {...props} {...roles.rowgroup} {...entrance} />
}

function Row({ ref, ...props }: RowProps & { ref?: Ref<HTMLDivElement> }) {
  // Ant Design makes a new one with each step of scrolling; all of them note where this row's element is.
  const [attach] = useState(() => ref)
  return <SteadyRow {...props} attach={attach} />
}

const SteadyRow = memo(function SteadyRow({ onClick: _, attach, ...props }: RowProps) {
  const grid = use(GridContext)
  const key = props['data-row-key']
  const isStop = grid !== null && key === grid.stopKey
  const setStopRendered = useEffectEvent((isRendered: boolean) => grid?.setStopRendered(isRendered))
  useLayoutEffect(() => {
    if (!isStop) return
    setStopRendered(true)
    return () => setStopRendered(false)
  }, [isStop])

  if (grid === null) return <div {...props} ref={attach} role="row" />
  const isCurrent = key === grid.currentKey
  return (
    <div
      {...props}
      ref={attach}
      role="row"
      className={isCurrent ? `${props.className} isCurrent` : props.className}
      tabIndex={isStop ? 0 : -1}
      aria-selected={isCurrent}
    />
  )
}, isSameRow)

type CellProps = ComponentPropsWithRef<'div'> & { rowSpan?: number; colSpan?: number; scope?: string }

function Cell({ rowSpan: _rowSpan, colSpan: _colSpan, scope, ...props }: CellProps) {
  return <div {...props} role={scope === 'row' ? 'rowheader' : 'cell'} />
}
