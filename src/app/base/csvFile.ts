/** The plain values that stand for an uploaded file. */

export type Encoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'Windows-1252'

export type Delimiter = ',' | ';' | '\t' | '|'

/** Which line is to be the header: the one that the reader finds, none, or a line by its number from 1. */
export type HeaderChoice = 'found' | 'none' | number

/** How a file is to be read. */
export interface ReadOptions {
  header: HeaderChoice
  /** Which part of a file with more rows than the limit, from 0; null for the whole file. */
  part: number | null
}

/** Where the header of a file is, and where else it could be. */
export interface HeaderLine {
  /** The number of its line from 1; null when the first line is data already. */
  line: number | null
  /** Whether it was taken in place of the first line, which is none. */
  isFound: boolean
  /** Whether it reads like a customer's row. */
  looksLikeData: boolean
  /** The first ten lines, without those that are blank: their numbers, and how they begin. */
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

/** Something to know of a file that was read: what, and the lines or cells that it is about. */
export interface FileWarning {
  title: string
  lines: string[]
}

/** A file that was read whole, or a part of one. Every row has as many values as there are headers. */
export interface CsvFile {
  name: string
  /** In the file's order; names may repeat and may be blank. */
  headers: string[]
  rows: string[][]
  encoding: Encoding
  delimiter: Delimiter
  warnings: FileWarning[]
  /** The lines above the header as they stand in the file; none when left out. */
  titleLines?: string[]
  /** Whether its columns are only numbered, since it has no header. */
  isHeaderless?: boolean
  /** Left out where the file is not at hand any more: in a session that was taken up again. */
  headerLine?: HeaderLine
  part?: FilePart
}

/** Why a file was not taken. */
export interface Refusal {
  message: string
  /** What to do, where the message does not say it. */
  next?: string
  /** Where another line may be chosen as the header. */
  headerLine?: HeaderLine
  /** How many rows a file has that has too many: it can be taken in parts. */
  tooMany?: number
}

/** What reading a file came to. */
export type ReadOutcome = { kind: 'read'; file: CsvFile } | ({ kind: 'refused' } & Refusal)
