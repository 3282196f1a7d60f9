import { createHtmlGrid, type HtmlGrid } from './htmlGrid'
import { attributesOf, piecesOf, type Tag } from './markup'
import { sheetOf, type Sheet } from './sheet'

/** Elements that are lines of their own. */
const BLOCKS = new Set(
  `address article aside blockquote caption center dd details dir div dl dt fieldset figcaption figure footer form h1 h2 h3
  h4 h5 h6 header hr legend li main menu nav ol optgroup option p pre section summary tr ul`.split(/\s+/),
)

/** Elements without an end. */
const VOID = new Set('area base br col embed hr img input link meta param source wbr'.split(' '))

/** Elements whose contents are no markup, and not shown. */
const SKIPPED = /^(?:script|style|title)$/i

interface Table {
  grid: HtmlGrid
  /** The tables in whose cells it is, the nearest last. */
  around: Table[]
}

/** The tables that hold data: of one within a cell of another, the one with more cells, and not what is around it. */
function dataTables(tables: Table[]): Table[] {
  const cellsOf = (table: Table | undefined) => table?.grid.cellCount() ?? 0
  const ofTheirOwn = tables.filter((table) => cellsOf(table) > cellsOf(table.around.at(-1)))
  const layout = new Set(ofTheirOwn.flatMap(({ around }) => around))
  return ofTheirOwn.filter((table) => !layout.has(table))
}

/**
 * Reads the tables of HTML as a browser shows them: blocks and breaks part the lines of a cell, entities are letters.
 *
 * @returns those with text as `Sheet1`, `Sheet2`…; a table within a cell is its text, unless it has more cells than the
 *   table around it
 */
export function readHtmlTables(html: string): Sheet[] {
  const tables: Table[] = []
  /** The open table, last, and those in whose cells it is. */
  const open: Table[] = []
  /** The element whose contents are hidden, and how many of its name are open. */
  const hidden = { name: '', depth: 0 }

  const breakLines = (among: Table[], isForced = false) => {
    for (const { grid } of among) grid.breakLine(isForced)
  }
  const addText = (among: Table[], text: string) => {
    for (const { grid } of among) grid.addText(text)
  }
  const closeTable = () => {
    open.pop()
    breakLines(open)
  }
  const openTable = () => {
    // A table that is not in a cell of the open one ends it.
    if (open.at(-1)?.grid.isInCell() === false) closeTable()
    breakLines(open)
    const table = { grid: createHtmlGrid(), around: [...open] }
    tables.push(table)
    open.push(table)
  }

  const readTag = (tag: Tag, name: string) => {
    const grid = open.at(-1)?.grid
    const around = open.slice(0, -1)
    switch (name) {
      case 'table':
        return tag.isEnd ? closeTable() : openTable()
      case 'thead':
      case 'tbody':
      case 'tfoot':
        return grid?.openGroup(name === 'tfoot' && !tag.isEnd)
      case 'tr':
        breakLines(around)
        return tag.isEnd ? grid?.closeCell() : grid?.openRow(isHidden(tag))
      case 'td':
      case 'th':
        addText(around, ' ')
        return tag.isEnd ? grid?.closeCell() : grid?.openCell(spanOf(tag))
      case 'br':
        return breakLines(open, true)
    }
    if (BLOCKS.has(name)) breakLines(open)
    if (!tag.isEnd && !VOID.has(name) && isHidden(tag)) Object.assign(hidden, { name, depth: 1 })
  }

  for (const piece of piecesOf(html, SKIPPED)) {
    if (piece.kind === 'text') {
      if (hidden.depth === 0) addText(open, piece.text)
      continue
    }
    const name = piece.name.toLowerCase()
    // The end of a cell ends what was not closed in it.
    if (/^(?:t[dhr]|table)$/.test(name)) hidden.depth = 0
    if (hidden.depth === 0) readTag(piece, name)
    else if (name === hidden.name) hidden.depth += piece.isEnd ? -1 : 1
  }
  return dataTables(tables)
    .map(({ grid }) => grid.close())
    .filter((rows) => rows.some(({ cells }) => cells.size > 0))
    .map((rows, at) => sheetOf(`Sheet${at + 1}`, rows))
}

/** Whether an element is not shown. */
function isHidden(tag: Tag): boolean {
  if (!/hidden|display/i.test(tag.attributes)) return false
  const attributes = attributesOf(tag)
  return attributes.has('hidden') || /display\s*:\s*none/i.test(attributes.get('style') ?? '')
}

/** How many columns and rows a cell takes. */
function spanOf(tag: Tag): { columns: number; rows: number } {
  if (!/span/i.test(tag.attributes)) return { columns: 1, rows: 1 }
  const attributes = new Map([...attributesOf(tag)].map(([name, value]) => [name.toLowerCase(), value]))
  const count = (name: string) => Math.trunc(Number(attributes.get(name) ?? 1)) || 0
  return { columns: count('colspan'), rows: count('rowspan') }
}
