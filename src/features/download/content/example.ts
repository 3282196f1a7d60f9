import { OUTPUT_HEADERS } from '../../answers/outputColumns'
import { outcomeOf } from '../../answers/readAnswer'
import { cellText, type RowSource } from './cells'
import {
  columnKey,
  conflictingHeaders,
  downloadColumns,
  type ColumnChoices,
  type DownloadColumn,
  type FileColumn,
} from './columns'

/** A cell of the example row. */
export interface ExampleCell {
  key: string
  header: string
  /** The customer's value in the file; blank in an added column. */
  now: string
  /** The value in the download; null until the row has an answer. */
  downloaded: string | null
}

/** Whether a column is one that the choice about the customer's columns changes or adds. */
const isConcerned = (column: DownloadColumn, conflicts: string[]) =>
  column.from === 'corrected' ||
  conflicts.includes(column.from === 'output' ? OUTPUT_HEADERS[column.output]! : column.header)

/** A row now and in the download, in the columns that the choice about the customer's columns concerns. */
export function exampleRow(
  file: FileColumn[],
  from: RowSource,
  choices: Pick<ColumnChoices, 'ownColumns' | 'roles'>,
): ExampleCell[] {
  const conflicts = conflictingHeaders(file)
  const columns = downloadColumns(file, { ...choices, leftOut: [], extras: [], hasFailures: false })
  return columns.flatMap((column, at) => {
    if (!isConcerned(column, conflicts)) return []
    const isToCome = from.result === null && (column.from === 'output' || column.from === 'corrected')
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
 * The row that is the example: the first matched one with a value in the columns concerned, else the first with a value.
 *
 * @param columns indexes of the customer's columns that the choice concerns
 * @param count how many rows there are
 * @param sourceOf what a row's cells are made of
 */
export function exampleRowIndex(
  columns: number[],
  count: number,
  sourceOf: (row: number) => RowSource,
): number {
  const first = (isSo: (from: RowSource) => boolean) => {
    for (let row = 0; row < count; row += 1) if (isSo(sourceOf(row))) return row
    return -1
  }
  const isFilled = ({ row }: RowSource) => columns.some((column) => (row[column] ?? '').trim() !== '')
  const found = first((from) => outcomeOf(from.result) === 'matched' && isFilled(from))
  return found >= 0 ? found : Math.max(0, first(isFilled))
}
