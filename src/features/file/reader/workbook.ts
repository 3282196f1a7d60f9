import { CFB, read, SSF, type CellObject, type WorkSheet } from '@e965/xlsx'
import Papa from 'papaparse'
import { isOpenDocument, zipEntries } from './contents'

/** A visible sheet of a workbook as CSV text: what Excel shows in its cells, with all digits. */
export interface Sheet {
  name: string
  text: string
  /** Rows that are hidden in the workbook, by a filter or by hand. */
  hiddenRows: number
  /** Cells whose formula has no saved value. */
  blankFormulas: number
}

export type Workbook =
  | { kind: 'opened'; sheets: Sheet[] }
  | { kind: 'closed'; reason: 'password' | 'damaged' | 'hidden' | 'empty' }

/** A cell as the library reads it in its dense mode. */
type Cell = CellObject | undefined

/**
 * Opens a workbook of any kind that Excel or LibreOffice writes, and HTML with tables.
 *
 * @returns its visible sheets with data, or why there are none
 */
export function openWorkbook(bytes: Uint8Array): Workbook {
  let book: ReturnType<typeof read>
  try {
    // `raw` leaves the text of HTML tables unchanged, and `cellStyles` tells which rows are hidden.
    book = read(bytes, { dense: true, cellNF: true, cellFormula: true, cellStyles: true, raw: true })
  } catch (error) {
    const isLocked = (error instanceof Error && /password/i.test(error.message)) || isLockedOds(bytes)
    return { kind: 'closed', reason: isLocked ? 'password' : 'damaged' }
  }
  const uses1904 = book.Workbook?.WBProps?.date1904 === true
  const hiddenByOds = odsHidden(bytes)
  const isVisible = (name: string, at: number) =>
    !book.Workbook?.Sheets?.[at]?.Hidden && !hiddenByOds.sheets.includes(name)
  const filled = book.SheetNames.map((name, at) => {
    const sheet = book.Sheets[name]!
    const isHidden = (row: number) =>
      sheet['!rows']?.[row]?.hidden === true || hiddenByOds.rows.get(name)?.has(row) === true
    return { isVisible: isVisible(name, at), sheet: sheetOf(name, rowsOf(sheet), isHidden, uses1904) }
  }).filter(({ sheet }) => sheet.text !== '')
  const sheets = filled.filter((each) => each.isVisible).map(({ sheet }) => sheet)
  return sheets.length > 0
    ? { kind: 'opened', sheets }
    : { kind: 'closed', reason: filled.length > 0 ? 'hidden' : 'empty' }
}

/** The cells of a sheet by row; a chart or macro sheet has none. */
function rowsOf(sheet: WorkSheet): Cell[][] {
  const rows = (sheet['!data'] ?? []) as (Cell[] | undefined)[]
  return sheet['!type'] === undefined || sheet['!type'] === 'sheet'
    ? Array.from(rows, (row) => row ?? [])
    : []
}

function sheetOf(name: string, rows: Cell[][], isHidden: (row: number) => boolean, uses1904: boolean): Sheet {
  const texts = rows.map((row) => Array.from(row, (cell) => cellText(cell, uses1904)))
  const lastFilled = (row: string[]) => row.findLastIndex((text) => text !== '')
  const width = texts.reduce((widest, row) => Math.max(widest, lastFilled(row) + 1), 0)
  const height = texts.findLastIndex((row) => lastFilled(row) >= 0) + 1
  const table = texts.slice(0, height).map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''))
  return {
    name,
    text: Papa.unparse(table, { newline: '\n' }),
    hiddenRows: table.filter((row, at) => isHidden(at) && lastFilled(row) >= 0).length,
    blankFormulas: rows.flat().filter((cell) => cell?.f !== undefined && isBlank(cell)).length,
  }
}

/** Whether an OpenDocument workbook has a password: only encrypted contents are not packed. */
function isLockedOds(bytes: Uint8Array): boolean {
  const entries = zipEntries(bytes)
  const isUnpacked = entries?.some(({ name, isPacked }) => name === 'content.xml' && !isPacked) === true
  return isUnpacked && isOpenDocument(bytes, entries)
}

/** The sheets that an OpenDocument workbook hides, and the indexes of hidden rows by sheet; the library ignores both. */
function odsHidden(bytes: Uint8Array): { sheets: string[]; rows: Map<string, Set<number>> } {
  const hidden = { sheets: [] as string[], rows: new Map<string, Set<number>>() }
  if (!isOpenDocument(bytes, zipEntries(bytes))) return hidden
  const packed = CFB.read(bytes, { type: 'buffer' }) as unknown
  const content = (CFB.find(packed, '/content.xml') as { content?: Uint8Array } | null)?.content
  if (!content) return hidden
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
    const name = decodeXml(/table:name="([^"]*)"/.exec(attributes)?.[1] ?? '')
    if (hiddenStyles.has(/table:style-name="([^"]*)"/.exec(attributes)?.[1])) hidden.sheets.push(name)
    const rows = new Set<number>()
    let at = 0
    for (const [, row = ''] of table.matchAll(/<table:table-row\b([^>]*)>/g)) {
      const repeated = Number(/table:number-rows-repeated="(\d+)"/.exec(row)?.[1] ?? 1)
      // Repeated rows are blank ones, but for the first.
      if (/table:visibility="(?:collapse|filter)"/.test(row)) rows.add(at)
      at += repeated
    }
    hidden.rows.set(name, rows)
  }
  return hidden
}

const decodeXml = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

/** Whether a cell has no value; one whose formula was never calculated is a stub (`z`). */
const isBlank = (cell: CellObject) => cell.t === 'z' || cell.v === undefined || cell.v === null

/** The text of a cell as Excel shows it, but with all digits of an unformatted number, and dates as `dd/mm/yyyy`. */
function cellText(cell: Cell, uses1904: boolean): string {
  if (cell === undefined || isBlank(cell)) return ''
  if (typeof cell.v === 'string') return cell.v.replaceAll('\r\n', '\n')
  if (typeof cell.v !== 'number' || cell.t === 'e') return (cell.w ?? String(cell.v)).toUpperCase()
  const format = String(cell.z ?? 'General')
  // OpenDocument writes true and false as formulas.
  if (cell.w === 'TRUE' || cell.w === 'FALSE') return cell.w
  if (format === 'General') return plainNumber(cell.v)
  if (isDate(format)) return dateText(cell.v, format, uses1904)
  return (cell.w ?? plainNumber(cell.v)).trim()
}

/** A number with all its digits and no exponent; Excel keeps 15 of a fraction. */
function plainNumber(value: number): string {
  if (Number.isSafeInteger(value)) return String(value)
  return value.toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: 15 })
}

/** A format without quoted and escaped text, colours and locales. */
const codesOf = (format: string) =>
  format.replace(/"[^"]*"|\\.|_.|\*.|\[(?![hms]+\])[^\]]*\]/gi, '').toLowerCase()

/** Whether a format shows a date, with or without a time. */
function isDate(format: string): boolean {
  const codes = codesOf(format)
  return SSF.is_date(format) === true && (/[yd]/.test(codes) || !/[hs]/.test(codes))
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

function dateText(value: number, format: string, uses1904: boolean): string {
  const date = SSF.parse_date_code(value, { date1904: uses1904 }) as Record<
    'y' | 'm' | 'd' | 'H' | 'M',
    number
  > | null
  if (date === null) return plainNumber(value)
  const day = `${twoDigits(date.d)}/${twoDigits(date.m)}/${date.y}`
  return /h/.test(codesOf(format)) ? `${day} ${twoDigits(date.H)}:${twoDigits(date.M)}` : day
}
