import { FIRST_ADDED_COLUMN } from '../../../app/base/constants'
import { OUTPUT_HEADERS } from '../../answers/outputColumns'
import {
  EXTRA_COLUMNS,
  ROLES,
  STATUS_COLUMNS,
  type DownloadChoices,
  type CustomerColumns,
  type Role,
  type Roles,
  type StatusColumn,
} from '../downloadChoices'
import { ERROR_HEADER, isStatusValue, STATUS_HEADERS, USE_HEADERS } from './format'

/** A column of ours, and where its values come from. */
type AddedColumn =
  /** One of the 44 by its index. It updates the customer's column of its name, if `customerColumn` is not null. */
  | { header: string; from: 'output'; output: number; customerColumn: number | null }
  /** A column of the address to use, by its index among them. */
  | { header: string; from: 'use'; at: number }
  | { header: string; from: StatusColumn }
  | { header: string; from: 'error' }

/** A column of the download. A `customerColumn` is an index in the file. */
export type DownloadColumn =
  /** One of the customer's, written back as it came. */
  | { header: string; from: 'customer'; customerColumn: number }
  /** One of the customer's that takes the cleansed address by its role. */
  | { header: string; from: 'corrected'; customerColumn: number; role: Role }
  | AddedColumn

/** A column of the file. */
export interface FileColumn {
  header: string
  /** What an earlier download of ours added, to be written again; null for the customer's. */
  added: AddedColumn | null
}

export interface ColumnChoices extends DownloadChoices {
  customerColumns: CustomerColumns
  roles: Roles
  hasFailures: boolean
}

/** Identifies a column, since headers may repeat. */
export function columnKey(column: DownloadColumn): string {
  switch (column.from) {
    case 'customer':
    case 'corrected':
      return `customer-${column.customerColumn}`
    case 'output':
      return `output-${column.output}`
    case 'use':
      return `use-${column.at}`
    default:
      return column.from
  }
}

/** The name of an added column beside the customer's of that name. */
const cleansedName = (header: string) => `${header} (cleansed)`

/** The name, with a number if the file has it already. */
function newName(name: string, headers: string[]): string {
  let free = name
  for (let number = 2; headers.includes(free); number += 1) free = `${name} ${number}`
  return free
}

/** Whether `newName` could have made a header from a name. */
const isNameOf = (name: string, header: string) =>
  header === name || (header.startsWith(`${name} `) && /^\d+$/.test(header.slice(name.length + 1)))

/** What a header means in one of our downloads; null if nothing. */
function addedAs(header: string): AddedColumn | null {
  const output = OUTPUT_HEADERS.findIndex((each) => each === header || isNameOf(cleansedName(each), header))
  if (output >= 0) return { header, from: 'output', output, customerColumn: null }
  const use = USE_HEADERS.findIndex((each) => isNameOf(each, header))
  if (use >= 0) return { header, from: 'use', at: use }
  const status = STATUS_COLUMNS.find((each) => isNameOf(STATUS_HEADERS[each], header))
  if (status) return { header, from: status }
  return isNameOf(ERROR_HEADER, header) ? { header, from: 'error' } : null
}

/** What a column holds: no two of a download hold the same. A corrected column holds the added one of its name. */
function contentOf(column: DownloadColumn): string {
  const output = column.from === 'corrected' ? OUTPUT_HEADERS.indexOf(column.header) : -1
  return output < 0 ? columnKey(column) : `output-${output}`
}

/**
 * The columns of a file. In one that we wrote, columns from our first one on are ours while name and values are ones we
 * write; later ones are the customer's.
 */
export function fileColumns(headers: string[], rows: string[][]): FileColumn[] {
  const first = headers.indexOf(FIRST_ADDED_COLUMN)
  if (first < 0) return headers.map((header) => ({ header, added: null }))

  const ours: AddedColumn[] = []
  const isOurs = (added: AddedColumn, column: number) => {
    if (ours.some((each) => columnKey(each) === columnKey(added))) return false
    const { from } = added
    if (from === 'output' || from === 'use') return true
    if (from !== 'error') return rows.every((row) => isStatusValue(from, row[column]!))
    // A failed row has nothing else of ours.
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

/** The customer's headers that are also names of added columns, each once, in the file's order. */
export const conflictingHeaders = (columns: FileColumn[]): string[] => [
  ...new Set(
    columns.flatMap(({ header, added }) => (!added && OUTPUT_HEADERS.includes(header) ? [header] : [])),
  ),
]

/**
 * The columns of a download: the file's, then the added ones, the extra ones and the errors, without those that are left
 * out or there already. No new name repeats one of the file's.
 *
 * The customer's first column with the name of an added one takes the cleansed value in its place. With `keep` it does
 * not, and the added one is called `Postcode (cleansed)`; with `correct`, columns with a role take that of the address.
 */
export function downloadColumns(
  file: FileColumn[],
  { customerColumns, roles, leftOut, extras, hasFailures }: ColumnChoices,
): DownloadColumn[] {
  const headers = file.map(({ header }) => header)
  const inFile = file.map(({ header, added }, customerColumn): DownloadColumn => {
    if (added) return added
    const role =
      customerColumns === 'correct' ? ROLES.find((each) => roles[each] === customerColumn) : undefined
    if (role) return { header, from: 'corrected', customerColumn, role }
    const output = OUTPUT_HEADERS.indexOf(header)
    const isUpdated = customerColumns !== 'keep' && output >= 0 && headers.indexOf(header) === customerColumn
    return isUpdated
      ? { header, from: 'output', output, customerColumn }
      : { header, from: 'customer', customerColumn }
  })
  const outputs = OUTPUT_HEADERS.flatMap((name, output): AddedColumn[] => {
    const header = headers.includes(name) ? newName(cleansedName(name), headers) : name
    return leftOut.includes(name) ? [] : [{ header, from: 'output', output, customerColumn: null }]
  })
  const chosen = EXTRA_COLUMNS.filter((extra) => extras.includes(extra)).flatMap((from): AddedColumn[] =>
    from === 'addressToUse'
      ? USE_HEADERS.map((name, at) => ({ header: newName(name, headers), from: 'use', at }))
      : [{ header: newName(STATUS_HEADERS[from], headers), from }],
  )
  const errors: AddedColumn[] = hasFailures ? [{ header: newName(ERROR_HEADER, headers), from: 'error' }] : []
  const written = new Set(inFile.map(contentOf))
  return [...inFile, ...[...outputs, ...chosen, ...errors].filter((each) => !written.has(columnKey(each)))]
}
