import { isValidElement, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react'

export type RowProps = ComponentPropsWithoutRef<'div'> & {
  'data-row-key'?: number
  attach?: Ref<HTMLDivElement>
}

/** What Ant Design's Table tells each cell: whether it is to be drawn anew follows from these. */
interface CellInput {
  record?: unknown
  column?: unknown
  rowInfo?: { fixedInfoList?: unknown }
}

const inputOf = (cell: ReactNode) => (isValidElement<CellInput>(cell) ? cell.props : {})

function isSameCell(a: ReactNode, b: ReactNode) {
  const [before, after] = [inputOf(a), inputOf(b)]
  return (
    before.column !== undefined &&
    before.column === after.column &&
    before.record === after.record &&
    before.rowInfo?.fixedInfoList === after.rowInfo?.fixedInfoList
  )
}

const isShallowEqual = (a: object, b: object) => {
  const [before, after] = [Object.entries(a), Object.entries(b)]
  return (
    before.length === after.length &&
    before.every(([name, value]) => Object.is((b as Record<string, unknown>)[name], value))
  )
}

/**
 * Whether a row would look as it does now. Ant Design draws every cell in view anew with each step of scrolling;
 * most rows only go on standing where they are. (What it listens to for rows that open is not in use.)
 */
export function isSameRow(
  { children: cellsBefore, style: styleBefore = {}, onClick: _1, ...before }: RowProps,
  { children: cellsAfter, style: styleAfter = {}, onClick: _2, ...after }: RowProps,
): boolean {
  if (!Array.isArray(cellsBefore) || !Array.isArray(cellsAfter)) return false
  const cells: ReactNode[] = cellsAfter
  return (
    isShallowEqual(before, after) &&
    isShallowEqual(styleBefore, styleAfter) &&
    cellsBefore.length === cells.length &&
    cellsBefore.every((cell: ReactNode, at) => isSameCell(cell, cells[at]))
  )
}
