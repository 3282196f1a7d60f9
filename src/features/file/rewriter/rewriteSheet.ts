import { utils } from '@e965/xlsx'
import { inCell } from '../../../base/csvFile'
import type { Tag } from '../reader/markup'
import type { Edits } from './list'
import { OddWorkbook, walkSheet, type SheetCell, type SheetRowTag } from './walkSheet'

/** An attribute of a tag with the blank before it. */
const ATTRIBUTE = /(?<!\s)\s+([^\s=]+)\s*=\s*(?:"[^"]*"|'[^']*')/g

/** The text of a tag without one of its attributes. */
export const withoutAttribute = (text: string, name: string) =>
  text.replace(ATTRIBUTE, (attribute: string, named: string) => (named === name ? '' : attribute))

/** The text of a tag with one more attribute, after the others. */
export const withAttribute = (text: string, name: string, value: string) =>
  text.replace(/(?<!\s)\s*(\/?>)$/, ` ${name}="${value}"$1`)

/** The text of a tag, for an empty element or for one with contents. */
const tagText = (text: string, isEmpty: boolean) => text.replace(/(?<!\s)\s*\/?>$/, isEmpty ? '/>' : '>')

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A text with a cell's line breaks. */
export const linesOf = (text: string) => text.replace(/\r\n?/g, '\n')

const escaped = (text: string) => inCell(linesOf(text)).replace(/[&<>]/g, (sign) => ENTITIES[sign]!)

/** Whether a text is a number as shown without a format, with all its digits. */
const isPlainNumber = (text: string) =>
  /^-?\d{1,15}(?:\.\d{1,12})?$/.test(text) &&
  text.replace(/\D/g, '').length <= 15 &&
  Number(text).toString() === text

/** A cell with new contents, from the text of its start tag, whose style it keeps. */
function cellXml(tag: string, prefix: string, text: string, isNumber: boolean): string {
  const bare = withoutAttribute(tag, 't')
  if (text === '') return tagText(bare, true)
  if (isNumber) return `${tagText(bare, false)}<${prefix}v>${text}</${prefix}v></${prefix}c>`
  const first = tagText(withAttribute(bare, 't', 'inlineStr'), false)
  return `${first}<${prefix}is><${prefix}t xml:space="preserve">${escaped(text)}</${prefix}t></${prefix}is></${prefix}c>`
}

/** The tag of a cell that the sheet lacks. @param row from 0 */
const newCellTag = (prefix: string, row: number, column: number, style: string | undefined) =>
  `<${prefix}c r="${utils.encode_cell({ r: row, c: column })}"${style === undefined ? '' : ` s="${style}"`}/>`

/** How a set names a cell. */
export const cellKey = (row: number, column: number) => `${row},${column}`

/** The prefix of a sheet's names, and the columns with numbers and no text in the edited rows: their blank cells take numbers. */
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
 * Writes cells of a sheet and leaves the rest as it is, byte for byte.
 *
 * @param asText cells to write as text, not as numbers
 * @returns its XML, and the cells that were written as numbers, by row and column
 */
export function rewriteSheet(xml: string, edits: Edits, asText: ReadonlySet<string> = new Set()) {
  const { prefix, ofNumbers } = surveyed(xml, edits)
  const parts: string[] = []
  const numbers = new Set<string>()
  const columnStyles: { from: number; to: number; style: string | undefined }[] = []
  let [copied, rowsLeft] = [0, edits.size]
  let left: [number, string][] = []
  let rowStyle: string | undefined

  const textOf = ({ start, end }: Tag) => xml.slice(start, end)
  const put = (from: number, text: string, to = from) => {
    parts.push(xml.slice(copied, from), text)
    copied = to
  }
  const cell = (tag: string, row: number, [column, text]: [number, string], wasNumber: boolean) => {
    const isNumber = wasNumber && isPlainNumber(text) && !asText.has(cellKey(row, column))
    if (isNumber) numbers.add(cellKey(row, column))
    return cellXml(tag, prefix, text, isNumber)
  }
  const newCell = (row: number, [column, text]: [number, string]) => {
    const style = rowStyle ?? columnStyles.find(({ from, to }) => column >= from && column <= to)?.style
    return cell(newCellTag(prefix, row, column, style), row, [column, text], ofNumbers.has(column))
  }
  const cellsBefore = (row: number, column: number) => {
    let cells = ''
    while (left.length > 0 && left[0]![0] < column) {
      const next = left.shift()!
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
    if (last > 0 && isOutside) put(tag.start, withoutAttribute(textOf(tag), 'spans'), tag.end)
  }
  const onCell = ({ row, column, tag, end, holds, hasFormula, isRich }: SheetCell) => {
    if (left.length === 0) return
    const before = cellsBefore(row, column)
    if (left[0]?.[0] !== column) {
      if (before !== '') put(tag.start, before)
      return
    }
    if (hasFormula || isRich) throw new OddWorkbook('a cell that is not written')
    const wasNumber = holds === 'number' || (holds === 'nothing' && ofNumbers.has(column))
    put(tag.start, before + cell(textOf(tag), row, left.shift()!, wasNumber), end)
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
