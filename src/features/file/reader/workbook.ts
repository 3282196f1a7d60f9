import { parse_zip, read, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { tryOrNull } from '../../../base/tryOrNull'
import { cellText, isBlank, type Cell } from './cellText'
import { readExcelXml } from './excelXml'
import {
  contentOf,
  isLockedOds,
  readOpenDocument,
  type OpenDocument,
  containerOf,
  hiddenRowsOf,
  partsOf,
  type Part,
} from './parts'
import { sheetOf, unreadSheet, type Sheet, type SheetRow } from './sheet'

export type Workbook =
  | { kind: 'opened'; sheets: Sheet[] }
  | { kind: 'closed'; reason: 'password' | 'damaged' | 'hidden' | 'empty' | 'huge' }

/**
 * Opens a workbook of any kind that Excel or LibreOffice writes, from its bytes, or from its text if it is Excel's XML. Returns
 * its visible sheets with data, or why there are none.
 */
export async function openWorkbook(contents: Uint8Array<ArrayBuffer> | string): Promise<Workbook> {
  if (typeof contents === 'string') return opened(readExcelXml(contents))
  try {
    const parts = await partsOf(contents)
    if (parts === 'huge') return { kind: 'closed', reason: 'huge' }
    if (isLockedOds(parts)) return { kind: 'closed', reason: 'password' }
    const openDocument = readOpenDocument(contentOf(parts))
    if (openDocument.tooLarge) return { kind: 'opened', sheets: [openDocument.tooLarge] }
    return opened(sheetsIn(readBook(contents, parts, openDocument), openDocument))
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypted/i.test(error.message)
    return { kind: 'closed', reason: isLocked ? 'password' : 'damaged' }
  }
}

function sheetsIn(book: WorkBook, { hiddenSheets }: OpenDocument): Sheet[] {
  // The workbook may count dates from 1904.
  const uses1904 = book.Workbook?.WBProps?.date1904 === true
  // The library leaves out sheets that it cannot read.
  const sheets = book.SheetNames.map(
    (name) => tryOrNull(() => readSheet(name, book.Sheets[name]!, uses1904)) ?? unreadSheet(name, null),
  )
  const hasFormulas = sheets.some((sheet) => sheet.hasFormulas)
  return sheets.map((sheet, at) => {
    const isHidden = Boolean(book.Workbook?.Sheets?.[at]?.Hidden) || hiddenSheets.includes(sheet.name)
    return Object.assign(sheet, { hasFormulas, isHidden })
  })
}

/** Reads a workbook with the library. @param parts its files; null if it is not a zip */
export function readBook(contents: Uint8Array, parts: Part[] | null, { hiddenRows }: OpenDocument): WorkBook {
  const options = {
    dense: true,
    cellNF: true,
    cellFormula: true,
    cellHTML: false,
    sheetStubs: true,
    // In an OpenDocument, only their text tells true and false.
    cellText: hiddenRows.size > 0,
  }
  // For a file that is not a zip, this tells which rows are hidden; for a zip it would style every cell.
  if (!parts) return read(contents, { ...options, cellStyles: true })
  const book = parse_zip(containerOf(parts), options)
  const ofParts = hiddenRowsOf(parts, (book.Workbook?.Sheets ?? []) as { id?: string }[])
  for (const [at, name] of book.SheetNames.entries()) {
    const [sheet, rows] = [book.Sheets[name], hiddenRows.get(name) ?? ofParts[at] ?? []]
    for (const row of rows) if (sheet) (sheet['!rows'] ??= [])[row] = { hidden: true }
  }
  return book
}

function opened(sheets: Sheet[]): Workbook {
  const filled = sheets.filter(({ rows, unread }) => rows > 0 || unread)
  const visible = filled.filter(({ isHidden }) => !isHidden)
  return visible.length > 0
    ? { kind: 'opened', sheets: visible }
    : { kind: 'closed', reason: filled.length > 0 ? 'hidden' : 'empty' }
}

/** The cells of a sheet by row, without rows and cells that the file does not have; a chart or macro sheet has none. */
function readSheet(name: string, sheet: WorkSheet, uses1904: boolean): Sheet {
  const isTable = sheet['!type'] === undefined || sheet['!type'] === 'sheet'
  const rows: SheetRow[] = []
  let [hasFormulas, blankFormulas] = [false, 0]
  const data = isTable ? ((sheet['!data'] ?? []) as Cell[][]) : []
  for (const at of placesIn(data)) {
    const cells = new Map<number, string>()
    for (const column of placesIn(data[at]!)) {
      const cell = data[at]![column]
      const text = cellText(cell, uses1904)
      if (text !== '') cells.set(column, text)
      if (cell?.f === undefined) continue
      hasFormulas = true
      if (isBlank(cell)) blankFormulas += 1
    }
    if (cells.size > 0) rows.push({ at, cells, isHidden: sheet['!rows']?.[at]?.hidden === true })
  }
  return sheetOf(name, rows, blankFormulas, hasFormulas)
}

/** The indexes that a sparse list fills: perhaps a few of a million. */
const placesIn = (list: unknown[]) => Object.keys(list).map(Number)
