import type { CsvFile, InWorkbook, Lock, LockCause } from '../../../base/csvFile'
import { openPackage, elementsOf, partOf, type Package } from '../rewriter/package'
import { areaOf, walkSheet, type Area } from '../rewriter/walkSheet'
import type { Sheet } from './sheet'

/** The table of CRC-32, by byte. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** The checksum of bytes (CRC-32). */
export function checksumOf(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (let at = 0; at < bytes.length; at += 1) value = TABLE[(value ^ bytes[at]!) & 0xff]! ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}

/** A checksum of a sheet without the rows of a list: the same in a file that is written back. @param rows from 0 */
export function aroundOf({ records, places }: Sheet, rows: ReadonlySet<number>): number {
  const around: [row: number, cells: [column: number, text: string][]][] = []
  records(({ at, cells }) => {
    const filled = cells.flatMap((text, index) => (text === '' ? [] : [[places[index]!, text] as const]))
    if (filled.length > 0 && !rows.has(at)) around.push([at, filled.map(([place, text]) => [place, text])])
    return true
  })
  return checksumOf(new TextEncoder().encode(JSON.stringify(around)))
}

/** Which cells of a list are not written; null where none of the workbook can be. */
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

/** Where the rows of a file are in the workbook that it is, and whether they can be written there. */
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
    checksum: checksumOf(bytes),
    around: aroundOf(sheet, new Set(sheetRows.map((row) => row - 1))),
  }
  return { workbook, asNew: locks ? undefined : 'unwritable' }
}

/** An area whose cells are not written, and why. */
interface LockedArea extends Area {
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
