import { OUTPUT_HEADERS } from '../../answers/outputColumns'
import { FIRST_ADDED_COLUMN } from '../../../app/base/constants'
import { EXTRA_COLUMNS, type DownloadChoices, type ExtraColumn } from '../downloadChoices'
import { downloadMessages } from '../downloadMessages'

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

/** The header of the last column, in which failures are told. */
const ERROR = 'Error'

/** The added column kept beside one of the customer's of the same name. */
const besideOwn = (header: string) => `${header} (cleansed)`

/** A name for a column that the file has not: with a number when it must be. */
function newName(name: string, headers: string[]): string {
  let free = name
  for (let number = 2; headers.includes(free); number += 1) free = `${name} ${number}`
  return free
}

/**
 * Whether each column of a file was added by an earlier download of ours: from its first added column on as far as the
 * names are ours. What the customer has added behind them is theirs. `ownColumnCount` is for reading, and
 * errs to the other side.
 */
function areOurs(headers: string[]): boolean[] {
  const first = headers.indexOf(FIRST_ADDED_COLUMN)
  const behind = headers.slice(first).findIndex((header) => addedBefore(header) === null)
  const end = behind < 0 ? headers.length : first + behind
  return headers.map((_, column) => first >= 0 && column >= first && column < end)
}

/**
 * Headers of the customer's that are names of added columns, in the file's order. In a download of ours
 * those from its first added column on are not the customer's.
 */
export function conflictingHeaders(headers: string[]): string[] {
  const ours = areOurs(headers)
  const own = headers.filter((_, column) => !ours[column])
  return [...new Set(own)].filter((header) => OUTPUT_HEADERS.includes(header))
}

/**
 * The columns of the download: the original ones, then the added ones that are not there yet and not left out. A column of the customer's with the name of an added one keeps its place and takes the cleansed value; with `keepsOwnColumns` it stays as it is and the cleansed one is added as `Postcode (cleansed)`. Where a name repeats, the first takes the cleansed value. Then the extra columns that were chosen, and
 * with `hasFailures` a last column `Error`; no name that is made up repeats one of the file's. What an earlier download
 * of ours added is written anew.
 */
export function downloadColumns(
  headers: string[],
  { keepsOwnColumns, leftOut, extras, hasFailures }: ColumnChoices,
): DownloadColumn[] {
  const ours = areOurs(headers)
  const inFile = headers.map((header, column): DownloadColumn => {
    const added = ours[column] ? addedBefore(header) : null
    if (added) return added
    const output = OUTPUT_HEADERS.indexOf(header)
    const isReplaced = !keepsOwnColumns && output >= 0 && headers.indexOf(header) === column
    return isReplaced ? { header, from: 'output', output, own: column } : { header, from: 'own', column }
  })
  const written = new Set(inFile.map(contentOf))
  const added = OUTPUT_HEADERS.map((header, output): DownloadColumn => {
    const name = headers.includes(header) ? newName(besideOwn(header), headers) : header
    return { header: name, from: 'output', output, own: null }
  }).filter((_, output) => !leftOut.includes(OUTPUT_HEADERS[output]!))
  const chosen = EXTRA_COLUMNS.filter((extra) => extras.includes(extra)).map((from): DownloadColumn => ({
    header: newName(downloadMessages.extras[from], headers),
    from,
  }))
  const errors: DownloadColumn[] = hasFailures ? [{ header: newName(ERROR, headers), from: 'error' }] : []
  return [...inFile, ...[...added, ...chosen, ...errors].filter((each) => !written.has(contentOf(each)))]
}

/** What a column holds: the same of any file. */
const contentOf = (column: DownloadColumn) =>
  column.from === 'output' ? OUTPUT_HEADERS[column.output]! : column.from

/** What a column was that an earlier download of ours has added; null for any other. */
function addedBefore(header: string): DownloadColumn | null {
  const output = OUTPUT_HEADERS.findIndex((each) => each === header || isNameOf(besideOwn(each), header))
  if (output >= 0) return { header, from: 'output', output, own: null }
  const extra = EXTRA_COLUMNS.find((each) => isNameOf(downloadMessages.extras[each], header))
  if (extra) return { header, from: extra }
  return isNameOf(ERROR, header) ? { header, from: 'error' } : null
}

/** Whether a header is a name, or a name with the number that `newName` gives. */
const isNameOf = (name: string, header: string) =>
  header === name || (header.startsWith(`${name} `) && /^\d+$/.test(header.slice(name.length + 1)))
