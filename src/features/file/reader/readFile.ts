import { MAX_FILE_BYTES } from '../../../app/base/constants'
import type { FileWarning, ReadOptions, ReadOutcome, Refusal, TableOffer } from '../../../app/base/csvFile'
import { howToSaveAsCsv, isCsv, isNamedAsText, PASTED_TYPE, withSheetName } from '../fileKinds'
import { partName } from '../fileParts'
import { pastedCsv } from '../pastedCsv'
import { contentsOf } from './contents'
import { decode } from './decode'
import { findLayout, type Layout } from './header'
import { parseCsv } from './parse'
import { readerMessages as messages } from './readerMessages'
import type { Sheet, Workbook } from './workbook'

const refused = (refusal: Refusal): ReadOutcome => ({ kind: 'refused', ...refusal })

const notCsv = (next?: string, tables?: TableOffer[]) => refused({ message: messages.notCsv, next, tables })

/**
 * Reads a file, or a part of one. A file of another kind than CSV is refused with the tables in it that can be used
 * instead; which of them is read then is one of the options.
 *
 * @returns the file, or the words that refuse it; rejects only if the bytes themselves cannot be read
 */
export async function readFile(file: File, options: ReadOptions): Promise<ReadOutcome> {
  const { name } = file
  if (file.size > MAX_FILE_BYTES) return refused({ message: messages.tooLarge, next: messages.splitFile })
  const pasted = file.type === PASTED_TYPE ? pastedCsv(await file.text()) : null
  if (pasted !== null) return readText(name, new TextEncoder().encode(pasted), options)
  const bytes = new Uint8Array(await file.arrayBuffer())
  switch (contentsOf(bytes, name)) {
    case 'workbook':
      return readWorkbook(name, bytes, options)
    case 'hugeWorkbook':
      return notCsv(messages.workbook.huge)
    case 'damagedWorkbook':
      return notCsv(messages.workbook.damaged)
    case 'other':
      return isCsv(file) ? refused({ message: messages.notText }) : notCsv(howToSaveAsCsv(name))
    case 'text':
      if (isCsv(file) || options.table === name) return readText(name, bytes, options)
      return offerText(name, bytes, options)
  }
}

/** Reads the bytes of delimited text. */
function readText(name: string, bytes: Uint8Array, options: ReadOptions): ReadOutcome {
  const decoded = decode(bytes)
  if (decoded.kind === 'unreadable') {
    return refused({ message: messages.unreadableLine(decoded.line), next: messages.mendEncoding })
  }
  const { text, encoding, windowsLines } = decoded
  const layout = findLayout(text, options.header)
  const outcome = readTable(name, text, layout, options)
  if (outcome.kind === 'refused') return outcome
  const warnings = [...encodingWarnings(windowsLines), ...outcome.file.warnings]
  return { kind: 'read', file: { ...outcome.file, encoding, warnings } }
}

/** Reads the rows of a text by its layout. */
function readTable(name: string, text: string, layout: Layout, options: ReadOptions): ReadOutcome {
  const { headerLine, headerAt, titleLines, dialect } = layout
  const parsed = parseCsv(text, layout, options.part)
  if (parsed.kind === 'refused') return { ...parsed, headerLine }
  const { headers, rows, sheetRows, warnings, part } = parsed
  return {
    kind: 'read',
    file: {
      name: part ? partName(name, part) : name,
      headers,
      rows,
      sheetRows,
      encoding: 'UTF-8',
      delimiter: dialect.delimiter,
      warnings,
      titleLines,
      isHeaderless: headerAt < 0,
      headerLine,
      part,
    },
  }
}

/** How many rows a text has below its header, however many they are. */
function countRows(text: string, layout: Layout): number {
  const parsed = parseCsv(text, layout)
  return parsed.kind === 'parsed' ? parsed.rows.length : (parsed.tooMany ?? 0)
}

/** Offers delimited text that is not named as CSV; any other is refused with how to save its kind. */
function offerText(name: string, bytes: Uint8Array, { header }: ReadOptions): ReadOutcome {
  const decoded = isNamedAsText(name) ? decode(bytes) : null
  if (decoded?.kind === 'decoded') {
    const layout = findLayout(decoded.text, header)
    const rows = countRows(decoded.text, layout)
    if (layout.isDelimited && rows > 0) return notCsv(undefined, [{ table: name, rows }])
  }
  return notCsv(howToSaveAsCsv(name))
}

/** A sheet is written with commas whatever the commas in its cells. */
const layoutOf = ({ text }: Sheet, { header }: ReadOptions) =>
  findLayout(text, header, { delimiter: ',', newline: '\n' })

async function readWorkbook(name: string, bytes: Uint8Array, options: ReadOptions): Promise<ReadOutcome> {
  let workbook: Workbook
  try {
    workbook = (await import('./workbook')).openWorkbook(bytes)
  } catch {
    return notCsv(messages.workbook.missing)
  }
  if (workbook.kind === 'closed') return notCsv(messages.workbook[workbook.reason])
  const { sheets } = workbook
  const chosen = sheets.find((sheet) => sheet.name === options.table)
  if (!chosen) {
    const found = { ...options, header: 'found' } as const
    const tables = sheets
      .map((sheet) => ({ table: sheet.name, rows: countRows(sheet.text, layoutOf(sheet, found)) }))
      .filter(({ rows }) => rows > 0)
    return tables.length > 0 ? notCsv(undefined, tables) : notCsv(messages.workbook.empty)
  }
  const sheetName = sheets.length > 1 ? withSheetName(name, chosen.name) : name
  const outcome = readTable(sheetName, chosen.text, layoutOf(chosen, options), options)
  if (outcome.kind === 'refused') return outcome
  return {
    kind: 'read',
    file: { ...outcome.file, warnings: [...outcome.file.warnings, ...sheetWarnings(chosen)] },
  }
}

function encodingWarnings(lines: { line: number; text: string }[]): FileWarning[] {
  if (lines.length === 0) return []
  return [
    {
      title: messages.windowsLines(lines.length),
      lines: lines.map(({ line, text }) => messages.readsNow(line, messages.excerpt([text]))),
    },
  ]
}

function sheetWarnings({ hiddenRows, blankFormulas }: Sheet): FileWarning[] {
  const warnings: FileWarning[] = []
  if (hiddenRows > 0) warnings.push({ title: messages.hiddenRows(hiddenRows), lines: [] })
  if (blankFormulas > 0) {
    warnings.push({ title: messages.blankFormulas(blankFormulas), lines: [messages.mendFormulas] })
  }
  return warnings
}
