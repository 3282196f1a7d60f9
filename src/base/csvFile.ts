/** Plain values that describe a file. */

export type Encoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'Windows-1252'

export type Delimiter = ',' | ';' | '\t' | '|'

/** The line that the reader finds, no line, or a line by its number from 1. */
export type HeaderChoice = 'found' | 'none' | number

/** How to read a file. */
export interface ReadOptions {
  /** An object: the first line that names this column. */
  header: HeaderChoice | { names: string }
  /** Whether all rows of a list are loaded: the user was asked. */
  isWholeList?: boolean
  /**
   * The table to use in a file that is not CSV: the name of a sheet, or the file's own for text. Where the header names a
   * column, the first sheet that has it is used.
   */
  table?: string
}

/** The header line of a file, and the lines to choose from. */
export interface HeaderLine {
  /** Its number from 1; null when the first line is data. */
  line: number | null
  /** Whether the reader found it below the first line. */
  isFound: boolean
  /** Whether it reads like a customer. */
  looksLikeData: boolean
  /** The first ten lines that are not blank: their numbers and beginnings. */
  choices: { line: number; text: string }[]
}

/** A warning about a file that was read, with the lines or cells concerned. */
export interface FileWarning {
  title: string
  lines: string[]
}

/** Why a cell of a workbook is not written; the last is of the text. */
export const LOCK_CAUSES = ['formula', 'merged', 'table', 'pivot', 'rich', 'tooLong'] as const

export type LockCause = (typeof LOCK_CAUSES)[number]

/** Cells of a column that are not written. */
export interface Lock {
  /** An index into the headers. */
  column: number
  cause: LockCause
  /** The first and the last row of each stretch of them, as a spreadsheet numbers rows. */
  rows: number[]
}

/** Where the rows of a file are in the workbook that it is. */
export interface InWorkbook {
  sheet: string
  /** The place of each column in the sheet, from 0. */
  columns: number[]
  locks: Lock[]
  /** Whether any of its sheets has a formula. */
  hasFormulas: boolean
  /** In which format its cells can be written in place; null if it comes back as a new workbook. */
  inPlace: 'xlsx' | 'xlsm' | null
  /** The checksums of the file, and of their sheet without the rows. */
  checksum: number
  around?: number
}

/** How the rows of a file are in the text that it is. */
export interface InText {
  delimiter: Delimiter
  /** How many columns they have. */
  columns: number
}

/** Whether a workbook is that of a list. */
export type SeenWorkbook =
  /** It is, and in which format its cells can be written in place. */
  | { kind: 'isOf'; inPlace: InWorkbook['inPlace'] }
  /** It is not: the first of the rows that it does not have. */
  | { kind: 'differs'; row: number }
  /** It is not a workbook with such a sheet. */
  | { kind: 'isAnother' }
  /** It cannot be read: it was moved, or saved since it was chosen. */
  | { kind: 'gone' }

/** What comes of a workbook that is to be written back. */
export type Corrected<Content = Uint8Array<ArrayBuffer>> =
  | {
      kind: 'inPlace'
      /** The kind of a workbook. */
      ending?: 'xlsx' | 'xlsm'
      /** Given if it is text that is in UTF-8 now: the letter that its encoding lacks; null if it was in two encodings. */
      inUtf8?: { letter: string | null }
      content: Content
    }
  /** Its cells could not be written in place. */
  | { kind: 'new'; content: Content }
  /** Nor could its sheets be written into a new one. */
  | { kind: 'unwritable' }
  | Exclude<SeenWorkbook, { kind: 'isOf' }>

/**
 * How a text file is written, as far as its values do not tell: with them it makes the same file again. Rows are indexes.
 */
export interface TextLayout {
  /** The bytes of its byte-order marks. */
  marks: number[]
  /** What stands above the first row, with the header, and below the last one. */
  above: string
  below: string
  /** Which cells of each column are in quotes, by kind, as bits; the last column's go on. Null where quotes are letters. */
  quoted: number[] | null
  /** In threes: from which row on rows have how many values, and the place of their line end among `ends`. */
  shapes: number[]
  ends: string[]
  /** The lines before a row that are no rows, and the texts of rows that all this does not reproduce. */
  before: [row: number, text: string][]
  odd: [row: number, text: string][]
  /** Of a file in two encodings, the numbers of the lines in Windows-1252. */
  windowsLines: number[]
  /** Whether it is made again byte for byte. */
  isExact: boolean
}

/** Where the postcode of a row is: in a column, in two that hold its halves, or in the text of the address. */
export type PostcodeColumn = number | [outward: number, inward: number] | 'inAddress'

/** The columns of the address and the postcode, as indexes into the headers; null where none fits. */
export interface ProposedColumns {
  addressColumn: number | null
  postcodeColumn: PostcodeColumn | null
}

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
  /** Given if it is a workbook that can be written back. */
  workbook?: InWorkbook
  /** Given if it is text that can be written back. */
  layout?: TextLayout
  /** The columns that names and contents propose; missing in a resumed session, which has those that were chosen. */
  proposed?: ProposedColumns
}

/** Why a file was refused. */
export interface Refusal {
  message: string
  /** What to do, unless the message says so. */
  next?: string
  /** The first of the lines that it is refused for, if there are several. */
  lines?: string[]
  /** Given if another line may be chosen as the header. */
  headerLine?: HeaderLine
  /** The number of rows, if there are more than is usual but all of them can be loaded as a list. */
  listRows?: number
  /** The tables in a file that is not CSV, one of which can be used: the name, as in `ReadOptions`, and how many rows. */
  tables?: { table: string; rows: number }[]
}

/** The most characters that a cell of a workbook can hold; a longer text is cut there. */
export const CELL_LIMIT = 32_767

/** What a workbook of one sheet has besides its rows. */
export interface WorkbookHead {
  /** The lines above the header, as delimited text. */
  titleLines: string[]
  delimiter: Delimiter
  headers: string[]
}

/** What reading a file came to. */
export type FileReading = { kind: 'read'; file: CsvFile } | ({ kind: 'refused' } & Refusal)
