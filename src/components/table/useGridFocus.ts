import type { TableRef } from 'antd/es/table'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import { HOLDER } from './holder'

/** Frames given to a row to be rendered after it was scrolled to. */
const PATIENCE = 10

/** The element with the role, around header and body. */
const gridOf = (table: RefObject<TableRef | null>) =>
  table.current?.nativeElement.querySelector<HTMLElement>('[role=grid], [role=table]') ?? null

const rowIn = (grid: Element, key: number) => grid.querySelector<HTMLElement>(`[data-row-key="${key}"]`)

/** Scrolls a row that is rendered no further than needed; a list is drawn once for it, and three times by `scrollTo`. */
function bringIntoView(row: HTMLElement) {
  const holder = row.closest(HOLDER)
  if (!holder) return
  const [{ top, bottom }, view] = [row.getBoundingClientRect(), holder.getBoundingClientRect()]
  const by = Math.min(0, top - view.top) || Math.max(0, bottom - view.bottom)
  if (by !== 0) holder.scrollTop += by
}

/** Scrolls the page when the row, in view within the table, is out of the window. */
function showInWindow(row: HTMLElement) {
  const { top, bottom } = row.getBoundingClientRect()
  if (top < 0 || bottom > row.ownerDocument.documentElement.clientHeight)
    row.scrollIntoView({ block: 'nearest' })
}

/** The key of the row that an element of the grid is in; null in the header. */
export function rowKeyOf(element: Element): number | null {
  const row = element.closest<HTMLElement>('[data-row-key]')
  return row ? Number(row.dataset['rowKey']) : null
}

/**
 * Keeps the focus in the rows of a grid. Rows that scroll out of view, or that a filter leaves out, are taken off
 * the page, and a browser would let the focus fall to its very beginning. Here the grid itself holds it, and gives
 * it back when the row is there again; and it follows the current row, which is scrolled to wherever the focus is.
 *
 * @param keys of all rows, in their order
 * @returns what to tell it, and how to move the focus to a row
 */
export function useGridFocus(table: RefObject<TableRef | null>, keys: number[], currentKey: number | null) {
  /** The row that has the focus or should have it; null while the focus is elsewhere. */
  const held = useRef<number | null>(null)
  const frame = useRef(0)

  const show = useCallback(
    (index: number, key: number) => {
      const grid = gridOf(table)
      const shown = grid && rowIn(grid, key)
      if (shown) bringIntoView(shown)
      else table.current?.scrollTo({ index, align: 'nearest' })
    },
    [table],
  )
  const moveTo = useCallback(
    (index: number, key: number) => {
      held.current = key
      show(index, key)
      cancelAnimationFrame(frame.current)
      const focus = (patience: number) => {
        const grid = gridOf(table)
        if (!grid || held.current !== key) return
        const row = rowIn(grid, key)
        if (row) {
          row.focus({ preventScroll: true })
          showInWindow(row)
        } else if (patience > 0) frame.current = requestAnimationFrame(() => focus(patience - 1))
      }
      frame.current = requestAnimationFrame(() => focus(PATIENCE))
    },
    [table, show],
  )
  useEffect(() => () => cancelAnimationFrame(frame.current), [])

  const lastKey = useRef(currentKey)
  useLayoutEffect(() => {
    const isOther = lastKey.current !== currentKey
    lastKey.current = currentKey
    const index = currentKey === null ? -1 : keys.indexOf(currentKey)
    const grid = gridOf(table)
    if (currentKey === null || index < 0 || !grid) return
    // It was come to from elsewhere, as from its panel or the map: it is seen, and the focus stays there.
    if (held.current === null) {
      if (isOther) show(index, currentKey)
      return
    }
    if (!rowIn(grid, currentKey)?.contains(grid.ownerDocument.activeElement)) moveTo(index, currentKey)
  }, [table, keys, currentKey, moveTo, show])

  useEffect(() => {
    const grid = gridOf(table)!
    const observer = new MutationObserver(() => {
      const { activeElement, body } = grid.ownerDocument
      const isHere = activeElement === grid || activeElement === body || activeElement === null
      if (held.current === null || !isHere) return
      const place = rowIn(grid, held.current) ?? grid
      if (place !== activeElement) place.focus({ preventScroll: true })
    })
    observer.observe(grid, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [table])

  const handleFocus = useCallback((target: Element) => {
    const key = rowKeyOf(target)
    // The grid itself and what the rows scroll in have it for a row.
    if (key !== null || target.closest('.ant-table-header')) held.current = key
  }, [])
  const handleBlur = useCallback((next: Element | null, grid: Element) => {
    // A part that is taken off the page does not tell React that it lost the focus: this is a person who left.
    if (!grid.contains(next)) held.current = null
  }, [])
  /** Whether the table is away from its first row. Asked of the page, it would be laid out for the answer. */
  const isScrolled = useRef(false)
  const handleScroll = useCallback((scrolled: Element) => {
    if (scrolled.matches(HOLDER)) isScrolled.current = scrolled.scrollTop > 0
  }, [])
  const beginAnew = useCallback(() => {
    if (held.current === null && isScrolled.current) table.current?.scrollTo({ index: 0, align: 'start' })
  }, [table])
  return useMemo(
    () => ({ moveTo, handleFocus, handleBlur, handleScroll, beginAnew }),
    [moveTo, handleFocus, handleBlur, handleScroll, beginAnew],
  )
}

export type GridFocus = ReturnType<typeof useGridFocus>
