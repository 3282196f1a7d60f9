/** Plain values that describe a file. */

export type Encoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'Windows-1252'

export type Delimiter = ',' | ';' | '\t' | '|'

/** The header: the line that the reader finds, none, or a line by its number from 1. */
export type HeaderChoice = 'found' | 'none' | number

/** How to read a file. */
export interface ReadOptions {
  header: HeaderChoice
  /** Which part of a file with more rows than the limit, from 0; null for the whole file. */
  part: number | null
  /** The table to use in a file of another kind than CSV: a sheet by its name, or text by the file's own. */
  table?: string
}

/** The header line of a file, and the lines that could replace it. */
export interface HeaderLine {
  /** The number of its line from 1; null when the first line is data already. */
  line: number | null
  /** Whether the reader found it below the first line. */
  isFound: boolean
  /** Whether it reads like a customer. */
  looksLikeData: boolean
  /** The first ten lines that are not blank: their numbers, and their beginnings. */
  choices: { line: number; text: string }[]
}

/** A part of a file with more rows than the limit. */
export interface FilePart {
  /** Its place among the parts, from 0. */
  at: number
  /** Its first and its last row, counted from 1 in the whole file. */
  first: number
  last: number
  /** The rows of the whole file. */
  of: number
}

/** A warning about a file that was read, with the lines or cells concerned. */
export interface FileWarning {
  title: string
  lines: string[]
}

/** A file, or a part of one. Every row has as many values as there are headers. */
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
  /** The lines above the header as they stand in the file; none when left out. */
  titleLines?: string[]
  /** Whether it has no header, so that its columns are numbered. */
  isHeaderless?: boolean
  /** Left out in a resumed session, which no longer has the file. */
  headerLine?: HeaderLine
  part?: FilePart
}

/** Why a file was refused. */
export interface Refusal {
  message: string
  /** What to do, unless the message says it. */
  next?: string
  /** Given if another line may be chosen as the header. */
  headerLine?: HeaderLine
  /** The number of rows of a file that has too many: it can be loaded in parts. */
  tooMany?: number
  /** The tables in a file of another kind than CSV, which can be used instead. */
  tables?: TableOffer[]
}

/** A table in a file of another kind than CSV: its name, as in `ReadOptions`, and its rows. */
export interface TableOffer {
  table: string
  rows: number
}

/** What a workbook of one sheet is written from. */
export interface WorkbookContents {
  /** The lines above the header, as delimited text. */
  titleLines: string[]
  delimiter: Delimiter
  headers: string[]
  rows: string[][]
}

/** The outcome of reading a file. */
export type ReadOutcome = { kind: 'read'; file: CsvFile } | ({ kind: 'refused' } & Refusal)
