import { MAX_FILE_BYTES } from '../../../base/constants'
import type { FileReading, ReadOptions, Refusal } from '../../../base/csvFile'
import { holdsPostcode } from '../../../domain/address/columns/columnContents'
import { BEFORE_HTML, isCsv, isNamedAsText, isTable, PASTED_TYPE, withSuffix } from '../fileNames'
import { contentsOf, codeOf, forgetBook, openBook } from './contents'
import { decode, decodeMarkup } from './decode'
import { findLayout, layoutOf, type TableLayout } from './layout'
import { parseRecords } from './parse'
import { howToSaveAsCsv, readerMessages as messages } from './readerMessages'
import { pastedTable, tabbed, restated } from './restated'
import {
  allRows,
  encodingWarnings,
  readTable,
  refused,
  refusedNotRows,
  sheetWarnings,
  withMore,
} from './readTable'
import { endlessLine } from './records'
import type { Sheet } from './sheet'

/** More sheets than anybody chooses from. */
const MOST_OFFERS = 100

const refusedLetters = (line: number) =>
  refused({ message: messages.unreadableLine(line), next: messages.mendEncoding })

/** Refuses text with a line of too many values, before anything splits it. */
function refusedEndless(text: string): FileReading | null {
  const line = endlessLine(text)
  return line === null ? null : refused({ message: messages.endlessLine(line) })
}

const notCsv = (more: Omit<Refusal, 'message'>) => refused({ message: messages.notCsv, ...more })

/**
 * Reads a file. It refuses one that is not CSV, and offers its tables; `options.table` reads one of them.
 *
 * @returns the file, or the words that refuse it; rejects only if it cannot read the file's bytes or load the code for them
 */
export async function readFile(file: File, options: ReadOptions): Promise<FileReading> {
  const { name } = file
  if (file.size > MAX_FILE_BYTES) return refused({ message: messages.tooLarge, next: messages.splitFile })
  if (file.type === PASTED_TYPE) return readPasted(name, await file.text(), options)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const contents = await contentsOf(bytes, name)
  switch (contents) {
    case 'workbook':
      return readWorkbook(name, bytes, options)
    case 'html':
    case 'xml':
      return readMarkup(name, bytes, contents, options)
    case 'other':
      return isCsv(file) ? refused({ message: messages.notText }) : notCsv({ next: howToSaveAsCsv(name) })
    case 'text':
      if (isCsv(file) || options.table === name) return readText(name, bytes, options)
      return offerText(name, bytes, options)
  }
}

/** The tables in HTML, of which nothing runs or loads. */
const htmlTables = async (html: string) => (await codeOf(import('./htmlTables'))).readHtmlTables(html)

/** Reads pasted content: the table in its HTML, if there is one, else its text. */
async function readPasted(name: string, pasted: string, options: ReadOptions): Promise<FileReading> {
  const [plain = '', html = ''] = pasted.split(BEFORE_HTML)
  const sheets = html === '' ? [] : await htmlTables(html)
  const tables = sheets.filter(({ unread }) => !unread)
  const offers = offersOf(tables)
  const chosen = tables.find((each) => each.name === (options.table ?? offers[0]?.table))
  if (offers.length > 1 && options.table === undefined)
    return refused({ message: messages.pastedTables, tables: offers })
  const asPasted = (layout: TableLayout) => withMore(readTable(name, layout, options), { asNew: 'pasted' })
  if (chosen && chosen.columns > 1) return asPasted(layoutOf(chosen.records, options.header))
  // One column may be text that a spreadsheet has not split.
  const text = chosen ? tabbed(chosen) : plain
  if (!isTable(text)) return refused({ message: messages.pastedLine, next: messages.pasteRows })
  return refusedEndless(text) ?? asPasted(pastedTable(text, options))
}

const isQuoted = (value: string) => /^"[^]*"$/.test(value)

/**
 * The layout of delimited text. Writers of tabs or pipes seldom use quotes, so in such a file quotes are letters if it reads only
 * that way, unless the header is in quotes, or a quoted value doubles the quotes in it.
 */
function textLayout(text: string, { header }: ReadOptions): TableLayout {
  const layout = findLayout(text, header)
  const { dialect } = layout
  const mayBeLetters = dialect.delimiter === '\t' || dialect.delimiter === '|'
  if (!mayBeLetters || parseRecords(layout, Infinity).kind === 'parsed') return layout
  const withLetters = findLayout(text, header, { ...dialect, hasNoQuotes: true })
  const parsed = parseRecords(withLetters, Infinity)
  if (parsed.kind === 'refused') return layout
  const { headers, rows } = parsed.table
  const isDoubled = (value: string) => isQuoted(value) && value.slice(1, -1).includes('""')
  return headers.some(isQuoted) || rows.some((row) => row.some(isDoubled)) ? layout : withLetters
}

function readText(name: string, bytes: Uint8Array, options: ReadOptions): FileReading {
  const decoded = decode(bytes)
  if (decoded.kind === 'unreadable') return refusedLetters(decoded.line)
  const { encoding, windowsLines } = decoded
  const endless = refusedEndless(decoded.text)
  if (endless) return endless
  const asCsv = restated(decoded.text)
  const text = asCsv?.text ?? decoded.text
  const layout = textLayout(text, options)
  const reading = readTable(name, layout, options)
  const lineEnd = layout.dialect.newline === '\r' ? '\r' : decoded.text.includes('\r\n') ? '\r\n' : '\n'
  return withMore(reading, { encoding, lineEnd, asNew: asCsv?.from }, encodingWarnings(windowsLines))
}

/** Offers delimited text whose name says so, or nothing; refuses other text, and says how to save its kind. */
function offerText(name: string, bytes: Uint8Array, options: ReadOptions): FileReading {
  const decoded = isNamedAsText(name) || !name.includes('.') ? decode(bytes) : null
  if (decoded?.kind === 'decoded') {
    const endless = refusedEndless(decoded.text)
    if (endless) return endless
    const layout = textLayout(decoded.text, options)
    const noList = refusedNotRows(layout)
    if (noList) return notCsv({ next: `${noList.message} ${noList.next}` })
    const rows = allRows(layout).length
    if (layout.isDelimited && rows > 0) return notCsv({ tables: [{ table: name, rows }] })
  }
  return notCsv({ next: howToSaveAsCsv(name) })
}

async function readWorkbook(name: string, contents: Uint8Array<ArrayBuffer> | string, options: ReadOptions) {
  const workbook = await openBook(contents)
  const { inWorkbook } = await codeOf(import('./inWorkbook'))
  if (workbook.kind === 'closed') return notCsv({ next: messages.workbook[workbook.reason] })
  const { reading, sheet } = readSheets(name, workbook.sheets, options)
  if (reading.kind === 'refused' || typeof contents === 'string') return reading
  forgetBook()
  return withMore(reading, await inWorkbook(contents, sheet!, reading.file))
}

/** Decodes and reads tables in HTML or XML; no other code decodes them. */
async function readMarkup(
  name: string,
  bytes: Uint8Array,
  kind: 'html' | 'xml',
  options: ReadOptions,
): Promise<FileReading> {
  const decoded = decodeMarkup(bytes)
  if (decoded.kind === 'unreadable') return refusedLetters(decoded.line)
  const { text, windowsLines } = decoded
  const shown = windowsLines.map(({ line, text: markup }) => ({
    line,
    text: markup.replace(/<[^<>]*>/g, ' '),
  }))
  const tables = kind === 'html' ? await htmlTables(text) : []
  const reading =
    kind === 'xml' ? await readWorkbook(name, text, options) : readSheets(name, tables, options).reading
  return withMore(reading, { asNew: kind }, encodingWarnings(shown))
}

/** Reads the chosen table of several, or offers them if none is chosen. */
function readSheets(
  name: string,
  sheets: Sheet[],
  options: ReadOptions,
): { reading: FileReading; sheet?: Sheet } {
  const unread = sheets.find((sheet) => sheet.unread)
  const readable = sheets.filter((sheet) => !sheet.unread)
  const { header, table: named } = options
  const isChosen = ({ name: sheet, records }: Sheet) =>
    typeof header === 'object' ? layoutOf(records, header).headers.includes(header.names) : sheet === named
  const chosen = readable.find(isChosen)
  if (!chosen) {
    const next = unread?.unread && { next: messages.workbook[unread.unread](unread) }
    const tables = offersOf(readable)
    const why = tables.length > 0 ? { ...next, tables } : (next ?? { next: messages.workbook.empty })
    return { reading: notCsv(why) }
  }
  const sheetName = sheets.length > 1 ? withSuffix(name, ` (${chosen.name})`) : name
  const reading = readTable(sheetName, layoutOf(chosen.records, header), options)
  return { reading: withMore(reading, {}, sheetWarnings(chosen)), sheet: chosen }
}

/** The sheets with rows below a header, those with the most postcodes first, whatever their order in the workbook. */
function offersOf(sheets: Sheet[]): { table: string; rows: number }[] {
  const found = sheets.map(({ name: table, records }) => {
    const rows = allRows(layoutOf(records, 'found'))
    return {
      table,
      rows: rows.length,
      withPostcode: rows.filter((row) => holdsPostcode(row.join(' '))).length,
    }
  })
  return found
    .filter(({ rows }) => rows > 0)
    .toSorted((a, b) => b.withPostcode - a.withPostcode)
    .slice(0, MOST_OFFERS)
    .map(({ table, rows }) => ({ table, rows }))
}
