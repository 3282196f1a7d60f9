import type { CsvFile, FileReading, InWorkbook } from '../../../base/csvFile'
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

/** What a workbook's parts say about a list in it; null if its cells cannot be written in place. */
export async function saidOfParts(
  bytes: Uint8Array<ArrayBuffer>,
  { sheet, columns }: Pick<InWorkbook, 'sheet' | 'columns'>,
  firstRow: number,
): Promise<Pick<InWorkbook, 'locks' | 'inPlace'> | null> {
  try {
    const book = await openPackage(bytes, sheet)
    return { locks: locksOf(await lockedAreas(book), columns, firstRow), inPlace: book.ending }
  } catch {
    return null
  }
}

/** A file with where it is in its workbook, as far as the library tells. */
export function placedIn(sheet: Sheet, file: CsvFile): CsvFile {
  if (!sheet.inWorkbook) return file
  const { hasFormulas, areas } = sheet.inWorkbook
  const columns = sheet.places.slice(0, file.headers.length)
  const workbook: InWorkbook = {
    sheet: sheet.name,
    columns,
    locks: locksOf(areas, columns, file.sheetRows[0]! - 1),
    hasFormulas,
    inPlace: null,
    checksum: 0,
    around: aroundOf(sheet, new Set(file.sheetRows.map((row) => row - 1))),
  }
  return { ...file, workbook }
}

/** The same with what its parts tell, where its cells can be written in place. */
export async function withItsParts(
  reading: FileReading,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<FileReading> {
  if (reading.kind === 'refused' || !reading.file.workbook) return reading
  const { file } = reading
  const workbook: InWorkbook = {
    ...reading.file.workbook,
    checksum: checksumOf(bytes),
    ...(await saidOfParts(bytes, reading.file.workbook, file.sheetRows[0]! - 1)),
  }
  return { kind: 'read', file: { ...file, workbook } }
}
