import { utils } from '@e965/xlsx'
import { readMarkup, type Tag } from '../reader/markup'

/** A workbook that Excel would not have written, so that we cannot write its cells in place. */
export class OddWorkbook extends Error {}

/** A place in a sheet: row and column from 0. */
interface Place {
  row: number
  column: number
}

/** A rectangle of cells, its edges included. */
export interface Area {
  from: Place
  to: Place
}

const CELL = /^\$?[A-Z]{1,3}\$?[1-9]\d{0,6}$/i

/** The place that a reference such as `B5` names; null if it is not one. */
export function placeOf(reference: string): Place | null {
  if (!CELL.test(reference)) return null
  const { r: row, c: column } = utils.decode_cell(reference.toUpperCase())
  return { row, column }
}

/** The area that a reference such as `A1:B5` or `A1` names; null if it is not one. */
export function areaOf(reference: string): Area | null {
  const [first = '', last = first, ...more] = reference.split(':')
  const [from, to] = [placeOf(first), placeOf(last)]
  return from && to && more.length === 0 ? { from, to } : null
}

export interface SheetRowTag {
  /** From 0. */
  row: number
  tag: Tag
}

export interface SheetCell {
  row: number
  column: number
  /** Its start tag. */
  tag: Tag
  end: number
  holds: 'number' | 'text' | 'nothing'
  hasFormula: boolean
  /** The area of its formula, if that covers more than the cell. */
  area: Area | null
  /** Whether it has more than a style and a value: a picture, or one of Excel's data types. */
  isRich: boolean
}

/** Callbacks for a sheet's parts, called in their order. */
interface SheetVisitor {
  /** A stretch of columns, from 0, with their style. */
  onColumns?: (from: number, to: number, style: string | undefined) => void
  onRow?: (row: SheetRowTag) => void
  onCell?: (cell: SheetCell) => void
  /** Called where the row ends, with its end tag, or its only one. */
  onRowEnd?: (row: SheetRowTag, last: Tag) => void
  onMerge?: (area: Area) => void
}

const TEXT_TYPES = new Set(['s', 'str', 'inlineStr'])

const numberOf = ({ attributes }: Tag, name: string) => Number(attributes.get(name))

/** Walks the XML of a sheet, whose rows and cells must occur once and in order. Returns its prefix of names. */
export function walkSheet(xml: string, visitor: SheetVisitor): string {
  /** The names of the open elements, without the prefix; blank if they have another one. */
  const path: string[] = []
  let prefix = ''
  let rowsFound = 0
  let row: SheetRowTag | null = null
  let cell: SheetCell | null = null
  let [rowBefore, columnBefore] = [-1, -1]

  const openRow = (tag: Tag) => {
    const at = tag.attributes.has('r') ? numberOf(tag, 'r') - 1 : rowBefore + 1
    if (!Number.isInteger(at) || at <= rowBefore) throw new OddWorkbook('rows that are not in order')
    row = { row: at, tag }
    ;[rowBefore, columnBefore] = [at, -1]
    visitor.onRow?.(row)
  }
  const openCell = (tag: Tag) => {
    const reference = tag.attributes.get('r')
    const next = { row: rowBefore, column: columnBefore + 1 }
    const place = reference === undefined ? next : placeOf(reference)
    if (place?.row !== rowBefore || place.column <= columnBefore)
      throw new OddWorkbook('cells that are not in order')
    columnBefore = place.column
    cell = {
      row: place.row,
      column: place.column,
      tag,
      end: tag.end,
      holds: 'nothing',
      hasFormula: false,
      area: null,
      isRich: tag.attributes.has('vm') || tag.attributes.has('cm'),
    }
  }
  const addToCell = (to: SheetCell, name: string, tag: Tag) => {
    const type = to.tag.attributes.get('t') ?? 'n'
    if (name === 'f') {
      to.hasFormula = true
      if (/^(?:array|dataTable)$/.test(tag.attributes.get('t') ?? ''))
        to.area = areaOf(tag.attributes.get('ref') ?? '')
    } else if (name === 'v') {
      if (!tag.isEmpty) to.holds = type === 'n' ? 'number' : 'text'
    } else if (name === 'is') {
      if (TEXT_TYPES.has(type)) to.holds = 'text'
    } else to.isRich = true
  }
  const openBesideRows = (name: string, tag: Tag) => {
    if (path.length === 1 && name === 'sheetData') rowsFound += 1
    if (name === 'col' && rowsFound === 0)
      visitor.onColumns?.(numberOf(tag, 'min') - 1, numberOf(tag, 'max') - 1, tag.attributes.get('style'))
    if (name !== 'mergeCell') return
    const area = areaOf(tag.attributes.get('ref') ?? '')
    if (!area) throw new OddWorkbook('a merge of nothing')
    visitor.onMerge?.(area)
  }
  const open = (name: string, tag: Tag) => {
    if (path[1] !== 'sheetData') openBesideRows(name, tag)
    else if (path.length === 2 && name === 'row') openRow(tag)
    else if (path.length === 3 && name === 'c') openCell(tag)
    else if (path.length === 4 && cell) addToCell(cell, name, tag)
    else if (path.length === 2 || (path.length === 3 && name !== 'extLst'))
      throw new OddWorkbook(`${tag.name} among cells`)
  }
  /** Ends an element of the path with a tag, which may be its only one. */
  const close = (tag: Tag) => {
    if (path[1] !== 'sheetData') return
    if (path.length === 3 && cell) {
      cell.end = tag.end
      visitor.onCell?.(cell)
      cell = null
    }
    if (path.length === 2 && row) visitor.onRowEnd?.(row, tag)
  }

  readMarkup(xml, true, {
    onTag: (tag) => {
      if (path.length === 0) {
        if (!/^(?:[^:]+:)?worksheet$/.test(tag.name) || tag.isEmpty || tag.isEnd)
          throw new OddWorkbook('no worksheet')
        prefix = tag.name.slice(0, -'worksheet'.length)
      }
      const name = tag.name.startsWith(prefix) ? tag.name.slice(prefix.length) : ''
      if (tag.isEnd) {
        if (path.pop() !== name) throw new OddWorkbook(`${tag.name} ends`)
        close(tag)
        return
      }
      open(name, tag)
      if (tag.isEmpty) close(tag)
      else path.push(name)
    },
  })
  if (path.length > 0) throw new OddWorkbook('an element does not end')
  if (rowsFound !== 1) throw new OddWorkbook('no rows, or twice')
  return prefix
}
