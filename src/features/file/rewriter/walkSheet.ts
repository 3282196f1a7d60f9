import { areaOf, placeOf, type Area } from './places'
import { attributesOf, endOf, nextTag, OddWorkbook, tagFrom, textOf, type Tag } from './tags'

/** A row of a sheet as it is written. */
export interface SheetRowTag {
  /** From 0. */
  row: number
  tag: Tag
  attributes: Map<string, string>
}

/** A cell as it is written. */
export interface SheetCell {
  row: number
  column: number
  start: number
  end: number
  /** The text of its first tag. */
  tag: string
  holds: 'number' | 'text' | 'nothing'
  hasFormula: boolean
  /** What its formula is for, if for more than the cell. */
  area: Area | null
  /** Whether it has more than a style and a value: a picture, a kind of data of Excel's. */
  isRich: boolean
}

/** Callbacks for a sheet's parts, in their order. */
export interface SheetVisitor {
  /** A stretch of columns, from 0, with their style. */
  onColumns?: (from: number, to: number, style: string | undefined) => void
  onRow?: (row: SheetRowTag) => void
  onCell?: (cell: SheetCell) => void
  /** Where the row ends: the place of its last tag, or of its only one. */
  onRowEnd?: (row: SheetRowTag, last: Tag) => void
  onMerge?: (area: Area) => void
}

const numberIn = (attributes: Map<string, string>, name: string) => Number(attributes.get(name))

/** Goes through the XML of a sheet, whose rows and cells must occur once and in order. Returns its prefix of names. */
export function walkSheet(xml: Uint8Array, visitor: SheetVisitor): string {
  const root = nextTag(xml, 0)
  if (!/^(?:[^:]+:)?worksheet$/.test(root.name) || root.isEmpty) throw new OddWorkbook('no worksheet')
  const prefix = root.name.slice(0, -'worksheet'.length)
  let rowsFound = 0
  for (let tag = tagFrom(xml, root.end); tag; tag = tagFrom(xml, tag.end)) {
    if (tag.isEnd) continue
    if (tag.name === `${prefix}col` && rowsFound === 0) readColumns(xml, tag, visitor)
    if (tag.name === `${prefix}mergeCell`) {
      const area = areaOf(attributesOf(textOf(xml, tag)).get('ref') ?? '')
      if (!area) throw new OddWorkbook('a merge of nothing')
      visitor.onMerge?.(area)
    }
    if (tag.name !== `${prefix}sheetData`) continue
    rowsFound += 1
    if (!tag.isEmpty) tag = walkRows(xml, tag, prefix, visitor)
  }
  if (rowsFound !== 1) throw new OddWorkbook('no rows, or twice')
  return prefix
}

function readColumns(xml: Uint8Array, tag: Tag, visitor: SheetVisitor) {
  const attributes = attributesOf(textOf(xml, tag))
  const style = attributes.get('style')
  visitor.onColumns?.(numberIn(attributes, 'min') - 1, numberIn(attributes, 'max') - 1, style)
}

/** Returns the tag that ends the rows. */
function walkRows(xml: Uint8Array, first: Tag, prefix: string, visitor: SheetVisitor): Tag {
  let before = -1
  let tag = nextTag(xml, first.end)
  while (!tag.isEnd) {
    if (tag.name !== `${prefix}row`) throw new OddWorkbook(`${tag.name} among rows`)
    const attributes = attributesOf(textOf(xml, tag))
    const row = attributes.has('r') ? numberIn(attributes, 'r') - 1 : before + 1
    if (!Number.isInteger(row) || row <= before) throw new OddWorkbook('rows that are not in order')
    const rowTag = { row, tag, attributes }
    visitor.onRow?.(rowTag)
    const last = tag.isEmpty ? tag : walkCells(xml, rowTag, prefix, visitor)
    visitor.onRowEnd?.(rowTag, last)
    before = row
    tag = nextTag(xml, last.end)
  }
  return tag
}

/** Returns the tag that ends the row. */
function walkCells(
  xml: Uint8Array,
  { row, tag: first }: SheetRowTag,
  prefix: string,
  visitor: SheetVisitor,
): Tag {
  let before = -1
  let tag = nextTag(xml, first.end)
  while (!tag.isEnd) {
    if (tag.name === `${prefix}extLst`) {
      tag = nextTag(xml, endOf(xml, tag))
      continue
    }
    if (tag.name !== `${prefix}c`) throw new OddWorkbook(`${tag.name} among cells`)
    const cell = cellAt(xml, tag, prefix, { row, column: before + 1 })
    if (cell.row !== row || cell.column <= before) throw new OddWorkbook('cells that are not in order')
    visitor.onCell?.(cell)
    before = cell.column
    tag = nextTag(xml, cell.end)
  }
  return tag
}

const TEXT_TYPES = new Set(['s', 'str', 'inlineStr'])

function cellAt(
  xml: Uint8Array,
  first: Tag,
  prefix: string,
  next: { row: number; column: number },
): SheetCell {
  const tag = textOf(xml, first)
  const attributes = attributesOf(tag)
  const reference = attributes.get('r')
  const place = reference === undefined ? next : placeOf(reference)
  if (!place) throw new OddWorkbook(`a cell at ${reference}`)
  const type = attributes.get('t') ?? 'n'
  const cell: SheetCell = {
    row: place.row,
    column: place.column,
    start: first.start,
    end: first.end,
    tag,
    holds: 'nothing',
    hasFormula: false,
    area: null,
    isRich: attributes.has('vm') || attributes.has('cm'),
  }
  if (first.isEmpty) return cell
  let child = nextTag(xml, first.end)
  while (!child.isEnd) {
    switch (child.name) {
      case `${prefix}f`: {
        cell.hasFormula = true
        const formula = attributesOf(textOf(xml, child))
        if (/^(?:array|dataTable)$/.test(formula.get('t') ?? '')) cell.area = areaOf(formula.get('ref') ?? '')
        break
      }
      case `${prefix}v`:
        if (!child.isEmpty) cell.holds = type === 'n' ? 'number' : 'text'
        break
      case `${prefix}is`:
        if (TEXT_TYPES.has(type)) cell.holds = 'text'
        break
      default:
        cell.isRich = true
    }
    child = nextTag(xml, endOf(xml, child))
  }
  cell.end = child.end
  return cell
}
