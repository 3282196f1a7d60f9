import type { SheetRow } from './sheet'

/** What a browser folds into one blank; a no-break blank is a letter. */
const BLANKS = /[ \t\n\r\f]+/g

const folded = (line: string) => line.replace(BLANKS, ' ').replace(/^ | $/g, '')

/** The text of a cell. Programs fill an empty one with a no-break blank, which is none. */
function textOf(lines: string[]): string {
  const text = lines
    .map(folded)
    .join('\n')
    .replace(/^\n+|\n+$/g, '')
  return text.trim() === '' ? '' : text
}

/** The most columns that a cell may span, as in browsers. */
const MOST_SPANNED = 1000

/** A table of HTML while it is read. */
export type HtmlGrid = ReturnType<typeof createHtmlGrid>

/** A table without rows. A cell that spans several rows or columns has its text in the first, and pushes others aside. */
export function createHtmlGrid() {
  const body: SheetRow[] = []
  const footer: SheetRow[] = []
  let rows = body
  let row: SheetRow | null = null
  let cell: { column: number; lines: string[] } | null = null
  let [nextColumn, cells] = [0, 0]
  /** By column, how many rows a cell from above goes on for, this one included. */
  let fromAbove: number[] = []

  const closeCell = () => {
    const text = cell ? textOf(cell.lines) : ''
    if (cell && text !== '') row?.cells.set(cell.column, text)
    cell = null
  }
  const openRow = (isHidden: boolean) => {
    closeCell()
    row = { at: 0, cells: new Map(), isHidden }
    rows.push(row)
    fromAbove = fromAbove.map((left) => left - 1)
    nextColumn = 0
  }

  return {
    openGroup: (isFooter: boolean) => {
      closeCell()
      row = null
      rows = isFooter ? footer : body
      fromAbove = []
    },
    openRow,
    openCell: (span: { columns: number; rows: number }) => {
      closeCell()
      if (!row) openRow(false)
      while ((fromAbove[nextColumn] ?? 0) > 0) nextColumn += 1
      cell = { column: nextColumn, lines: [''] }
      cells += 1
      nextColumn += Math.min(Math.max(span.columns, 1), MOST_SPANNED)
      // A cell that spans no rows goes on to the end of its group.
      const left = span.rows === 0 ? Infinity : span.rows
      for (let { column } = cell; column < nextColumn; column += 1) fromAbove[column] = left
    },
    closeCell,
    /** Adds to the open cell, if there is one. */
    addText: (text: string) => {
      if (cell) cell.lines.push(`${cell.lines.pop()!}${text}`)
    },
    /** @param isForced whether a line without text ends too */
    breakLine: (isForced: boolean) => {
      if (cell && (isForced || folded(cell.lines.at(-1)!) !== '')) cell.lines.push('')
    },
    /** How many cells were opened. */
    cellCount: () => cells,
    isInCell: () => cell !== null,
    /** Ends the table: its rows in order. A footer comes last, wherever it is written. */
    close: () => {
      closeCell()
      return [...body, ...footer].map((each, at) => Object.assign(each, { at }))
    },
  }
}
