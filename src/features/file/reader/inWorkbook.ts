import type { CsvFile, FileReading, InWorkbook } from '../../../base/csvFile'
import { checksumOf } from '../rewriter/checksum'
import { lockedAreas, locksOf } from '../rewriter/locks'
import { openPackage } from '../rewriter/package'
import type { Sheet } from './sheet'

/** What is above a list in its sheet, as a number: it is the same in a file that is written back. */
export function aboveOf({ records }: Sheet, firstRow: number): number {
  const above: string[][] = []
  records(({ at, cells }) => {
    if (at < firstRow) above.push(cells)
    return at < firstRow
  })
  return checksumOf(new TextEncoder().encode(JSON.stringify(above)))
}

/** A file with where it is in its workbook, as far as the library tells. */
export function placedIn(sheet: Sheet, file: CsvFile): CsvFile {
  if (!sheet.inWorkbook) return file
  const { index, hasFormulas, areas } = sheet.inWorkbook
  const columns = sheet.places.slice(0, file.headers.length)
  const firstRow = file.sheetRows[0]! - 1
  const workbook: InWorkbook = {
    sheet: sheet.name,
    index,
    columns,
    locks: locksOf(areas, columns, firstRow),
    hasFormulas,
    inPlace: null,
    checksum: 0,
    above: aboveOf(sheet, firstRow),
  }
  return { ...file, workbook }
}

/** The same with what its parts tell, where its cells can be written in place. */
export async function withParts(reading: FileReading, bytes: Uint8Array<ArrayBuffer>): Promise<FileReading> {
  if (reading.kind === 'refused' || !reading.file.workbook) return reading
  const { file } = reading
  const workbook: InWorkbook = { ...reading.file.workbook, checksum: checksumOf(bytes) }
  try {
    const book = await openPackage(bytes, workbook.index, workbook.sheet)
    workbook.locks = locksOf(await lockedAreas(book), workbook.columns, file.sheetRows[0]! - 1)
    workbook.inPlace = book.hasMacros ? 'xlsm' : 'xlsx'
  } catch {
    // It is odd: it comes back as a new workbook.
  }
  return { kind: 'read', file: { ...file, workbook } }
}
