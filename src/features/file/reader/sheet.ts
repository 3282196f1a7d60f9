import Papa from 'papaparse'

/** A visible table of a workbook as CSV text: what Excel, or a browser, shows in its cells, with all digits. */
export interface Sheet {
  name: string
  /** Blank if it is too large. */
  text: string
  /** How many rows and columns hold text. */
  rows: number
  columns: number
  /** Rows that are hidden in the workbook, by a filter or by hand. */
  hiddenRows: number
  /** Cells whose formula has no saved value. */
  blankFormulas: number
}

/** A row of a sheet. */
export interface SheetRow {
  /** Its place from 0; blank rows count. */
  at: number
  /** The texts of its cells by column. */
  cells: Map<number, string>
  isHidden: boolean
}

/** The rows that a sheet of Excel or LibreOffice can have. */
const MOST_ROWS = 1_048_576

/** The most that a sheet may have, in rows × columns: a hundred thousand rows of two hundred columns. */
const MOST_CELLS = 20_000_000

/** Whether a sheet has more rows × columns than the page can hold. */
export const isTooLarge = ({ rows, columns }: Pick<Sheet, 'rows' | 'columns'>) => rows * columns > MOST_CELLS

/**
 * A sheet of the cells that hold text, from rows in order. A column without any is none; a blank row is a blank line, so
 * that the others keep their numbers.
 */
export function sheetOf(name: string, rows: SheetRow[], blankFormulas = 0): Sheet {
  const filled = rows.filter(({ cells }) => cells.size > 0)
  const found = new Set<number>()
  for (const { cells } of filled) for (const column of cells.keys()) found.add(column)
  const columns = [...found].toSorted((a, b) => a - b)
  const size = { rows: filled.length, columns: columns.length }
  const isHeld = !isTooLarge(size)
  return {
    name,
    text: isHeld ? sheetText(filled, columns) : '',
    ...size,
    hiddenRows: filled.filter(({ isHidden }) => isHidden).length,
    blankFormulas,
  }
}

/** The CSV text of rows that are not blank. Blank lines between them are made at once: there may be a million. */
function sheetText(rows: SheetRow[], columns: number[]): string {
  const blank = ','.repeat(Math.max(0, columns.length - 1))
  const parts: string[] = []
  let together: string[][] = []
  let next = 0
  const endPart = () => {
    if (together.length > 0) parts.push(Papa.unparse(together, { newline: '\n' }))
    together = []
  }
  for (const { at, cells } of rows) {
    const gap = Math.min(at, MOST_ROWS) - next
    if (gap > 0) {
      endPart()
      parts.push(`${blank}\n`.repeat(gap - 1) + blank)
      next += gap
    }
    together.push(columns.map((column) => cells.get(column) ?? ''))
    next += 1
  }
  endPart()
  return parts.join('\n')
}
