import { OUTPUT_HEADERS } from '../answers/outputColumns'
import { EXTRA_COLUMNS, type DownloadChoices, type ExtraColumn } from './downloadChoices'
import { downloadMessages } from './downloadMessages'

/** A column of the download, and where its values come from. */
export type DownloadColumn =
  /** A column of the customer's, written back as it came. */
  | { header: string; from: 'own'; column: number }
  /** An added column; the customer's own value, where the row has no cleansed one, if `own` says so. */
  | { header: string; from: 'output'; output: number; own: number | null }
  | { header: string; from: ExtraColumn }
  | { header: string; from: 'error' }

/** What tells a column from all others: headers may repeat. */
export function columnKey(column: DownloadColumn): string {
  if (column.from === 'own') return `own-${column.column}`
  return column.from === 'output' ? `output-${column.output}` : column.from
}

export interface ColumnChoices extends DownloadChoices {
  keepsOwnColumns: boolean
  /** Whether any row failed. */
  hasFailures: boolean
}

/** Headers of the customer's that are names of added columns, in the file's order (DOWNLOAD-4). */
export function conflictingHeaders(headers: string[]): string[] {
  return [...new Set(headers)].filter((header) => OUTPUT_HEADERS.includes(header))
}

/**
 * The columns of the download: the original ones, then the added ones that are not there yet and not left out
 * (DOWNLOAD-2). A column of the customer's with the name of an added one keeps its place and takes the cleansed value
 * (DOWNLOAD-3); with `keepsOwnColumns` it stays as it is and the cleansed one is added as `Postcode (cleansed)`
 * (DOWNLOAD-4). Where a name repeats, the first takes the cleansed value. Then the extra columns that were chosen, and
 * with `hasFailures` a last column `Error`.
 */
export function downloadColumns(
  headers: string[],
  { keepsOwnColumns, leftOut, extras, hasFailures }: ColumnChoices,
): DownloadColumn[] {
  const own = headers.map((header, column): DownloadColumn => {
    const output = OUTPUT_HEADERS.indexOf(header)
    const isReplaced = !keepsOwnColumns && output >= 0 && headers.indexOf(header) === column
    return isReplaced ? { header, from: 'output', output, own: column } : { header, from: 'own', column }
  })
  const added = OUTPUT_HEADERS.flatMap((header, output): DownloadColumn[] => {
    if (leftOut.includes(header)) return []
    if (!headers.includes(header)) return [{ header, from: 'output', output, own: null }]
    return keepsOwnColumns ? [{ header: `${header} (cleansed)`, from: 'output', output, own: null }] : []
  })
  const chosen = EXTRA_COLUMNS.filter((extra) => extras.includes(extra))
  return [
    ...own,
    ...added,
    ...chosen.map((from): DownloadColumn => ({ header: downloadMessages.extras[from], from })),
    ...(hasFailures ? [{ header: 'Error', from: 'error' } as const] : []),
  ]
}
