import { createHtmlGrid, type Content, type HtmlGrid } from './htmlGrid'
import { readMarkup, type Tag } from './markup'
import { sheetOf, unreadSheet, type Sheet } from './sheet'

/** Elements that are lines of their own. */
const BLOCKS = new Set(
  `address article aside blockquote caption center dd details dir div dl dt fieldset figcaption figure footer form h1 h2 h3
  h4 h5 h6 header hr legend li main menu nav ol optgroup option p pre section summary ul`.split(/\s+/),
)

/** Elements without an end. */
const VOID = new Set('area base br col embed hr img input link meta param source wbr'.split(' '))

/** Elements whose contents are not shown. */
const SKIPPED = new Set(['script', 'style', 'title'])

interface Table {
  grid: HtmlGrid
  /** The table in whose cell it is. */
  around: Table | null
}

/** The tables that hold data: of one within a cell of another, the one with more cells, and not what is around it. */
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
 * Reads the tables of HTML as a browser shows them: blocks and breaks part the lines of a cell, entities are letters.
 *
 * @returns those with text as `Sheet1`, `Sheet2`…; a table within a cell is its text, unless it has more cells than the
 *   table around it
 */
export function readHtmlTables(html: string): Sheet[] {
  const content: Content = []
  const tables: Table[] = []
  /** The open table, which may be in a cell of another. */
  let open: Table | null = null
  /** The element whose contents are hidden, and how many of its name are open. */
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
    // A table that is not in a cell of the open one ends it.
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
      // The end of a cell ends what was not closed in it.
      if (/^(?:t[dhr]|table)$/.test(tag.name)) hidden.depth = 0
      if (hidden.depth === 0) readTag(tag)
      else if (tag.name === hidden.name) hidden.depth += tag.isEnd ? -1 : 1
    },
  })
  // What is open at the end is not closed in the markup.
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
