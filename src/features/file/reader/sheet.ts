import Papa from 'papaparse'
import { HEADER_RECORDS, type CsvRecord, type Records } from './records'

/** A table of a workbook: what Excel or a browser shows in its cells, with all digits. */
export interface Sheet {
  name: string
  records: Records
  /** Why it has no records here: it is too large, or broken. */
  unread?: 'large' | 'broken'
  /** How many rows and columns hold text. */
  rows: number
  columns: number
  /** The place of each column in the sheet, from 0. */
  places: number[]
  /** Whether it, or any sheet of its workbook, has a formula. */
  hasFormulas: boolean
  /** How many rows the workbook hides, by a filter or by hand. */
  hiddenRows: number
  /** How many cells have a formula without a saved value. */
  blankFormulas: number
  isHidden?: boolean
}

export interface SheetRow {
  /** Its place from 0; blank rows count. */
  at: number
  /** The texts of its cells by column. */
  cells: Map<number, string>
  isHidden: boolean
}

/** The most rows that a sheet of Excel or LibreOffice can have. */
export const MOST_ROWS = 1_048_576

/** The most columns that it can have. */
export const MOST_COLUMNS = 16_384

/** The most cells that a sheet may have, rows × columns: a hundred thousand rows of two hundred columns. */
export const MOST_CELLS = 20_000_000

/** The most cells that it may have for each one with text: if every cell has its own column, the sheet is nearly all blank. */
export const MOST_FOR_EACH = 200

export type Size = Pick<Sheet, 'rows' | 'columns'>

/** Whether a sheet has more columns, or rows × columns, than the page can hold. */
export const isTooLarge = ({ rows, columns }: Size) => columns > MOST_COLUMNS || rows * columns > MOST_CELLS

/** A sheet that is too large, or that the library cannot read. */
export const unreadSheet = (name: string, size: Size | null): Sheet => ({
  name,
  records: () => undefined,
  unread: size ? 'large' : 'broken',
  rows: 0,
  columns: 0,
  places: [],
  ...size,
  hasFormulas: false,
  hiddenRows: 0,
  blankFormulas: 0,
})

/** A sheet of the cells that hold text, from rows in order, without columns that hold none. */
export function sheetOf(name: string, rows: SheetRow[], blankFormulas = 0, hasFormulas = false): Sheet {
  const filled = rows.filter(({ cells }) => cells.size > 0)
  const found = new Set<number>()
  for (const { cells } of filled) for (const column of cells.keys()) found.add(column)
  const columns = [...found].toSorted((a, b) => a - b)
  const size = { rows: filled.length, columns: columns.length }
  const texts = filled.reduce((sum, { cells }) => sum + cells.size, 0)
  if (isTooLarge(size) || size.rows * size.columns > texts * MOST_FOR_EACH)
    return { ...unreadSheet(name, size), hasFormulas }
  return {
    name,
    records: recordsOf(filled, columns),
    ...size,
    places: columns,
    hasFormulas,
    hiddenRows: filled.filter(({ isHidden }) => isHidden).length,
    blankFormulas,
  }
}

/** A row of cells as a record of CSV text. */
export const recordOf = (at: number, cells: string[]): CsvRecord => ({
  at,
  line: at + 1,
  cells,
  get raw() {
    return Papa.unparse([cells])
  },
  quoteError: null,
})

/** A sheet's rows as records of CSV text; blank ones only in the part searched for a header: there may be a million. */
const recordsOf =
  (rows: SheetRow[], columns: number[]): Records =>
  (onRecord) => {
    const blank = columns.map(() => '')
    let next = 0
    for (const { at, cells } of rows) {
      for (; next < Math.min(at, HEADER_RECORDS); next += 1) if (!onRecord(recordOf(next, blank))) return
      const texts = columns.map((column) => cells.get(column) ?? '')
      if (!onRecord(recordOf(at, texts))) return
      next = at + 1
    }
  }
