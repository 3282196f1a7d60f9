import { OUTPUT_HEADERS } from '../../../domain/cleanse/outputColumns'
import { readAnswer } from '../../../domain/cleanse/readAnswer'
import { cellText, type RowSource } from './cells'
import { columnKey, type DownloadColumn } from './columns'

/** A cell of the example row. */
interface ExampleCell {
  key: string
  header: string
  /** The customer's value in the file; blank in an added column. */
  now: string
  /** The value in the download; null until the row has an answer. */
  downloaded: string | null
}

/**
 * An example of how the choice about the customer's columns changes a row. It is the first matched row with a value in
 * the columns concerned, else the first row with one.
 *
 * @param all the columns of a download that leaves none out
 * @param conflicts the customer's headers that are also names of added columns
 * @param rows at least one
 * @returns the row's number from 1, and its cells in those columns
 */
export function exampleRow(
  all: DownloadColumn[],
  conflicts: string[],
  rows: RowSource[],
): { row: number; cells: ExampleCell[] } {
  const isConcerned = (column: DownloadColumn) =>
    column.from === 'corrected' ||
    column.from === 'updated' ||
    conflicts.includes(column.from === 'output' ? OUTPUT_HEADERS[column.output]! : column.header)
  // The file's columns come first.
  const columns = all.flatMap((column, at) => (isConcerned(column) ? [{ column, at }] : []))

  const filled = rows.filter(({ row }) => columns.some(({ at }) => (row[at] ?? '').trim() !== ''))
  const matched = filled.find(({ result }) => readAnswer(result)?.address)
  const from = matched ?? filled[0] ?? rows[0]!
  const cells = columns.map(({ column, at }) => {
    const isToCome = from.result === null && ['output', 'updated', 'corrected'].includes(column.from)
    return {
      key: columnKey(column),
      header: column.header,
      now: from.row[at] ?? '',
      downloaded: isToCome ? null : cellText(column, from),
    }
  })
  return { row: rows.indexOf(from) + 1, cells }
}
