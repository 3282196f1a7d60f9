import { OUTPUT_HEADERS } from '../answers/outputColumns'

/** A column of the download, and where its values come from. */
export type DownloadColumn =
  /** A column of the customer's, written back as it came. */
  | { header: string; from: 'own'; column: number }
  /** An added column; where the row was not answered, the customer's own value if `own` says so. */
  | { header: string; from: 'output'; output: number; own: number | null }
  | { header: string; from: 'decision' }
  | { header: string; from: 'error' }

/** What tells a column from all others: headers may repeat. */
export function columnKey(column: DownloadColumn): string {
  if (column.from === 'own') return `own-${column.column}`
  return column.from === 'output' ? `output-${column.output}` : column.from
}

export interface ColumnChoices {
  keepsOwnColumns: boolean
  /** Whether the user has decided about any row. */
  hasDecisions?: boolean
  /** Whether any row failed. */
  hasFailures: boolean
}

/** Headers of the customer's that are names of added columns, in the file's order (DOWNLOAD-3). */
export function conflictingHeaders(headers: string[]): string[] {
  return [...new Set(headers)].filter((header) => OUTPUT_HEADERS.includes(header))
}

/**
 * The columns of the download (DOWNLOAD-2): the original ones, then the added ones that are not there yet.
 * A column of the customer's with the name of an added one keeps its place and takes the cleansed value; with
 * `keepsOwnColumns` it stays as it is and the cleansed one is added as `Postcode (cleansed)` (DOWNLOAD-3, DOWNLOAD-4).
 * Where a name repeats, the first takes the cleansed value. With `hasFailures` a last column `Error` is added
 * (DOWNLOAD-2), after `Decision` where the user has decided anything.
 */
export function downloadColumns(
  headers: string[],
  { keepsOwnColumns, hasDecisions, hasFailures }: ColumnChoices,
): DownloadColumn[] {
  const own = headers.map((header, column): DownloadColumn => {
    const output = OUTPUT_HEADERS.indexOf(header)
    const isReplaced = !keepsOwnColumns && output >= 0 && headers.indexOf(header) === column
    return isReplaced ? { header, from: 'output', output, own: column } : { header, from: 'own', column }
  })
  const added = OUTPUT_HEADERS.flatMap((header, output): DownloadColumn[] => {
    if (!headers.includes(header)) return [{ header, from: 'output', output, own: null }]
    return keepsOwnColumns ? [{ header: `${header} (cleansed)`, from: 'output', output, own: null }] : []
  })
  const decision: DownloadColumn[] = hasDecisions ? [{ header: 'Decision', from: 'decision' }] : []
  return [
    ...own,
    ...added,
    ...decision,
    ...(hasFailures ? [{ header: 'Error', from: 'error' } as const] : []),
  ]
}
