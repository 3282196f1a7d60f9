import { readMarkup, type Tag } from './markup'
import {
  MOST_COLUMNS,
  MOST_FOR_EACH,
  sheetOf,
  unreadSheet,
  type Sheet,
  type SheetRow,
  type Size,
} from './sheet'

/** Characters that a browser folds into one blank; a no-break blank counts as a letter. */
const BLANKS = /[ \t\n\r\f]+/g

const folded = (line: string) => line.replace(BLANKS, ' ').replace(/^ | $/g, '')

/**
 * What tables hold, in markup order: texts, and line ends; a forced one ends even an empty line. A cell is a stretch of it, and
 * so is a cell around a table, so that nested tables copy nothing.
 */
type Content = (string | { isForced: boolean })[]

/** The text of a stretch. A no-break blank, with which programs fill an empty cell, does not count. */
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
  /** Where the contents of its cells begin and end, by column. */
  cells: Map<number, [start: number, end: number]>
  isHidden: boolean
}

type HtmlGrid = ReturnType<typeof createHtmlGrid>

/** A table without rows. A cell that spans several rows or columns has its text in the first, and pushes others aside. */
function createHtmlGrid(content: Content) {
  const body: GridRow[] = []
  const footer: GridRow[] = []
  let rows = body
  let row: GridRow | null = null
  let cell: { column: number; start: number } | null = null
  let [nextColumn, width, cells, passed] = [0, 0, 0, 0]
  /** The last row that a cell from above reaches into, by column. */
  let coveredTo: number[] = []

  const closeCell = () => {
    if (cell) row?.cells.set(cell.column, [cell.start, content.length])
    cell = null
  }
  const openRow = (isHidden: boolean) => {
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
    /** Its size if it is so large that we stopped putting its cells into columns; else null. */
    unread: (): Size | null =>
      passed > cells * MOST_FOR_EACH ? { rows: body.length + footer.length, columns: width } : null,
    /** Its rows in order, once it is closed. A footer comes last, wherever the markup has it. */
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

/** Elements that form their own lines. */
const BLOCKS = new Set(
  `address article aside blockquote caption center dd details dir div dl dt fieldset figcaption figure footer form h1 h2 h3
  h4 h5 h6 header hr legend li main menu nav ol optgroup option p pre section summary ul`.split(/\s+/),
)

/** Elements without an end tag. */
const VOID = new Set('area base br col embed hr img input link meta param source wbr'.split(' '))

/** Elements whose contents browsers do not show. */
const SKIPPED = new Set(['script', 'style', 'title'])

interface Table {
  grid: HtmlGrid
  /** The table in whose cell it is. */
  around: Table | null
}

/** The tables that hold data: of two nested ones, the one with more cells. */
function dataTables(tables: Table[]): Table[] {
  const cellsOf = (table: Table | null) => table?.grid.cellCount() ?? 0
  const ofTheirOwn = tables.filter((table) => cellsOf(table) > cellsOf(table.around))
  const layout = new Set<Table>()
  for (const { around } of ofTheirOwn) {
    for (let table = around; table && !layout.has(table); table = table.around) layout.add(table)
  }
  return ofTheirOwn.filter((table) => !layout.has(table))
}

/**
 * Reads the tables of HTML as a browser shows them: blocks and breaks part the lines of a cell; entities are letters.
 *
 * @returns those with text as `Sheet1`, `Sheet2`…; a table within a cell is the cell's text, unless it has more cells than the
 *   table around it
 */
export function readHtmlTables(html: string): Sheet[] {
  const content: Content = []
  const tables: Table[] = []
  /** The open table, which may be in a cell of another. */
  let open: Table | null = null
  /** The element that hides its contents, and how many of its name are open. */
  const hidden = { name: '', depth: 0 }

  const add = (part: Content[number]) => {
    if (open) content.push(part)
  }
  const breakLine = (isForced = false) => add({ isForced })
  const closeTable = () => {
    open?.grid.closeCell()
    open = open?.around ?? null
    breakLine()
  }
  const openTable = () => {
    // A table outside the cells of the open one ends that one.
    if (open?.grid.isInCell() === false) closeTable()
    breakLine()
    open = { grid: createHtmlGrid(content), around: open }
    tables.push(open)
  }

  const readTag = (tag: Tag) => {
    const grid = open?.grid
    switch (tag.name) {
      case 'table':
        return tag.isEnd ? closeTable() : openTable()
      case 'thead':
      case 'tbody':
      case 'tfoot':
        return grid?.openGroup(tag.name === 'tfoot' && !tag.isEnd)
      case 'tr':
        grid?.closeCell()
        breakLine()
        return tag.isEnd ? undefined : grid?.openRow(isHidden(tag))
      case 'td':
      case 'th':
        grid?.closeCell()
        add(' ')
        return tag.isEnd ? undefined : grid?.openCell(spanOf(tag))
      case 'br':
        return breakLine(true)
    }
    if (BLOCKS.has(tag.name)) breakLine()
    const isShown = tag.isEnd || VOID.has(tag.name) || !(SKIPPED.has(tag.name) || isHidden(tag))
    if (!isShown) Object.assign(hidden, { name: tag.name, depth: 1 })
  }

  readMarkup(html, false, {
    onText: (text) => {
      if (hidden.depth === 0) add(text)
    },
    onTag: (tag) => {
      // The end of a cell ends what is still open in it.
      if (/^(?:t[dhr]|table)$/.test(tag.name)) hidden.depth = 0
      if (hidden.depth === 0) readTag(tag)
      else if (tag.name === hidden.name) hidden.depth += tag.isEnd ? -1 : 1
    },
  })
  // The markup may leave tables open at the end.
  for (const { grid } of tables) grid.closeCell()
  const data = dataTables(tables).map(({ grid }) => ({ size: grid.unread(), rows: grid.rows() }))
  return data
    .filter(({ rows }) => rows.some(({ cells }) => cells.size > 0))
    .map(({ size, rows }, at) =>
      size ? unreadSheet(`Sheet${at + 1}`, size) : sheetOf(`Sheet${at + 1}`, rows),
    )
}

const isHidden = ({ attributes }: Tag) =>
  attributes.has('hidden') || /display\s*:\s*none/i.test(attributes.get('style') ?? '')

function spanOf({ attributes }: Tag): { columns: number; rows: number } {
  const count = (name: string) => Math.trunc(Number(attributes.get(name) ?? 1)) || 0
  return { columns: count('colspan'), rows: count('rowspan') }
}
