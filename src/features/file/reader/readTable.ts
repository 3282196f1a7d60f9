import { most } from '../../../base/values'
import { MAX_LIST_ROWS, MAX_ROWS } from '../../../base/constants'
import type { CsvFile, FileReading, FileWarning, ReadOptions, Refusal } from '../../../base/csvFile'
import { withoutPostcodes } from '../../../domain/address/cells/postcodes'
import { holdsPostcode } from '../../../domain/address/columns/columnContents'
import type { TableLayout } from './layout'
import { parseRecords } from './parse'
import { firstLines, readerMessages as messages } from './readerMessages'
import { isBlankRow } from './records'
import type { Sheet } from './sheet'
import { namesColumn } from './dataLine'

const RECORDS = 200

/** The most words before a postcode: those of a town, or a label such as “Postcode”. */
const MOST_WORDS = 4

/** Whether a line ends an address: it is a postcode, with no more than a town before it. */
const endsAddress = (line: string) => {
  const before = withoutPostcodes(line).trim()
  return !/[\d,;\n]\s*\S/.test(before) && before.split(/\s+/).length <= MOST_WORDS
}

/** Whether several lines make an address: most lines with a postcode end an address that began above. */
function areParts(lines: string[]): boolean {
  const ends = [...lines.keys()].filter((at) => holdsPostcode(lines[at]!))
  return most(
    ends,
    (at) =>
      at > 0 && !holdsPostcode(lines[at - 1]!) && !namesColumn(lines[at - 1]!) && endsAddress(lines[at]!),
  )
}

/** The least share of lower-case words in sentences, even with many names and streets. */
const SMALL = 1 / 3

/** The end of a sentence: three lower-case words and a full stop. An abbreviation has one. */
const SENTENCE = /(?<!\p{L})\p{Ll}+\P{L}+\p{Ll}+\P{L}+\p{Ll}{2,}[.!?](?:\s+\p{Lu}|\s*$)/u

/** Whether lines are sentences: many words are in lower case, a sentence ends, and few lines read like an address. */
function areSentences(lines: string[]): boolean {
  const text = lines.join(' ')
  const words = text.match(/\p{L}+/gu) ?? []
  return (
    lines.some((line) => SENTENCE.test(line)) &&
    words.filter((word) => word === word.toLowerCase()).length >= words.length * SMALL &&
    !most(lines, (line) => /^\W*\d/.test(line) || holdsPostcode(line.trim().slice(-8)))
  )
}

/** Why a table is not a list with one address per row; null if it may be one. A table with column names always is. */
function notRows({ records, headers, isDelimited }: TableLayout): string | null {
  const said = messages.notRows
  if (headers.filter(namesColumn).length > 1) return null
  const rows: string[][] = []
  records(({ cells }) => {
    if (!isBlankRow(cells)) rows.push(cells.map((cell) => cell.trim()))
    return rows.length < RECORDS
  })
  const filled = rows.map((row) => row.filter((cell) => cell !== ''))
  if (!isDelimited || most(filled, ({ length }) => length === 1)) {
    const lines = filled.map((cells) => cells.join(', '))
    if (areParts(lines)) return said.severalLines
    return areSentences(lines) ? said.sentences : null
  }
  const columns = [...rows[0]!.keys()]
    .map((column) => rows.map((row) => row[column] ?? '').filter((cell) => cell !== ''))
    .filter(({ length }) => length > 1)
  if (columns.length < 2) return null
  if (columns.every(areParts)) return said.severalLines
  const holdsAddress = (cell: string) => holdsPostcode(cell) && /[\p{L}\p{N}]/u.test(withoutPostcodes(cell))
  return columns.every((cells) => most(cells, holdsAddress)) ? said.severalInARow : null
}

export const refused = (refusal: Refusal): FileReading => ({ kind: 'refused', ...refusal })

/** Refuses what is not a list, and says what it is, before anybody chooses columns. */
export function refusedNotRows(layout: TableLayout): Refusal | null {
  const message = notRows(layout)
  return message === null ? null : { message, next: messages.oneARow }
}

/** A reading with more about its file, and with the warnings `known` before its own. */
export function withMore(
  reading: FileReading,
  more: Partial<CsvFile>,
  known: FileWarning[] = [],
): FileReading {
  if (reading.kind === 'refused') return reading
  const warnings = [...known, ...reading.file.warnings]
  return { ...reading, file: { ...reading.file, ...more, warnings } }
}

/** Reads the rows of a table. */
export function readTable(name: string, layout: TableLayout, { isWholeList }: ReadOptions): FileReading {
  const { headerLine, headerAt, titleLines, dialect } = layout
  const noList = refusedNotRows(layout)
  if (noList) return refused(noList)
  const parsed = parseRecords(layout, isWholeList ? MAX_LIST_ROWS : MAX_ROWS)
  // A blank file has no other line to choose.
  if (parsed.kind === 'refused') return headerLine.choices.length === 0 ? parsed : { ...parsed, headerLine }
  return {
    kind: 'read',
    file: {
      ...parsed.table,
      name,
      encoding: 'UTF-8',
      delimiter: dialect.delimiter,
      titleLines,
      isHeaderless: headerAt < 0,
      headerLine,
    },
  }
}

/** The rows below a table's header, even if there are too many. */
export function allRows(layout: TableLayout): string[][] {
  const parsed = parseRecords(layout, Infinity)
  return parsed.kind === 'parsed' ? parsed.table.rows : []
}

/** Warnings about lines that were not UTF-8. */
export function encodingWarnings(windowsLines: { line: number; text: string }[]): FileWarning[] {
  const lines = firstLines(windowsLines, ({ line, text }) =>
    messages.readsNow(line, messages.excerpt([text])),
  )
  return warningOf(windowsLines.length, messages.windowsLines, lines)
}

/** Warnings about what a sheet hides, and about formulas without a value. */
export const sheetWarnings = ({ hiddenRows, blankFormulas }: Sheet) => [
  ...warningOf(hiddenRows, messages.hiddenRows),
  ...warningOf(blankFormulas, messages.blankFormulas, [messages.mendFormulas]),
]

const warningOf = (count: number, titleOf: (count: number) => string, lines: string[] = []): FileWarning[] =>
  count > 0 ? [{ title: titleOf(count), lines }] : []
