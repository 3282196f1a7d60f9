import { outcomeOf } from '../../answers/readAnswer'
import { OUTPUT_HEADERS } from '../../answers/outputColumns'
import { cellText, type ResultOfRow } from './cellText'
import { columnKey, conflictingHeaders, downloadColumns, type FileColumn } from './downloadColumns'
import { usualChoices } from '../downloadChoices'

/** A cell of the row that is shown; null where its cleansed value will be. */
export interface ExampleCell {
  key: string
  header: string
  text: string | null
}

/**
 * What a row of a file with columns of added names would be in the download, either way: those columns, the others that
 * are sent, and the cleansed ones beside them.
 *
 * @param sent indexes of the columns that make the query
 */
export function exampleRow(
  file: FileColumn[],
  from: ResultOfRow,
  sent: number[],
  keepsOwnColumns: boolean,
): ExampleCell[] {
  const conflicts = conflictingHeaders(file)
  const columns = downloadColumns(file, { ...usualChoices, keepsOwnColumns, hasFailures: false })
  return columns.flatMap((column, at) => {
    const isShown =
      column.from === 'output'
        ? conflicts.includes(OUTPUT_HEADERS[column.output]!)
        : conflicts.includes(column.header) || (sent.includes(at) && cellText(column, from).trim() !== '')
    if (!isShown) return []
    const isToCome = column.from === 'output' && from.result === null
    return [{ key: columnKey(column), header: column.header, text: isToCome ? null : cellText(column, from) }]
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
