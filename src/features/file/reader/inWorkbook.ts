import type { CsvFile, InWorkbook } from '../../../base/csvFile'
import { lockedAreas, locksOf } from '../rewriter/locks'
import { openPackage } from '../rewriter/package'
import type { Sheet } from './sheet'
import { checksumOf } from './zip'

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

/**
 * Which cells of a list are not written, and in which format the others can be in place: as the workbook's parts tell, else as far
 * as the library does.
 */
export async function locksIn(
  bytes: Uint8Array<ArrayBuffer>,
  sheet: Sheet,
  columns: number[],
  firstRow: number,
): Promise<Pick<InWorkbook, 'locks' | 'inPlace'>> {
  try {
    const book = await openPackage(bytes, sheet.name)
    return { locks: locksOf(await lockedAreas(book), columns, firstRow), inPlace: book.ending }
  } catch {
    return { locks: locksOf(sheet.inWorkbook?.areas ?? [], columns, firstRow), inPlace: null }
  }
}

/** Where the rows of a file are in the workbook that it is. */
export async function inWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  sheet: Sheet,
  { headers, sheetRows }: CsvFile,
): Promise<InWorkbook> {
  const columns = sheet.places.slice(0, headers.length)
  return {
    sheet: sheet.name,
    columns,
    ...(await locksIn(bytes, sheet, columns, sheetRows[0]! - 1)),
    hasFormulas: sheet.inWorkbook?.hasFormulas === true,
    checksum: checksumOf(bytes),
    around: aroundOf(sheet, new Set(sheetRows.map((row) => row - 1))),
  }
}
