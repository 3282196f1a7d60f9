/** The plain values that stand for an uploaded file (FILE-6, FILE-7, FILE-9). */

export type Encoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'Windows-1252'

export type Delimiter = ',' | ';' | '\t' | '|'

/** A file that was read whole. Every row has as many values as there are headers. */
export interface CsvFile {
  name: string
  /** In the file's order; names may repeat and may be blank. */
  headers: string[]
  rows: string[][]
  encoding: Encoding
  delimiter: Delimiter
  /** What was mended while reading (FILE-10), one sentence each. */
  warnings: string[]
}

/** What reading a file came to. A refusal carries the words to show. */
export type ReadOutcome = { kind: 'read'; file: CsvFile } | { kind: 'refused'; message: string }
