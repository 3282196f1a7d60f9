import Papa from 'papaparse'
import { DELIMITERS, type ReadOptions } from '../../../base/csvFile'
import { namesColumn } from './dataLine'
import { detectDialect, findLayout, firstLines, layoutOf, type TableLayout } from './layout'
import { gapsIn, isBlankRow, NO_QUOTE, recordsOf } from './records'
import { recordOf, type Sheet } from './sheet'

/** How many lines tell how a file quotes its values, and how many of them may be above its table. */
const LINES = 20
const MOST_TITLES = 10

/** A first line in quotes, with the blank values that a spreadsheet using semicolons adds after it. */
const EMPTY_BEHIND = /^"[^\n;]*";+\r?\n/

/**
 * Unwraps a text in which each whole line is in quotes, in addition to CSV's own. Titles and the header may lack them. Null for
 * any other text.
 */
function withoutWraps(file: string): string | null {
  if (!file.includes('"')) return null
  const text = EMPTY_BEHIND.test(file) ? file.replace(/";+(?=\r?\n|$)/g, '"') : file
  const parts: string[] = []
  let [isSo, wrapped] = [true, 0]
  recordsOf(text, { delimiter: ',', newline: '\n' })(({ at, raw, cells, quoteError }) => {
    const [end = ''] = /[\r\n]+$/.exec(raw.slice(-3)) ?? []
    const isWrapped = cells.length === 1 && raw.startsWith('"') && quoteError === null
    isSo = isWrapped || isBlankRow(cells) || (wrapped === 0 && at < MOST_TITLES)
    if (isWrapped) wrapped += 1
    parts.push(isWrapped ? cells[0]! + end : raw)
    return isSo
  })
  const plain = parts.join('')
  return isSo && wrapped > 1 && isTable(plain) ? plain : null
}

/** Whether a text has a table of several columns: in a list of one column each address may be in quotes. */
function isTable(text: string): boolean {
  const lines = firstLines(text, detectDialect(text))
  const width = lines.at(-1)?.length ?? 0
  const header = lines.findIndex(({ length }) => length === width)
  return (
    width > 1 &&
    lines[header]!.some(namesColumn) &&
    lines.slice(header).every(({ length }) => length === width)
  )
}

/** The fewest quoted values in a line. */
const FEWEST = 2

/** How many characters of the lines we look at. */
const BEGINNING = 20_000

/** A text whose values are in single quotes, as CSV; the header may lack them. Null for any other text. */
function withoutSingleQuotes(text: string): string | null {
  const lines = text
    .slice(0, BEGINNING)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
  if (lines.some((line) => line.includes('"'))) return null
  const quoteChar = "'"
  const found = DELIMITERS.find((delimiter) => {
    const quotesIn = (line: string) =>
      [`${delimiter}'`, `'${delimiter}`].map(
        (sign) => `${delimiter}${line}${delimiter}`.split(sign).length - 1,
      )
    const [inHeader = 0, ...below] = lines.map((line) => Math.min(...quotesIn(line)))
    return (
      below.length > 0 && below.every((count) => count >= FEWEST) && (inHeader >= FEWEST || inHeader === 0)
    )
  })
  // The parser would search a gap again for every quote before it.
  if (found === undefined || gapsIn({ delimiter: found, newline: '\n' }).test(text)) return null
  const escapeChar = text.includes("\\'") ? '\\' : quoteChar
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: found, quoteChar, escapeChar })
  return errors.some(({ type }) => type === 'Quotes')
    ? null
    : Papa.unparse(data, { delimiter: found, newline: '\n' })
}

/** Turns a text that quotes its values differently from CSV into CSV, and says how it quoted them; null if it is CSV. */
export function restated(text: string): { text: string; from: 'wholeLines' | 'singleQuotes' } | null {
  const lines = withoutWraps(text)
  if (lines !== null) return { text: lines, from: 'wholeLines' }
  const values = withoutSingleQuotes(text)
  return values === null ? null : { text: values, from: 'singleQuotes' }
}

const parsePasted = (text: string, quoteChar: string) =>
  Papa.parse<string[]>(text, { delimiter: '\t', quoteChar, skipEmptyLines: 'greedy' })

/**
 * The rows copied from a spreadsheet, with tabs between the cells of a row. Quotes other than those around a cell with line
 * breaks are characters like any other.
 */
export function pastedRows(text: string): string[][] {
  const quoted = parsePasted(text, '"')
  return (quoted.errors.some(({ type }) => type === 'Quotes') ? parsePasted(text, NO_QUOTE) : quoted).data
}

/** The text of a table, as if its rows were copied from a spreadsheet. */
export function tabbed({ records }: Sheet): string {
  const rows: string[][] = []
  records(({ cells }) => rows.push(cells) > 0)
  return Papa.unparse(rows, { delimiter: '\t', newline: '\n' })
}

/** How many characters tell whether a text's commas are part of addresses. */
const WITH_COMMAS = 5000

/** Whether a text is CSV, not a column of addresses, which have blanks after their commas. */
const isCsvText = (text: string, { isDelimited, headers }: TableLayout) =>
  isDelimited && (headers.filter(namesColumn).length > 1 || /[,;|](?!\s)/.test(text.slice(0, WITH_COMMAS)))

/** The table in pasted text: rows of a spreadsheet, one column of it, or CSV. */
export function pastedTable(pasted: string, { header }: ReadOptions): TableLayout {
  if (!pasted.includes('\t')) {
    const text = restated(pasted)?.text ?? pasted
    const layout = findLayout(text, header)
    if (isCsvText(text, layout)) return layout
  }
  const rows = pastedRows(pasted)
  return layoutOf((onRecord) => void rows.every((cells, at) => onRecord(recordOf(at, cells))), header)
}
