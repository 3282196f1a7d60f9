import { parse_zip, read, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { tryOrNull } from '../../../base/tryOrNull'
import { mergedAreas, type LockedArea } from '../rewriter/locks'
import { cellText, isBlank, type Cell } from './cellText'
import { areaOf } from '../rewriter/places'
import { readExcelXml } from './excelXml'
import { contentOf, isLockedOds, readOpenDocument, type OpenDocument } from './openDocument'
import { containerOf, hiddenRowsOf, partsOf, type Part } from './parts'
import { sheetOf, unreadSheet, type Sheet, type SheetRow } from './sheet'

export type Workbook =
  | { kind: 'opened'; sheets: Sheet[] }
  | { kind: 'closed'; reason: 'password' | 'damaged' | 'hidden' | 'empty' }

/**
 * Opens a workbook of any kind that Excel or LibreOffice writes, from its bytes, or its text if it is in XML: its visible
 * sheets with data, or why there are none.
 */
export function openWorkbook(contents: Uint8Array | string): Workbook {
  const isXml = typeof contents === 'string'
  if (isXml && !isFlatDocument(contents)) {
    return opened(
      readExcelXml(contents).map(({ name, isVisible, rows, blankFormulas }) => ({
        isVisible,
        sheet: sheetOf(name, rows, blankFormulas),
      })),
    )
  }
  let book: WorkBook
  let openDocument: OpenDocument
  try {
    const parts = isXml ? null : partsOf(contents)
    openDocument = readOpenDocument(isXml ? contents : contentOf(contents, parts))
    if (openDocument.isEndless) return { kind: 'closed', reason: 'damaged' }
    if (openDocument.tooLarge) return { kind: 'opened', sheets: [openDocument.tooLarge] }
    book = readBook(contents, parts, openDocument)
  } catch (error) {
    const isLocked =
      (error instanceof Error && /password/i.test(error.message)) || (!isXml && isLockedOds(contents))
    return { kind: 'closed', reason: isLocked ? 'password' : 'damaged' }
  }
  const uses1904 = hasDatesSince1904(book)
  const hasFormulas = book.SheetNames.some((name) => {
    const rows = Object.values(cellsIn(book.Sheets[name]))
    return rows.some((row) => Object.values(row).some((cell) => cell?.f !== undefined))
  })
  const isVisible = (name: string, at: number) =>
    !book.Workbook?.Sheets?.[at]?.Hidden && !openDocument.hiddenSheets.includes(name)
  return opened(
    book.SheetNames.map((name, at) => {
      // The library leaves out a sheet that it cannot read.
      const sheet = book.Sheets[name]
      const isHidden = (row: number) =>
        sheet!['!rows']?.[row]?.hidden === true || openDocument.hiddenRows.get(name)?.has(row) === true
      const readable = tryOrNull(() => readSheet(name, sheet!, isHidden, uses1904))
      const inWorkbook = { hasFormulas, areas: tryOrNull(() => areasOf(sheet!)) ?? [] }
      return {
        isVisible: isVisible(name, at),
        sheet: { ...(readable ?? unreadSheet(name, null)), ...(isXml ? {} : { inWorkbook }) },
      }
    }),
  )
}

/** Reads a workbook with the library. @param parts its files, if it is a zip */
export function readBook(
  contents: Uint8Array | string,
  parts: Part[] | null,
  { hiddenRows }: OpenDocument,
): WorkBook {
  const options = {
    dense: true,
    cellNF: true,
    cellFormula: true,
    cellHTML: false,
    sheetStubs: true,
    // Of an OpenDocument, true and false are known by their text alone.
    cellText: hiddenRows.size > 0,
  }
  // Of a file that is no zip, this tells which rows are hidden; of a zip it would colour each cell.
  if (!parts)
    return read(contents, {
      ...options,
      cellStyles: true,
      ...(typeof contents === 'string' && { type: 'string' }),
    })
  const book = parse_zip(containerOf(parts), options)
  for (const [at, rows] of hiddenRowsOf(
    parts,
    (book.Workbook?.Sheets ?? []) as { id?: string }[],
  ).entries()) {
    const sheet = book.Sheets[book.SheetNames[at]!]
    if (!sheet || rows.size === 0) continue
    sheet['!rows'] ??= []
    for (const row of rows) sheet['!rows'][row] = { hidden: true }
  }
  return book
}

/** Whether the dates of a workbook are counted from 1904 on. */
export const hasDatesSince1904 = (book: WorkBook) => book.Workbook?.WBProps?.date1904 === true

/** Whether a workbook in XML is an OpenDocument in one file. */
const isFlatDocument = (xml: string) => xml.slice(0, 2000).includes('<office:document')

/** The visible ones of a workbook's sheets that have data, or why there are none. */
function opened(sheets: { isVisible: boolean; sheet: Sheet }[]): Workbook {
  const filled = sheets.filter(({ sheet }) => sheet.rows > 0 || sheet.unread)
  const visible = filled.filter((each) => each.isVisible).map(({ sheet }) => sheet)
  return visible.length > 0
    ? { kind: 'opened', sheets: visible }
    : { kind: 'closed', reason: filled.length > 0 ? 'hidden' : 'empty' }
}

/** The cells of a sheet by row, in both without those that the file does not have; a chart or macro sheet has none. */
function readSheet(
  name: string,
  sheet: WorkSheet,
  isHidden: (row: number) => boolean,
  uses1904: boolean,
): Sheet {
  const isTable = sheet['!type'] === undefined || sheet['!type'] === 'sheet'
  const rows: SheetRow[] = []
  let blankFormulas = 0
  const data = isTable ? cellsIn(sheet) : []
  for (const at of placesIn(data)) {
    const cells = new Map<number, string>()
    for (const column of placesIn(data[at]!)) {
      const cell = data[at]![column]
      const text = cellText(cell, uses1904)
      if (text !== '') cells.set(column, text)
      if (cell?.f !== undefined && isBlank(cell)) blankFormulas += 1
    }
    if (cells.size > 0) rows.push({ at, cells, isHidden: isHidden(at) })
  }
  return sheetOf(name, rows, blankFormulas)
}

const cellsIn = (sheet: WorkSheet | undefined) => (sheet?.['!data'] ?? []) as Cell[][]

/** The areas of a sheet that are not written, as far as the library tells: formulas and merges. */
function areasOf(sheet: WorkSheet): LockedArea[] {
  const areas = (sheet['!merges'] ?? []).flatMap(({ s, e }) =>
    mergedAreas({ from: { row: s.r, column: s.c }, to: { row: e.r, column: e.c } }),
  )
  const data = cellsIn(sheet)
  for (const row of placesIn(data)) {
    for (const column of placesIn(data[row]!)) {
      const cell = data[row]![column]
      const area = cell?.F === undefined ? null : areaOf(cell.F)
      if (cell?.f !== undefined || area)
        areas.push({ ...(area ?? { from: { row, column }, to: { row, column } }), cause: 'formula' })
    }
  }
  return areas
}

/** The places of what is in a list, which may be few of a million. */
const placesIn = (list: unknown[]) => Object.keys(list).map(Number)
