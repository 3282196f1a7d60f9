import { outcomeOf } from '../../answers/readAnswer'
import { OUTPUT_HEADERS } from '../../answers/outputColumns'
import { cellText, type ResultOfRow } from './cellText'
import { columnKey, conflictingHeaders, downloadColumns, type FileColumn } from './downloadColumns'
import { usualChoices } from '../downloadChoices'

/** A cell of the row that is shown. */
export interface ExampleCell {
  key: string
  header: string
  /** The customer's value in the file; blank in a column that is added. */
  now: string
  /** The value in the download; null until the row has an answer. */
  downloaded: string | null
}

/** What a row holds, now and in the download, in the columns that have the name of an added one and those added for them. */
export function exampleRow(file: FileColumn[], from: ResultOfRow, keepsOwnColumns: boolean): ExampleCell[] {
  const conflicts = conflictingHeaders(file)
  const columns = downloadColumns(file, { ...usualChoices, keepsOwnColumns, hasFailures: false })
  return columns.flatMap((column, at) => {
    const name = column.from === 'output' ? OUTPUT_HEADERS[column.output]! : column.header
    if (!conflicts.includes(name)) return []
    const isToCome = column.from === 'output' && from.result === null
    return [
      {
        key: columnKey(column),
        header: column.header,
        now: at < file.length ? (from.row[at] ?? '') : '',
        downloaded: isToCome ? null : cellText(column, from),
      },
    ]
  })
}

/**
 * The row that is shown: the first whose address was found, else the first that has values to lose.
 *
 * @param count how many rows there are
 * @param ofRow what a row's cells are made of
 */
export function exampleRowIndex(
  file: FileColumn[],
  count: number,
  ofRow: (row: number) => ResultOfRow,
): number {
  const conflicts = new Set(conflictingHeaders(file))
  const column = file.findIndex(({ header, added }) => !added && conflicts.has(header))
  const first = (isSo: (from: ResultOfRow) => boolean) => {
    for (let row = 0; row < count; row += 1) if (isSo(ofRow(row))) return row
    return -1
  }
  const isFound = ({ result }: ResultOfRow) => outcomeOf(result) === 'matched'
  const isFilled = ({ row }: ResultOfRow) => (row[column] ?? '').trim() !== ''
  const found = first((from) => isFound(from) && isFilled(from))
  return found >= 0 ? found : Math.max(0, first(isFilled))
}
