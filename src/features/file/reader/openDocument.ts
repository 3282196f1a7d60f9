import { readMarkup } from './markup'
import type { Part } from './parts'
import { isTooLarge, MOST_CELLS, unreadSheet, type Sheet } from './sheet'
import { isOpenDocument } from './zip'

/** What an OpenDocument workbook says that the library ignores. */
export interface OpenDocument {
  hiddenSheets: string[]
  hiddenRows: Map<string, Set<number>>
  /** The sheet with too many cells. A row or cell may be written once for a million. */
  tooLarge: Sheet | null
  /** Whether blanks that are written as a number of them go on without end. */
  isEndless: boolean
}

const contentIn = (parts: Part[] | null, name: string) => parts?.find((part) => part.name === name)?.content

const textOf = (parts: Part[] | null, name: string) => new TextDecoder().decode(contentIn(parts, name))

/** Whether an OpenDocument has a password, by the list of its files. */
export const isLockedOds = (parts: Part[] | null) =>
  textOf(parts, 'META-INF/manifest.xml').includes('encryption-data')

/** The XML of an OpenDocument workbook that is a zip; empty for any other file. */
export const contentOf = (parts: Part[] | null): string =>
  isOpenDocument(contentIn(parts, 'mimetype')) ? textOf(parts, 'content.xml') : ''

/** The most blanks that are written as a number of them. */
const MOST_BLANKS = 20_000_000

/** A table while it is read: the row that is open, and what it has so far. */
const emptyTable = (name: string) => ({
  name,
  at: 0,
  times: 0,
  width: 0,
  isFilled: false,
  rows: 0,
  columns: 0,
})

/** Reads that from the XML of a workbook. */
export function readOpenDocument(xml: string): OpenDocument {
  const read: OpenDocument = { hiddenSheets: [], hiddenRows: new Map(), tooLarge: null, isEndless: false }
  const hiddenStyles = new Set<string>()
  let [style, cells, blanks] = ['', 0, 0]
  let table = emptyTable('')
  const endRow = () => {
    table.at += table.times
    if (table.isFilled) table.rows += table.times
    table.columns = Math.max(table.columns, table.width)
  }
  const endTable = () => {
    endRow()
    const { name, rows, columns } = table
    cells += rows * columns
    if (isTooLarge(table) || cells > MOST_CELLS) read.tooLarge ??= unreadSheet(name, { rows, columns })
    table = emptyTable('')
  }

  readMarkup(xml, true, {
    onTag: ({ name, isEnd, isEmpty, attributes }) => {
      if (isEnd && name !== 'table:table') return
      const repeated = (of: 'rows' | 'columns') => Number(attributes.get(`table:number-${of}-repeated`) ?? 1)
      switch (name) {
        case 'style:style':
          style = attributes.get('style:name') ?? ''
          break
        case 'style:table-properties':
          if (attributes.get('table:display') === 'false') hiddenStyles.add(style)
          break
        case 'text:s':
          blanks += Number(attributes.get('text:c') ?? 1)
          read.isEndless ||= blanks > MOST_BLANKS
          break
        case 'table:table': {
          endTable()
          if (isEnd) break
          table = emptyTable(attributes.get('table:name') ?? '')
          if (hiddenStyles.has(attributes.get('table:style-name') ?? '')) read.hiddenSheets.push(table.name)
          read.hiddenRows.set(table.name, new Set())
          break
        }
        case 'table:table-row':
          endRow()
          Object.assign(table, { width: 0, isFilled: false, times: repeated('rows') })
          // Repeated rows are blank, except the first.
          if (/^(?:collapse|filter)$/.test(attributes.get('table:visibility') ?? '')) {
            read.hiddenRows.get(table.name)?.add(table.at)
          }
          break
        case 'table:table-cell':
        case 'table:covered-table-cell':
          if (!isEmpty) {
            table.width += repeated('columns')
            table.isFilled = true
          }
      }
    },
  })
  endTable()
  return read
}
