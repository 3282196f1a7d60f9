import Papa from 'papaparse'
import type { HeaderChoice, HeaderLine } from '../../../app/base/csvFile'
import { csvMessages } from './csvMessages'
import { createRecordScanner, type ScannedRecord } from './createRecordScanner'
import { detectDialect, type Dialect } from './detectDialect'
import { findHeader, HEADER_LINES } from './findHeader'
import { isBlankRow } from './isBlankRow'
import { isDataLine } from './isDataLine'

/** How a file is laid out: how its table is written, and where that begins. */
export interface Layout {
  dialect: Dialect
  /** The header's place among the records of the file, empty ones included, from 0; −1 when it has none. */
  headerAt: number
  headerLine: HeaderLine
  titleLines: string[]
}

/** What a layout is told by, in characters and in records. */
const BEGINNING = 64 * 1024
const RECORDS = 60

/** The first records of a text with their line numbers; the last one only if it is whole. */
function firstRecords(text: string, dialect: Dialect): (ScannedRecord & { text: string })[] {
  const records: (ScannedRecord & { text: string })[] = []
  const scanner = createRecordScanner(
    dialect,
    (record) => {
      if (record.text) records.push({ ...record, text: record.text })
    },
    (at) => at < RECORDS,
  )
  scanner.push(text.slice(0, BEGINNING))
  if (text.length <= BEGINNING) scanner.end()
  return records
}

/**
 * Finds how a file is laid out by its beginning. A line that was chosen as the header is
 * it, whatever it looks like; one that is not there is found anew.
 *
 * @param beginning of the file's text, or all of it
 */
export function findLayout(beginning: string, choice: HeaderChoice): Layout {
  const dialect = detectDialect(beginning.slice(0, BEGINNING))
  const records = firstRecords(beginning, dialect)
  const { data } = Papa.parse<string[]>(records.map(({ text }) => text).join(''), { ...dialect })
  const lines = records.map((_, at) => data[at] ?? [])

  const chosen = records.findIndex(({ line }) => line === choice)
  const found = chosen >= 0 ? { at: chosen, isFound: false } : findHeader(lines)
  const headerAt = choice === 'none' ? -1 : found.at
  return {
    dialect,
    headerAt,
    titleLines: records.slice(0, Math.max(0, headerAt)).map(({ text }) => text.replace(/\r?\n$|\r$/, '')),
    headerLine: {
      line: records[headerAt]?.line ?? null,
      isFound: choice === 'found' && found.isFound,
      looksLikeData: choice === 'found' && isDataLine(lines[headerAt] ?? []),
      choices: records
        .flatMap(({ line }, at) => {
          const cells = lines[at]!
          return isBlankRow(cells) ? [] : [{ line, text: csvMessages.excerpt(cells) }]
        })
        .slice(0, HEADER_LINES),
    },
  }
}
