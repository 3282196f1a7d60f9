import type { Lock, LockCause } from '../../../base/csvFile'
import { elementsOf, partOf, type Package } from './package'
import { areaOf, walkSheet, type Area } from './walkSheet'

/** An area whose cells are not written, and why. */
export interface LockedArea extends Area {
  cause: LockCause
}

const single = (row: number, column: number): Area => ({ from: { row, column }, to: { row, column } })

/** The areas of a merge that are not written: all of it, except its first cell if it is in one row. */
export function mergedAreas({ from, to }: Area): LockedArea[] {
  const locked: Area = to.row > from.row ? { from, to } : { from: { ...from, column: from.column + 1 }, to }
  return locked.from.column > locked.to.column ? [] : [{ ...locked, cause: 'merged' }]
}

/** The areas of a sheet that are not written: its formulas, merges, tables' headers and totals, pivots, and rich cells. */
export async function lockedAreas(book: Package): Promise<LockedArea[]> {
  const areas: LockedArea[] = []
  walkSheet(await partOf(book.sheet), {
    onCell: ({ row, column, hasFormula, area, isRich }) => {
      if (area) areas.push({ ...area, cause: 'formula' })
      if (hasFormula) areas.push({ ...single(row, column), cause: 'formula' })
      else if (isRich) areas.push({ ...single(row, column), cause: 'rich' })
    },
    onMerge: (area) => areas.push(...mergedAreas(area)),
  })
  for (const { entry, kind } of book.beside) {
    const [tag] = await elementsOf(entry, kind === 'table' ? 'table' : 'location')
    const area = areaOf(tag?.attributes.get('ref') ?? '')
    if (!tag || !area) continue
    if (kind === 'pivot') areas.push({ ...withFilters(area, tag.attributes), cause: 'pivot' })
    else areas.push(...tableEdges(area, tag.attributes))
  }
  return areas
}

/** The area of a pivot with its filters, which are above it, a row between them, in pairs of columns and a blank one. */
function withFilters({ from, to }: Area, attributes: Map<string, string>): Area {
  const [rows, columns] = ['rowPageCount', 'colPageCount'].map((name) => Number(attributes.get(name) ?? 0))
  if (!rows) return { from, to }
  const last = Math.max(to.column, from.column + 3 * (columns || 1) - 2)
  return { from: { ...from, row: Math.max(0, from.row - rows - 1) }, to: { ...to, column: last } }
}

/** The rows of a table with its names and its totals. */
function tableEdges({ from, to }: Area, attributes: Map<string, string>): LockedArea[] {
  const headers = Number(attributes.get('headerRowCount') ?? 1)
  const totals = Number(attributes.get('totalsRowCount') ?? 0)
  const edges: LockedArea[] = [
    { from, to: { ...to, row: from.row + headers - 1 }, cause: 'table' },
    { from: { ...from, row: to.row - totals + 1 }, to, cause: 'table' },
  ]
  return edges.filter((edge) => edge.from.row <= edge.to.row)
}

/**
 * The same for the columns and rows of a list.
 *
 * @param columns the place of each column in the sheet, from 0
 * @param firstRow the first row of the list, from 0
 */
export function locksOf(areas: readonly LockedArea[], columns: readonly number[], firstRow: number): Lock[] {
  const indexOf = new Map(columns.map((column, index) => [column, index]))
  const stretches = new Map<string, Lock & { stretches: [number, number][] }>()
  for (const { from, to, cause } of areas) {
    if (to.row < firstRow) continue
    const places = from.column === to.column ? [from.column] : columns
    for (const place of places) {
      const column = indexOf.get(place)
      if (column === undefined || place < from.column || place > to.column) continue
      const key = `${column} ${cause}`
      const lock = stretches.get(key) ?? { column, cause, rows: [], stretches: [] }
      stretches.set(key, lock)
      lock.stretches.push([Math.max(from.row, firstRow) + 1, to.row + 1])
    }
  }
  return [...stretches.values()].map(({ column, cause, stretches: found }) => {
    const rows: number[] = []
    for (const [first, last] of found.toSorted(([a], [b]) => a - b)) {
      if (rows.length > 0 && first <= rows.at(-1)! + 1) rows.push(Math.max(rows.pop()!, last))
      else rows.push(first, last)
    }
    return { column, cause, rows }
  })
}
