import Papa from 'papaparse'
import { MAX_LIST_ROWS, MAX_ROWS } from '../../../base/constants'
import type { CsvFile, FileReading, FileWarning, ReadOptions, Refusal } from '../../../base/csvFile'
import { isCsv, isNamedAsText, PASTED_TYPE, withSuffix } from '../fileNames'
import { contentsOf } from './contents'
import { decode } from './decode'
import { findLayout, type TableLayout } from './header'
import { parseCsv } from './parse'
import { howToSaveAsCsv, readerMessages as messages } from './readerMessages'
import type { Sheet, Workbook } from './workbook'

const MAX_FILE_BYTES = 100 * 1024 * 1024

const refused = (refusal: Refusal): FileReading => ({ kind: 'refused', ...refusal })

const notCsv = (more: Omit<Refusal, 'message'>) => refused({ message: messages.notCsv, ...more })

/**
 * Reads a file. One that is not CSV is refused with the tables in it, of which `options.table` reads one.
 *
 * @returns the file, or the words that refuse it; rejects only if the bytes themselves cannot be read
 */
export async function readFile(file: File, options: ReadOptions): Promise<FileReading> {
  const { name } = file
  if (file.size > MAX_FILE_BYTES) return refused({ message: messages.tooLarge, next: messages.splitFile })
  if (file.type === PASTED_TYPE) {
    const pasted = pastedCsv(await file.text())
    return readTable(name, pasted, ourLayout(pasted, options), options)
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  switch (contentsOf(bytes, name)) {
    case 'workbook':
      return readWorkbook(name, bytes, options)
    case 'hugeWorkbook':
      return notCsv({ next: messages.workbook.huge })
    case 'damagedWorkbook':
      return notCsv({ next: messages.workbook.damaged })
    case 'other':
      return isCsv(file) ? refused({ message: messages.notText }) : notCsv({ next: howToSaveAsCsv(name) })
    case 'text':
      if (isCsv(file) || options.table === name) return readText(name, bytes, options)
      return offerText(name, bytes, options)
  }
}

/** The layout of a table that we wrote as CSV ourselves. */
const ourLayout = (text: string, { header }: ReadOptions) =>
  findLayout(text, header, { delimiter: ',', newline: '\n' })

const parsePasted = (text: string, quoteChar: string) =>
  Papa.parse<string[]>(text, { delimiter: '\t', quoteChar, skipEmptyLines: 'greedy' })

/**
 * The CSV text of rows copied from a spreadsheet, whose cells are separated by tabs. Quotes other than those around a
 * cell with line breaks are characters like any other.
 */
export function pastedCsv(text: string): string {
  const quoted = parsePasted(text, '"')
  const { data } = quoted.errors.some(({ type }) => type === 'Quotes') ? parsePasted(text, '\0') : quoted
  return Papa.unparse(data, { newline: '\n' })
}

/** Reads the bytes of delimited text. */
function readText(name: string, bytes: Uint8Array, options: ReadOptions): FileReading {
  const decoded = decode(bytes)
  if (decoded.kind === 'unreadable') {
    return refused({ message: messages.unreadableLine(decoded.line), next: messages.mendEncoding })
  }
  const { text, encoding, windowsLines } = decoded
  return readTable(name, text, findLayout(text, options.header), options, {
    encoding,
    warnings: encodingWarnings(windowsLines),
  })
}

/** Reads the rows of a text. The warnings `known` before come first. */
function readTable(
  name: string,
  text: string,
  { headerLine, headerAt, titleLines, dialect }: TableLayout,
  { isWholeList }: ReadOptions,
  known: Pick<CsvFile, 'encoding' | 'warnings'> = { encoding: 'UTF-8', warnings: [] },
): FileReading {
  const parsed = parseCsv(text, { dialect, headerAt }, isWholeList ? MAX_LIST_ROWS : MAX_ROWS)
  // A blank file has no other line to choose.
  if (parsed.kind === 'refused') return text.trim() === '' ? parsed : { ...parsed, headerLine }
  return {
    kind: 'read',
    file: {
      ...parsed.table,
      name,
      encoding: known.encoding,
      delimiter: dialect.delimiter,
      warnings: [...known.warnings, ...parsed.table.warnings],
      titleLines,
      isHeaderless: headerAt < 0,
      headerLine,
    },
  }
}

/** How many rows a text has below its header, even if there are too many. */
function countRows(text: string, layout: TableLayout): number {
  const parsed = parseCsv(text, layout, Infinity)
  return parsed.kind === 'parsed' ? parsed.table.rows.length : 0
}

/** Offers delimited text that is not named as CSV; other text is refused with how to save its kind. */
function offerText(name: string, bytes: Uint8Array, { header }: ReadOptions): FileReading {
  const decoded = isNamedAsText(name) ? decode(bytes) : null
  if (decoded?.kind === 'decoded') {
    const layout = findLayout(decoded.text, header)
    const rows = countRows(decoded.text, layout)
    if (layout.isDelimited && rows > 0) return notCsv({ tables: [{ table: name, rows }] })
  }
  return notCsv({ next: howToSaveAsCsv(name) })
}

async function readWorkbook(name: string, bytes: Uint8Array, options: ReadOptions): Promise<FileReading> {
  let workbook: Workbook
  try {
    workbook = (await import('./workbook')).openWorkbook(bytes)
  } catch {
    return notCsv({ next: messages.workbook.missing })
  }
  if (workbook.kind === 'closed') return notCsv({ next: messages.workbook[workbook.reason] })
  const { sheets } = workbook
  const { header, table: named } = options
  const isChosen = ({ name: sheet, text }: Sheet) =>
    typeof header === 'object' ? ourLayout(text, options).headers.includes(header.names) : sheet === named
  const chosen = sheets.find(isChosen)
  if (!chosen) {
    const tables = sheets
      .map(({ name: table, text }) => ({
        table,
        rows: countRows(text, ourLayout(text, { ...options, header: 'found' })),
      }))
      .filter(({ rows }) => rows > 0)
    return notCsv(tables.length > 0 ? { tables } : { next: messages.workbook.empty })
  }
  const sheetName = sheets.length > 1 ? withSuffix(name, ` (${chosen.name})`) : name
  return readTable(sheetName, chosen.text, ourLayout(chosen.text, options), options, {
    encoding: 'UTF-8',
    warnings: sheetWarnings(chosen),
  })
}

function encodingWarnings(windowsLines: { line: number; text: string }[]): FileWarning[] {
  const lines = windowsLines.map(({ line, text }) => messages.readsNow(line, messages.excerpt([text])))
  return lines.length > 0 ? [{ title: messages.windowsLines(lines.length), lines }] : []
}

function sheetWarnings({ hiddenRows, blankFormulas }: Sheet): FileWarning[] {
  const warnings: FileWarning[] = []
  if (hiddenRows > 0) warnings.push({ title: messages.hiddenRows(hiddenRows), lines: [] })
  if (blankFormulas > 0) {
    warnings.push({ title: messages.blankFormulas(blankFormulas), lines: [messages.mendFormulas] })
  }
  return warnings
}
