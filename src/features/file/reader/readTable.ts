import { MAX_LIST_ROWS, MAX_ROWS } from '../../../base/constants'
import type { CsvFile, Encoding, FileReading, FileWarning, ReadOptions, Refusal } from '../../../base/csvFile'
import type { TableLayout } from './header'
import { notRows } from './notRows'
import { parseRecords } from './parse'
import { firstLines, readerMessages as messages } from './readerMessages'
import type { Records } from './records'
import type { Sheet } from './sheet'

export const refused = (refusal: Refusal): FileReading => ({ kind: 'refused', ...refusal })

/** Refuses what is not a list, and says what it is, before anybody chooses its columns. */
export function refusedNotRows(records: Records, layout: TableLayout): Refusal | null {
  const what = notRows(records, layout)
  return what && { message: messages.notRows[what], next: messages.oneARow }
}

/** A reading with more about its file. */
export const withMore = (reading: FileReading, more: Partial<CsvFile>): FileReading =>
  reading.kind === 'read' ? { ...reading, file: { ...reading.file, ...more } } : reading

/** A reading with the warnings `known` before its own. */
export const warned = (known: FileWarning[], reading: FileReading): FileReading =>
  reading.kind === 'read'
    ? { ...reading, file: { ...reading.file, warnings: [...known, ...reading.file.warnings] } }
    : reading

/** Reads the rows of a table. */
export function readTable(
  name: string,
  records: Records,
  layout: TableLayout,
  { isWholeList }: ReadOptions,
  encoding: Encoding = 'UTF-8',
): FileReading {
  const { headerLine, headerAt, titleLines, dialect } = layout
  const noList = refusedNotRows(records, layout)
  if (noList) return refused(noList)
  const parsed = parseRecords(records, layout, isWholeList ? MAX_LIST_ROWS : MAX_ROWS)
  // A blank file has no other line to choose.
  if (parsed.kind === 'refused') return headerLine.choices.length === 0 ? parsed : { ...parsed, headerLine }
  return {
    kind: 'read',
    file: {
      ...parsed.table,
      name,
      encoding,
      delimiter: dialect.delimiter,
      titleLines,
      isHeaderless: headerAt < 0,
      headerLine,
    },
  }
}

/** The rows that a table has below its header, even if there are too many. */
export function allRows(records: Records, layout: TableLayout): string[][] {
  const parsed = parseRecords(records, layout, Infinity)
  return parsed.kind === 'parsed' ? parsed.table.rows : []
}

/** What was not UTF-8, line by line. */
export function encodingWarnings(windowsLines: { line: number; text: string }[]): FileWarning[] {
  const lines = firstLines(windowsLines, ({ line, text }) =>
    messages.readsNow(line, messages.excerpt([text])),
  )
  return warningOf(windowsLines.length, messages.windowsLines, lines)
}

/** What a sheet hides, and what it has no value for. */
export const sheetWarnings = ({ hiddenRows, blankFormulas }: Sheet) => [
  ...warningOf(hiddenRows, messages.hiddenRows),
  ...warningOf(blankFormulas, messages.blankFormulas, [messages.mendFormulas]),
]

const warningOf = (count: number, titleOf: (count: number) => string, lines: string[] = []): FileWarning[] =>
  count > 0 ? [{ title: titleOf(count), lines }] : []
