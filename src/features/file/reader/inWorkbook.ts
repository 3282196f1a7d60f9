import type { CsvFile, InWorkbook, Lock } from '../../../base/csvFile'
import { lockedAreas, locksOf } from '../rewriter/locks'
import { openPackage } from '../rewriter/package'
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
