import { MOST_COLUMNS, MOST_FOR_EACH, type SheetRow, type Size } from './sheet'

/** What a browser folds into one blank; a no-break blank is a letter. */
const BLANKS = /[ \t\n\r\f]+/g

const folded = (line: string) => line.replace(BLANKS, ' ').replace(/^ | $/g, '')

/**
 * What tables hold, in the order of the markup: texts, and where lines end; `forced` ends a line without text too. A cell is a
 * stretch of it, and so is each cell around a table, so that nothing is written twice however deep tables are in tables.
 */
export type Content = (string | { isForced: boolean })[]

/** The text of a stretch. Programs fill an empty cell with a no-break blank, which does not count. */
function textOf(content: Content, start: number, end: number): string {
  const lines: string[] = []
  let [line, isBlank] = ['', true]
  for (let at = start; at < end; at += 1) {
    const part = content[at]!
    if (typeof part === 'string') {
      line += part
      isBlank &&= folded(part) === ''
    } else if (part.isForced || !isBlank) {
      lines.push(line)
      ;[line, isBlank] = ['', true]
    }
  }
  const text = [...lines, line]
    .map(folded)
    .join('\n')
    .replace(/^\n+|(?<!\n)\n+$/g, '')
  return text.trim() === '' ? '' : text
}

/** The most columns that a cell may span, as in browsers. */
const MOST_SPANNED = 1000

interface GridRow {
  /** By column, where the contents of its cells begin and end. */
  cells: Map<number, [start: number, end: number]>
  isHidden: boolean
}

/** A table of HTML while it is read. */
export type HtmlGrid = ReturnType<typeof createHtmlGrid>

/** A table without rows. A cell that spans several rows or columns has its text in the first, and pushes others aside. */
export function createHtmlGrid(content: Content) {
  const body: GridRow[] = []
  const footer: GridRow[] = []
  let rows = body
  let row: GridRow | null = null
  let cell: { column: number; start: number } | null = null
  let [nextColumn, width, cells, passed] = [0, 0, 0, 0]
  /** By column, the last row that a cell from above reaches into. */
  let coveredTo: number[] = []

  const closeCell = () => {
    if (cell) row?.cells.set(cell.column, [cell.start, content.length])
    cell = null
  }
  const openRow = (isHidden: boolean) => {
    closeCell()
    row = { cells: new Map(), isHidden }
    rows.push(row)
    nextColumn = 0
  }

  return {
    openGroup: (isFooter: boolean) => {
      closeCell()
      row = null
      rows = isFooter ? footer : body
      coveredTo = []
    },
    openRow,
    openCell: (span: { columns: number; rows: number }) => {
      closeCell()
      if (!row) openRow(false)
      cells += 1
      while ((coveredTo[nextColumn] ?? 0) >= rows.length && passed <= cells * MOST_FOR_EACH) {
        nextColumn += 1
        passed += 1
      }
      cell = { column: nextColumn, start: content.length }
      nextColumn += Math.min(Math.max(span.columns, 1), MOST_SPANNED)
      width = Math.max(width, nextColumn)
      if (span.rows === 1) return
      // A cell with a row span of 0 reaches to the end of its group.
      const last = span.rows === 0 ? Infinity : rows.length + span.rows - 1
      const end = Math.min(nextColumn, MOST_COLUMNS)
      for (let { column } = cell; column < end; column += 1) coveredTo[column] = last
    },
    closeCell,
    cellCount: () => cells,
    isInCell: () => cell !== null,
    /** Its size if it is so large that its cells were no longer put into their columns. */
    unread: (): Size | null =>
      passed > cells * MOST_FOR_EACH ? { rows: body.length + footer.length, columns: width } : null,
    /** Its rows in order, once it is closed. A footer comes last, wherever it is written. */
    rows: (): SheetRow[] =>
      [...body, ...footer].map(({ cells: stretches, isHidden }, at) => {
        const texts = new Map<number, string>()
        for (const [column, [start, end]] of stretches) {
          const text = textOf(content, start, end)
          if (text !== '') texts.set(column, text)
        }
        return { at, cells: texts, isHidden }
      }),
  }
}
