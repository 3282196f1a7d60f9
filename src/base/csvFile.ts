/** Plain values that describe a file, and what its cells can take. */

export const ENCODINGS = ['UTF-8', 'UTF-16LE', 'UTF-16BE', 'Windows-1252'] as const

export type Encoding = (typeof ENCODINGS)[number]

/** The rarest in addresses first: if several split lines equally well, the first wins. */
export const DELIMITERS = ['\t', '|', ';', ','] as const

export type Delimiter = (typeof DELIMITERS)[number]

/** The line that the reader finds, no line, or a line by its number from 1. */
export type HeaderChoice = 'found' | 'none' | number

export interface ReadOptions {
  /** An object: the first line that names this column. */
  header: HeaderChoice | { names: string }
  /** Whether to load all rows of a list: the user has agreed. */
  isWholeList?: boolean
  /**
   * The table to use in a file that is not CSV: the name of a sheet, or the file's own name for text. If `header` names a column,
   * the first sheet that has it.
   */
  table?: string
}

/** The header line of a file, and the lines to choose from. */
export interface HeaderLine {
  /** Its number from 1; null when the first line is data. */
  line: number | null
  /** Whether the reader found it below the first line. */
  isFound: boolean
  looksLikeData: boolean
  /** The first ten lines that are not blank: their numbers and beginnings. */
  choices: { line: number; text: string }[]
}

/** A warning about a file that the page has read, with the lines or cells concerned. */
export interface FileWarning {
  title: string
  lines: string[]
}

/** Cells of a column that we must not write. */
export interface Lock {
  /** An index into the headers. */
  column: number
  /** The first and the last row of each stretch of them, as a spreadsheet numbers rows. */
  rows: number[]
}

/** Where the rows are in a workbook. */
export interface InWorkbook {
  sheet: string
  /** The place of each column in the sheet, from 0. */
  columns: number[]
  locks: Lock[]
  /** Whether any of its sheets has a formula. */
  hasFormulas: boolean
}

/** How the rows are written in a text file. */
export interface InText {
  delimiter: Delimiter
  /** How many columns they have. */
  columns: number
}

/** The outcome of writing changed cells back into a file. */
export type Corrected<Content = Uint8Array<ArrayBuffer>> =
  | {
      kind: 'inPlace'
      ending?: 'xlsx' | 'xlsm'
      inUtf8?: InUtf8
      content: Content
    }
  /** Its cells cannot be found, or what was written reads differently. */
  | { kind: 'unwritable' }
  /** It is not the list's file; the first row that it lacks. */
  | { kind: 'differs'; row: number }
  /** It is not a file with such a table. */
  | { kind: 'isAnother' }

/** Why a text is now in UTF-8: a letter that its encoding lacks; null if it was in two encodings. */
export interface InUtf8 {
  letter: string | null
}

/** Where the postcode of a row is: in a column, in two that hold its halves, or in the text of the address. */
export type PostcodeColumn = number | [outward: number, inward: number] | 'inAddress'

/** The columns of the address and the postcode, as indexes into the headers; null where none fits. */
export interface ProposedColumns {
  addressColumn: number | null
  postcodeColumn: PostcodeColumn | null
}

/** What names and contents propose for the columns of a file. */
export interface Proposal extends ProposedColumns {
  /** Columns whose names are just a number and which number the rows, not houses. */
  rowNumbers: number[]
}

/** Why we cannot write into a file and make a new one: known once it is read. */
export const NEW_CAUSES = ['pasted', 'html', 'xml', 'wholeLines', 'singleQuotes', 'unwritable'] as const

export type NewCause = (typeof NEW_CAUSES)[number]

export const LINE_ENDS = ['\r\n', '\n', '\r'] as const

type LineEnd = (typeof LINE_ENDS)[number]

/** A file. Every row has as many values as there are headers. */
export interface CsvFile {
  name: string
  /** In the file's order; names may repeat and may be blank. */
  headers: string[]
  rows: string[][]
  /** The number of each row as a spreadsheet shows it: title lines, header and blank rows count. */
  sheetRows: number[]
  encoding: Encoding
  delimiter: Delimiter
  warnings: FileWarning[]
  /** The lines above the header, as in the file. */
  titleLines?: string[]
  /** Whether its columns are numbered because it has no header. */
  isHeaderless?: boolean
  /** Missing in a resumed session, which no longer has the file. */
  headerLine?: HeaderLine
  /** Given if it is a workbook that we can write into. */
  workbook?: InWorkbook
  /** Missing in a resumed session, which has what was chosen. */
  proposed?: Proposal
  /** Given if we cannot write into it. */
  asNew?: NewCause
  /** Given if it is text. */
  lineEnd?: LineEnd
}

export interface Refusal {
  message: string
  /** What to do, unless the message says so. */
  next?: string
  /** The first of the lines that caused the refusal. */
  lines?: string[]
  /** Given if the user may choose another line as the header. */
  headerLine?: HeaderLine
  /** The number of rows, if there are more than usual but the page can load them all as a list. */
  listRows?: number
  /** The tables to choose from in a file that is not CSV: the name, as in `ReadOptions`, and how many rows. */
  tables?: { table: string; rows: number }[]
}

/** The most characters that a cell of a workbook can hold; we cut longer texts. */
export const CELL_LIMIT = 32_767

/** Characters that XML cannot hold, lone halves of characters, and a letter's code, which Excel would read as the letter. */
const ODD = /[^\t\n\r -\uFFFD\u{10000}-\u{10FFFF}]|\p{Surrogate}|_(?=x[\da-f]{4}_)/giu

const codeOf = (letter: string) => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/** A text as a workbook's cell holds it, before XML's own signs are escaped: `_x0041_` as `_x005F_x0041_`. */
export const inCell = (text: string) => text.replace(ODD, codeOf)

/** What a workbook of one sheet has besides its rows. */
export interface WorkbookHead {
  /** The lines above the header, as delimited text. */
  titleLines: string[]
  delimiter: Delimiter
  headers: string[]
}

export type FileReading = { kind: 'read'; file: CsvFile } | ({ kind: 'refused' } & Refusal)

/** Whether a row is in one of a lock's stretches, which are in order. */
function holds(rows: readonly number[], row: number): boolean {
  let [from, to] = [0, rows.length / 2]
  while (from < to) {
    const middle = (from + to) >> 1
    if (rows[2 * middle + 1]! < row) from = middle + 1
    else to = middle
  }
  return from < rows.length / 2 && rows[2 * from]! <= row
}

/** Whether a cell is locked. @param sheetRow its row's number in the sheet */
export const isLocked = (locks: readonly Lock[], column: number, sheetRow: number) =>
  locks.some((lock) => lock.column === column && holds(lock.rows, sheetRow))

/**
 * Whether a row of a workbook must stay: a cell that would change is locked, or would be too long.
 *
 * @param sheetRow its number in the sheet
 */
export const isRowLocked = (
  { locks }: Pick<InWorkbook, 'locks'>,
  sheetRow: number,
  before: readonly string[],
  after: readonly string[],
): boolean =>
  after.some(
    (text, column) =>
      text !== before[column] && (text.length > CELL_LIMIT || isLocked(locks, column, sheetRow)),
  )
