import { CFB } from '@e965/xlsx'
import { isOpenDocument, zipEntries } from './contents'
import { decodeEntities } from './entities'
import type { Sheet } from './sheet'

/** What an OpenDocument workbook says that the library ignores. */
export interface OpenDocument {
  hiddenSheets: string[]
  hiddenRows: Map<string, Set<number>>
  /** Its sheets without their text. A row or cell may be written once for a million. */
  sheets: Sheet[]
}

/** Whether an OpenDocument workbook has a password: only encrypted contents are not packed. */
export function isLockedOds(bytes: Uint8Array): boolean {
  const entries = zipEntries(bytes)
  const isUnpacked = entries?.some(({ name, isPacked }) => name === 'content.xml' && !isPacked) === true
  return isUnpacked && isOpenDocument(bytes, entries)
}

/** Reads that from a file; nothing from one of another kind. */
export function readOpenDocument(bytes: Uint8Array): OpenDocument {
  const read: OpenDocument = { hiddenSheets: [], hiddenRows: new Map(), sheets: [] }
  if (!isOpenDocument(bytes, zipEntries(bytes))) return read
  const packed = CFB.read(bytes, { type: 'buffer' }) as unknown
  const content = (CFB.find(packed, '/content.xml') as { content?: Uint8Array } | null)?.content
  if (!content) return read
  const xml = new TextDecoder().decode(Uint8Array.from(content))
  const hiddenStyles = new Set(
    Array.from(
      xml.matchAll(
        /<style:style style:name="([^"]*)"[^>]*>\s*<style:table-properties[^>]*table:display="false"/g,
      ),
      ([, style]) => style,
    ),
  )
  for (const [, attributes = '', table = ''] of xml.matchAll(/<table:table ([^>]*)>(.*?)<\/table:table>/gs)) {
    const name = decodeEntities(/table:name="([^"]*)"/.exec(attributes)?.[1] ?? '')
    if (hiddenStyles.has(/table:style-name="([^"]*)"/.exec(attributes)?.[1])) read.hiddenSheets.push(name)
    const { hidden, rows, columns } = readRows(table)
    read.hiddenRows.set(name, hidden)
    read.sheets.push({ name, text: '', rows, columns, hiddenRows: 0, blankFormulas: 0 })
  }
  return read
}

/** The beginning of a row, or of a cell; one that ends itself is blank. */
const ROWS_AND_CELLS = /<table:table-row\b([^>]*)>|<table:(?:table-cell|covered-table-cell)\b([^>]*)>/g

const repeated = (attributes: string, of: 'rows' | 'columns') =>
  Number(new RegExp(`table:number-${of}-repeated="(\\d+)"`).exec(attributes)?.[1] ?? 1)

/** The hidden rows of a table, and how many of its rows and columns are filled. */
function readRows(table: string): { hidden: Set<number>; rows: number; columns: number } {
  const hidden = new Set<number>()
  let [at, rows, columns, width, times, isFilled] = [0, 0, 0, 0, 0, false]
  const endRow = () => {
    at += times
    if (isFilled) rows += times
    columns = Math.max(columns, width)
  }
  for (const [, row, cell = ''] of table.matchAll(ROWS_AND_CELLS)) {
    if (row === undefined) {
      if (!cell.endsWith('/')) [width, isFilled] = [width + repeated(cell, 'columns'), true]
      continue
    }
    endRow()
    ;[width, isFilled, times] = [0, false, repeated(row, 'rows')]
    // Repeated rows are blank ones, but for the first.
    if (/table:visibility="(?:collapse|filter)"/.test(row)) hidden.add(at)
  }
  endRow()
  return { hidden, rows, columns }
}
