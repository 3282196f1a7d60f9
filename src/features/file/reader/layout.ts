import { countsOf, most } from '../../../base/values'
import { type HeaderLine, type ReadOptions, DELIMITERS } from '../../../base/csvFile'
import { columnName } from '../../../domain/address/columns/columnNames'
import { isDataLine, namesColumn } from './dataLine'
import { readerMessages } from './readerMessages'
import { HEADER_RECORDS, isBlankRow, recordsOf, type CsvRecord, type Dialect, type Records } from './records'

const LINES = 10

/** How many records we read, blank ones included. */
const RECORDS = 5 * LINES

/** How well a delimiter splits lines: how many of them into the same number of values, and that number. */
interface Agreement {
  lines: number
  values: number
}

const NO_AGREEMENT: Agreement = { lines: 0, values: 1 }

const better = <Found extends Agreement>(best: Found, other: Found) =>
  other.lines > best.lines || (other.lines === best.lines && other.values > best.values) ? other : best

function agreementOf(lines: string[][]): Agreement {
  // A delimiter occurs in the first line, or in one that could be a header. If only addresses have it, it is just a character.
  const isDelimiter = lines.some((cells, at) => cells.length > 1 && (at === 0 || !isDataLine(cells)))
  if (!isDelimiter) return NO_AGREEMENT
  const counts = countsOf(lines.map(({ length }) => length).filter((length) => length > 1))
  const agreements = Array.from(counts, ([values, agreeing]) => ({ lines: agreeing, values }))
  return agreements.reduce(better, NO_AGREEMENT)
}

/** The first lines that are not blank, split by a dialect. */
export function firstLines(text: string, dialect: Dialect): string[][] {
  const lines: string[][] = []
  const records = recordsOf(text, dialect)
  records(({ at, cells }) => {
    if (!isBlankRow(cells)) lines.push(cells)
    return lines.length < LINES && at < RECORDS
  })
  return lines
}

/** How many characters tell how rows end. */
const BEGINNING = 1024 * 1024

/** A value in quotes. */
const QUOTED = /(?<![^,;\t|\r\n])"[^"]*(?:""[^"]*)*"/g

/** Rows end in CR if the first one and most do: line breaks in quotes, and at the end of the file, do not count. */
function newlineOf(text: string): Dialect['newline'] {
  const plain = text.slice(0, BEGINNING).replace(QUOTED, '"').trimEnd()
  const areCr = (plain.match(/\r*\n|\r+/g) ?? []).map((each) => !each.endsWith('\n'))
  return areCr[0] && most(areCr, Boolean) ? '\r' : '\n'
}

/**
 * The dialect of a file. Its delimiter splits most of the first ten lines into the same number of values; in a tie the one that
 * makes more values wins; it is a comma if none splits anything.
 */
export function detectDialect(text: string): Dialect {
  const newline = newlineOf(text)
  const found = DELIMITERS.map((delimiter) => {
    const dialect: Dialect = { delimiter, newline }
    const { lines, values } = agreementOf(firstLines(text, dialect))
    return { dialect, lines, values }
  })
  return found.reduce(better, { dialect: { delimiter: ',', newline }, ...NO_AGREEMENT }).dialect
}

/** A table, how a file writes it, and where it begins. */
export interface TableLayout {
  records: Records
  dialect: Dialect
  /** Index of the header among all records, blank ones included; −1 without a header. */
  headerAt: number
  /** The header's values, with a blank first one if only the rows have a number; empty without a header. */
  headers: string[]
  headerLine: HeaderLine
  titleLines: string[]
  /** Whether the header has several values, and most of the first lines have as many. */
  isDelimited: boolean
}

/** How many lines that are not blank we search for the header. */
const HEADER_LINES = 10

const filledOf = (cells: string[]) => cells.filter((cell) => cell.trim() !== '').length

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** A line that names two columns is not a title, even if the lines below it are odd. */
const namesColumns = (cells: string[]) => cells.filter(namesColumn).length > 1

const partsNamed = (cells: string[]) => cells.filter((cell) => columnName(cell) !== null).length

/**
 * Finds the header: the first line that is not blank, unless it is narrower than most lines below it (which would refuse the
 * file) or has at most one value. Then it is the first later line that may be one: as full as the lines below it usually are, or
 * naming columns, and not like a customer's data. A still later one that names more parts of an address takes its place.
 *
 * @param lines the first lines of a file, blank ones included
 * @returns its index, −1 if all lines are blank, and whether it replaces the first line
 */
export function findHeader(lines: string[][]): { at: number; isFound: boolean } {
  const filled = [...lines.keys()].filter((at) => !isBlankRow(lines[at]!))
  const [first = -1, ...later] = filled.slice(0, HEADER_LINES)
  const below = (at: number) => filled.filter((other) => other > at).map((other) => lines[other]!)
  const refuses = (at: number) => median(below(at).map(({ length }) => length)) > lines[at]!.length
  const isAsFull = (at: number) => {
    const usual = below(at).map(filledOf)
    return usual.length > 0 && filledOf(lines[at]!) >= median(usual)
  }
  const canBeHeader = (at: number) =>
    filledOf(lines[at]!) > 1 &&
    !refuses(at) &&
    !isDataLine(lines[at]!) &&
    (namesColumns(lines[at]!) || isAsFull(at))

  const isDoubtful = (at: number) => !namesColumns(lines[at]!) && (filledOf(lines[at]!) <= 1 || refuses(at))
  // Names of groups of columns, or a survey's codes or questions, often come above the columns' own names.
  const namesMore = (at: number, other: number) =>
    namesColumns(lines[at]!) &&
    (!namesColumns(lines[other]!) || partsNamed(lines[at]!) > Math.max(1, partsNamed(lines[other]!)))

  const isBetter = (at: number, other: number) =>
    canBeHeader(at) && (isDoubtful(other) || namesMore(at, other))
  const best = later.reduce((other, at) => (isBetter(at, other) ? at : other), first)
  return { at: best, isFound: best !== first }
}

/**
 * Whether each row has one value more than the header, since it begins with its number, as R writes tables. A comma is more often
 * part of an address.
 */
function hasRowNumbers(names: string[], rows: string[][], { delimiter }: Dialect): boolean {
  if (delimiter === ',' || rows.some(({ length }) => length !== names.length + 1)) return false
  // A row that ends in a delimiter has no extra value.
  if (rows.every((row) => row.at(-1)!.trim() === '')) return false
  const firsts = new Set(rows.map(([first = '']) => first.trim()))
  return firsts.size === rows.length && !firsts.has('')
}

/** Finds a file's layout, with the line that the user chose as the header, if it exists. */
export const findLayout = (
  text: string,
  choice: ReadOptions['header'],
  dialect = detectDialect(text),
): TableLayout => layoutOf(recordsOf(text, dialect), choice, dialect)

/** The dialect of tables that are not CSV. */
const OURS: Dialect = { delimiter: ',', newline: '\n' }

/** Finds the layout of a table of these records. */
export function layoutOf(all: Records, choice: ReadOptions['header'], dialect = OURS): TableLayout {
  const records: CsvRecord[] = []
  all((record) => records.push(record) < HEADER_RECORDS)

  const isChosen = ({ line, cells }: CsvRecord) =>
    typeof choice === 'object' ? cells.includes(choice.names) : line === choice
  const chosen = records.findIndex(isChosen)
  const found = chosen >= 0 ? { at: chosen, isFound: false } : findHeader(records.map(({ cells }) => cells))
  const place = choice === 'none' ? -1 : found.at
  const header = records[place]
  const below = records.slice(place + 1).filter(({ cells }) => !isBlankRow(cells))
  const names = header?.cells ?? []
  const isNumbered = hasRowNumbers(
    names,
    below.map(({ cells }) => cells),
    dialect,
  )
  const headers = isNumbered ? ['', ...names] : names
  return {
    records: all,
    dialect,
    headerAt: header?.at ?? -1,
    headers,
    titleLines: records.slice(0, Math.max(0, place)).map(({ raw }) => raw.replace(/\r?\n$|\r$/, '')),
    isDelimited: headers.length > 1 && most(below, ({ cells }) => cells.length === headers.length),
    headerLine: {
      line: header?.line ?? null,
      isFound: choice === 'found' && found.isFound,
      looksLikeData: choice === 'found' && isDataLine(names),
      choices: records
        .filter(({ cells }) => !isBlankRow(cells))
        .slice(0, HEADER_LINES)
        .map(({ line, cells }) => ({ line, text: readerMessages.excerpt(cells) })),
    },
  }
}
