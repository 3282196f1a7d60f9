import { utils, write, type WritingOptions } from '@e965/xlsx'
import type { Sheet } from '../../src/features/file/reader/sheet'
import { openWorkbook } from '../../src/features/file/reader/workbook'

/** The sheets of a workbook as the page reads them, from its bytes or its XML. */
export async function sheetsOf(contents: Uint8Array<ArrayBuffer> | string): Promise<Sheet[]> {
  const workbook = await openWorkbook(contents)
  if (workbook.kind === 'closed') throw new Error(workbook.reason)
  return workbook.sheets
}

/** The cells of a sheet, row by row. */
export function tableOf({ records }: Sheet): string[][] {
  const rows: string[][] = []
  records(({ cells }) => rows.push(cells) > 0)
  return rows
}

/** Its rows, a pipe between two cells. */
export const linesOf = (sheet: Sheet) => tableOf(sheet).map((cells) => cells.join('|'))

/** What a sheet of a workbook holds, as the page reads it. */
export const valuesOf = async (bytes: Uint8Array<ArrayBuffer>, name: string) =>
  tableOf((await sheetsOf(bytes)).find((sheet) => sheet.name === name)!)

/** A workbook as the library writes it: sheets by their names, a row as its cells or as text with a pipe between two. */
export function bookOf(sheets: Record<string, (string | unknown[])[]>, options: WritingOptions = {}) {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets)) {
    const cells = rows.map((row) => (typeof row === 'string' ? row.split('|') : row))
    utils.book_append_sheet(book, utils.aoa_to_sheet(cells), name)
  }
  return new Uint8Array(write(book, { bookType: 'xlsx', ...options, type: 'array' }) as ArrayBuffer)
}
