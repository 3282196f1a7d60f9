import { MAX_ROWS } from '../../app/base/constants'
import type { CsvFile, FilePart } from '../../app/base/csvFile'

/** One part of a file with more rows than the limit; undefined for one that it has not. */
export function partOf(at: number, rows: number): FilePart | undefined {
  const first = at * MAX_ROWS + 1
  return at >= 0 && first <= rows
    ? { at, first, last: Math.min(rows, first + MAX_ROWS - 1), of: rows }
    : undefined
}

/** The parts that a file falls into, each of as many rows as may be loaded, but for the last. */
export const partsOf = (rows: number): FilePart[] =>
  Array.from({ length: Math.ceil(rows / MAX_ROWS) }, (_, at) => partOf(at, rows)!)

/** What a part is called: as the file, with its rows before `.csv`. */
export const partName = (name: string, { first, last }: FilePart) =>
  `${name.replace(/\.csv$/i, '')}_${first}-${last}.csv`

/** Whether a file that was read is another part of the one that is there, with the same columns. */
export const isNextPart = (loaded: CsvFile | null, file: CsvFile) =>
  loaded?.part !== undefined &&
  file.part !== undefined &&
  loaded.headerLine?.line === file.headerLine?.line &&
  loaded.headers.length === file.headers.length
