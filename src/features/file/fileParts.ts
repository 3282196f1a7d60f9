import { MAX_ROWS } from '../../app/base/constants'
import { withSuffix } from './fileKinds'
import type { CsvFile, FilePart } from '../../app/base/csvFile'

/** A part of a file with more rows than the limit, by its place from 0; undefined if there is no such part. */
export function partOf(at: number, rows: number): FilePart | undefined {
  const first = at * MAX_ROWS + 1
  return at >= 0 && first <= rows
    ? { at, first, last: Math.min(rows, first + MAX_ROWS - 1), of: rows }
    : undefined
}

/** The parts of a file, each but the last with as many rows as may be loaded. */
export const partsOf = (rows: number): FilePart[] =>
  Array.from({ length: Math.ceil(rows / MAX_ROWS) }, (_, at) => partOf(at, rows)!)

/** The name of a part: that of the file, with its rows before the ending. */
export const partName = (name: string, { first, last }: FilePart) => withSuffix(name, `_${first}-${last}`)

/** Whether a file is another part of the loaded one, with the same columns. */
export const isNextPart = (loaded: CsvFile | null, file: CsvFile) =>
  loaded?.part !== undefined &&
  file.part !== undefined &&
  loaded.headerLine?.line === file.headerLine?.line &&
  loaded.headers.length === file.headers.length
