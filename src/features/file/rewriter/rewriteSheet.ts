import { cellXml, isPlainNumber, newCellTag, withoutAttribute, type Written } from './cellXml'
import type { Tag } from '../reader/markup'
import type { Edits } from './list'
import { OddWorkbook, walkSheet, type SheetCell, type SheetRowTag } from './walkSheet'

/** A sheet with something else in some of its cells. */
interface Rewritten {
  xml: string
  /** The cells that were written as numbers, by row and column. */
  numbers: Set<string>
}

/** How a set names a cell. */
export const cellKey = (row: number, column: number) => `${row},${column}`

/** The prefix of a sheet's names, and which columns hold numbers and no text in the rows with edits: a blank takes one there. */
function surveyed(xml: string, edits: Edits) {
  const [numbers, texts] = [new Set<number>(), new Set<number>()]
  const prefix = walkSheet(xml, {
    onCell: ({ row, column, holds }) => {
      if (holds !== 'nothing' && edits.has(row)) (holds === 'number' ? numbers : texts).add(column)
    },
  })
  for (const column of texts) numbers.delete(column)
  return { prefix, ofNumbers: numbers }
}

/**
 * Writes cells of a sheet and leaves all else as it is, byte for byte.
 *
 * @param asText cells that are not written as numbers
 */
export function rewriteSheet(xml: string, edits: Edits, asText: ReadonlySet<string> = new Set()): Rewritten {
  const { prefix, ofNumbers } = surveyed(xml, edits)
  const parts: string[] = []
  const numbers = new Set<string>()
  const columnStyles: { from: number; to: number; style: string | undefined }[] = []
  let [copied, rowsLeft] = [0, edits.size]
  let left: [number, string][] = []
  let rowStyle: string | undefined

  const put = (from: number, text: string, to = from) => {
    parts.push(xml.slice(copied, from), text)
    copied = to
  }
  const written = (row: number, column: number, text: string, wasNumber: boolean): Written => {
    const isNumber = wasNumber && isPlainNumber(text) && !asText.has(cellKey(row, column))
    if (isNumber) numbers.add(cellKey(row, column))
    return { text, isNumber }
  }
  const newCell = (row: number, [column, text]: [number, string]) => {
    const style = rowStyle ?? columnStyles.find(({ from, to }) => column >= from && column <= to)?.style
    return cellXml(
      newCellTag(prefix, row, column, style),
      prefix,
      written(row, column, text, ofNumbers.has(column)),
    )
  }
  /** The new cells before a column. */
  const cellsBefore = (row: number, column: number) => {
    let cells = ''
    while (left.length > 0 && left[0]![0] < column) {
      const [next] = left.splice(0, 1) as [[number, string]]
      if (next[1] !== '') cells += newCell(row, next)
    }
    return cells
  }
  const onRow = ({ row, tag }: SheetRowTag) => {
    const { attributes } = tag
    const cells = edits.get(row)
    left = [...(cells ?? [])].toSorted(([a], [b]) => a - b)
    rowStyle = /^(?:1|true)$/.test(attributes.get('customFormat') ?? '') ? attributes.get('s') : undefined
    if (!cells) return
    rowsLeft -= 1
    const [first = 0, last = 0] = (attributes.get('spans') ?? '').split(/[ :]/).map(Number)
    const isOutside = left.some(([column, text]) => text !== '' && (column + 1 < first || column + 1 > last))
    if (last > 0 && isOutside)
      put(tag.start, withoutAttribute(xml.slice(tag.start, tag.end), 'spans'), tag.end)
  }
  const onCell = ({ row, column, tag, text: tagText, end, holds, hasFormula, isRich }: SheetCell) => {
    if (left.length === 0) return
    const before = cellsBefore(row, column)
    if (left[0]?.[0] !== column) {
      if (before !== '') put(tag.start, before)
      return
    }
    if (hasFormula || isRich) throw new OddWorkbook('a cell that is not written')
    const [[, text]] = left.splice(0, 1) as [[number, string]]
    const wasNumber = holds === 'number' || (holds === 'nothing' && ofNumbers.has(column))
    put(tag.start, before + cellXml(tagText, prefix, written(row, column, text, wasNumber)), end)
  }
  const onRowEnd = ({ row, tag }: SheetRowTag, last: Tag) => {
    const cells = cellsBefore(row, Infinity)
    if (cells === '') return
    if (tag.isEmpty) throw new OddWorkbook('a row without cells')
    put(last.start, cells)
  }
  walkSheet(xml, {
    onColumns: (from, to, style) => columnStyles.push({ from, to, style }),
    onRow,
    onCell,
    onRowEnd,
  })
  if (rowsLeft > 0) throw new OddWorkbook('a row is missing')
  parts.push(xml.slice(copied))
  return { xml: parts.join(''), numbers }
}
