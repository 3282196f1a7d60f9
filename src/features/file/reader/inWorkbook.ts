import type { CsvFile, InWorkbook, Lock } from '../../../base/csvFile'
import { openPackage, elementsOf, partOf, type Package } from '../rewriter/package'
import { areaOf, walkSheet, type Area } from '../rewriter/walkSheet'
import type { Sheet } from './sheet'

/** The cells of a list that we must not write; null if we cannot write into the workbook at all. */
export async function locksIn(
  bytes: Uint8Array<ArrayBuffer>,
  sheet: string,
  columns: number[],
  firstRow: number,
): Promise<Lock[] | null> {
  try {
    return locksOf(await lockedAreas(await openPackage(bytes, sheet)), columns, firstRow)
  } catch {
    return null
  }
}

/** Where the rows are in a workbook, and whether we can write there. */
export async function inWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  sheet: Sheet,
  { headers, sheetRows }: CsvFile,
): Promise<Pick<CsvFile, 'workbook' | 'asNew'>> {
  const columns = sheet.places.slice(0, headers.length)
  const locks = await locksIn(bytes, sheet.name, columns, sheetRows[0]! - 1)
  const workbook: InWorkbook = {
    sheet: sheet.name,
    columns,
    locks: locks ?? [],
    hasFormulas: sheet.hasFormulas,
  }
  return { workbook, asNew: locks ? undefined : 'unwritable' }
}

const single = (row: number, column: number): Area => ({ from: { row, column }, to: { row, column } })

/** The part of a merge that we must not write: all of it, or all but the first cell if it is in one row; null if none is left. */
export function mergedArea({ from, to }: Area): Area | null {
  const locked = to.row > from.row ? { from, to } : { from: { ...from, column: from.column + 1 }, to }
  return locked.from.column > locked.to.column ? null : locked
}

/** The areas of a sheet that we must not write: formulas, merges, rich cells, pivots, and tables’ headers and totals. */
export async function lockedAreas(book: Package): Promise<Area[]> {
  const areas: (Area | null)[] = []
  walkSheet(await partOf(book.sheet), {
    onCell: ({ row, column, hasFormula, area, isRich }) => {
      areas.push(area)
      if (hasFormula || isRich) areas.push(single(row, column))
    },
    onMerge: (area) => areas.push(mergedArea(area)),
  })
  for (const { entry, kind } of book.beside) {
    const [tag] = await elementsOf(entry, kind === 'table' ? 'table' : 'location')
    const area = areaOf(tag?.attributes.get('ref') ?? '')
    if (!tag || !area) continue
    if (kind === 'pivot') areas.push(withFilters(area, tag.attributes))
    else areas.push(...tableEdges(area, tag.attributes))
  }
  return areas.filter((area) => area !== null)
}

/** The area of a pivot with its filters: they are above it, one blank row apart, in pairs of columns with a blank one between. */
function withFilters({ from, to }: Area, attributes: Map<string, string>): Area {
  const [rows, columns] = ['rowPageCount', 'colPageCount'].map((name) => Number(attributes.get(name) ?? 0))
  if (!rows) return { from, to }
  const last = Math.max(to.column, from.column + 3 * (columns || 1) - 2)
  return { from: { ...from, row: Math.max(0, from.row - rows - 1) }, to: { ...to, column: last } }
}

/** The rows of a table that hold its names and its totals. */
function tableEdges({ from, to }: Area, attributes: Map<string, string>): Area[] {
  const headers = Number(attributes.get('headerRowCount') ?? 1)
  const totals = Number(attributes.get('totalsRowCount') ?? 0)
  const edges: Area[] = [
    { from, to: { ...to, row: from.row + headers - 1 } },
    { from: { ...from, row: to.row - totals + 1 }, to },
  ]
  return edges.filter((edge) => edge.from.row <= edge.to.row)
}

/**
 * The same for the columns and rows of a list.
 *
 * @param columns the place of each column in the sheet, from 0
 * @param firstRow the first row of the list, from 0
 */
export function locksOf(areas: readonly Area[], columns: readonly number[], firstRow: number): Lock[] {
  const indexOf = new Map(columns.map((column, index) => [column, index]))
  const stretches = new Map<number, [first: number, last: number][]>()
  for (const { from, to } of areas) {
    if (to.row < firstRow) continue
    const places = from.column === to.column ? [from.column] : columns
    for (const place of places) {
      const column = indexOf.get(place)
      if (column === undefined || place < from.column || place > to.column) continue
      const found = stretches.get(column) ?? []
      stretches.set(column, found)
      found.push([Math.max(from.row, firstRow) + 1, to.row + 1])
    }
  }
  return Array.from(stretches, ([column, found]) => {
    const rows: number[] = []
    for (const [first, last] of found.toSorted(([a], [b]) => a - b)) {
      if (rows.length > 0 && first <= rows.at(-1)! + 1) rows.push(Math.max(rows.pop()!, last))
      else rows.push(first, last)
    }
    return { column, rows }
  })
}
