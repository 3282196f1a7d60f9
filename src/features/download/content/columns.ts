import { FIRST_ADDED_COLUMN } from '../../../app/base/constants'
import { OUTPUT_HEADERS } from '../../answers/outputColumns'
import { EXTRA_COLUMNS, type DownloadChoices } from '../downloadChoices'
import type { Roles } from './addressRoles'
import { ROLES, type Role } from './roles'
import {
  ERROR_HEADER,
  EXTRA_HEADERS,
  isExtraValue,
  TOLD_COLUMNS,
  USE_HEADERS,
  type ToldColumn,
} from './format'

/** An added column; `own` is the customer's column of that name, which it updates where a row has a cleansed value. */
interface OutputColumn {
  header: string
  from: 'output'
  /** Its index among the added columns. */
  output: number
  own: number | null
}

/** A column of the download, and where its values come from. */
export type DownloadColumn =
  /** A column of the customer's, written back as it came. */
  | { header: string; from: 'own'; column: number }
  /** A column of the customer's that takes the cleansed address by its role. */
  | { header: string; from: 'corrected'; role: Role; own: number }
  | OutputColumn
  /** A column of the address to use, by its index among them. */
  | { header: string; from: 'use'; at: number }
  | { header: string; from: ToldColumn }
  | { header: string; from: 'error' }

/** A column of the file: the customer's, unless an earlier download of ours added it. */
export interface FileColumn {
  header: string
  /** What it is when an earlier download added it, to be written again; null for the customer's. */
  added: DownloadColumn | null
}

/** How the customer's columns take cleansed values: those with the name of an added one do, none does, all of the address do. */
export type OwnColumns = 'update' | 'keep' | 'correct'

export interface ColumnChoices extends DownloadChoices {
  ownColumns: OwnColumns
  /** The roles by which address columns are corrected. */
  roles: Roles
  /** Whether any row failed. */
  hasFailures: boolean
}

/** Identifies a column among all others: headers may repeat. */
export function columnKey(column: DownloadColumn): string {
  switch (column.from) {
    case 'own':
      return `own-${column.column}`
    case 'corrected':
      return `own-${column.own}`
    case 'output':
      return `output-${column.output}`
    case 'use':
      return `use-${column.at}`
    default:
      return column.from
  }
}

/** The added column beside the customer's of the same name. */
const besideOwn = (header: string) => `${header} (cleansed)`

/** A name that the file does not have: numbered where it must be. */
function newName(name: string, headers: string[]): string {
  let free = name
  for (let number = 2; headers.includes(free); number += 1) free = `${name} ${number}`
  return free
}

/** Whether a header is a name, or that name with a number as `newName` gives. */
const isNameOf = (name: string, header: string) =>
  header === name || (header.startsWith(`${name} `) && /^\d+$/.test(header.slice(name.length + 1)))

/** What a header means in one of our downloads; null for any other. */
function addedAs(header: string): DownloadColumn | null {
  const output = OUTPUT_HEADERS.findIndex((each) => each === header || isNameOf(besideOwn(each), header))
  if (output >= 0) return { header, from: 'output', output, own: null }
  const use = USE_HEADERS.findIndex((each) => isNameOf(each, header))
  if (use >= 0) return { header, from: 'use', at: use }
  const told = TOLD_COLUMNS.find((each) => isNameOf(EXTRA_HEADERS[each], header))
  if (told) return { header, from: told }
  return isNameOf(ERROR_HEADER, header) ? { header, from: 'error' } : null
}

/** The same for one column of a download, whatever its header in this file. */
function contentOf(column: DownloadColumn): string {
  if (column.from === 'output') return OUTPUT_HEADERS[column.output]!
  return column.from === 'corrected' ? column.header : columnKey(column)
}

/**
 * The columns of a file. In a download of ours, those from its first added column on are ours as far as their names
 * are, each name counts once, and every value of Outcome, Reasons, Decision and Error is one that we write. Any
 * column behind them is the customer's.
 */
export function fileColumns(headers: string[], rows: string[][]): FileColumn[] {
  const first = headers.indexOf(FIRST_ADDED_COLUMN)
  if (first < 0) return headers.map((header) => ({ header, added: null }))

  const ours: DownloadColumn[] = []
  const isOurs = (added: DownloadColumn, column: number) => {
    if (ours.some((each) => contentOf(each) === contentOf(added))) return false
    const { from } = added
    if (from === 'own' || from === 'corrected' || from === 'output' || from === 'use') return true
    if (from !== 'error') return rows.every((row) => isExtraValue(from, row[column]!))
    // A row that failed has nothing else from us.
    const outputs = ours.flatMap((each, at) => (each.from === 'output' ? [first + at] : []))
    return rows.every((row) => row[column] === '' || outputs.every((each) => row[each] === ''))
  }
  for (const [at, header] of headers.slice(first).entries()) {
    const added = addedAs(header)
    if (!added || !isOurs(added, first + at)) break
    ours.push(added)
  }
  return headers.map((header, column) => ({ header, added: ours[column - first] ?? null }))
}

const roleOf = (roles: Roles, column: number) => ROLES.find((role) => roles[role] === column)

/** The customer's headers that are names of added columns, each once, in the file's order. */
export const conflictingHeaders = (columns: FileColumn[]): string[] => [
  ...new Set(
    columns.flatMap(({ header, added }) => (!added && OUTPUT_HEADERS.includes(header) ? [header] : [])),
  ),
]

/**
 * The columns of the download: the file's, then the added ones that are not there yet and not left out, the extra ones
 * that were chosen, and with `hasFailures` a last one for errors. No new name repeats one of the file's.
 *
 * The first of the customer's columns with the name of an added one keeps its place and takes the cleansed value, unless
 * own columns are kept: then the cleansed one is added as `Postcode (cleansed)`. Where own columns are corrected, those
 * with a role take the cleansed address by that role.
 */
export function downloadColumns(
  file: FileColumn[],
  { ownColumns, roles, leftOut, extras, hasFailures }: ColumnChoices,
): DownloadColumn[] {
  const headers = file.map(({ header }) => header)
  const inFile = file.map(({ header, added }, column): DownloadColumn => {
    if (added) return added
    const role = ownColumns === 'correct' ? roleOf(roles, column) : undefined
    if (role) return { header, from: 'corrected', role, own: column }
    const output = OUTPUT_HEADERS.indexOf(header)
    const isUpdated = ownColumns !== 'keep' && output >= 0 && headers.indexOf(header) === column
    return isUpdated ? { header, from: 'output', output, own: column } : { header, from: 'own', column }
  })
  const outputs = OUTPUT_HEADERS.map((header, output): OutputColumn => {
    const name = headers.includes(header) ? newName(besideOwn(header), headers) : header
    return { header: name, from: 'output', output, own: null }
  }).filter(({ output }) => !leftOut.includes(OUTPUT_HEADERS[output]!))
  const chosen = EXTRA_COLUMNS.filter((extra) => extras.includes(extra)).flatMap((from): DownloadColumn[] =>
    from === 'addressToUse'
      ? USE_HEADERS.map((name, at) => ({ header: newName(name, headers), from: 'use', at }))
      : [{ header: newName(EXTRA_HEADERS[from], headers), from }],
  )
  const errors: DownloadColumn[] = hasFailures
    ? [{ header: newName(ERROR_HEADER, headers), from: 'error' }]
    : []
  const written = new Set(inFile.map(contentOf))
  return [...inFile, ...[...outputs, ...chosen, ...errors].filter((each) => !written.has(contentOf(each)))]
}
