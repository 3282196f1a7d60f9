import { FIRST_ADDED_COLUMN } from '../../../base/constants'
import { cleansedName, isNameOf } from '../../../domain/cleanse/downloadFormat'
import { OUTPUT_HEADERS } from '../../../domain/cleanse/outputColumns'
import {
  EXTRA_COLUMNS,
  ROLES,
  type DownloadChoices,
  type CustomerColumns,
  type ExtraColumn,
  type Role,
  type Roles,
} from '../downloadChoices'
import { isRowValue, ROW_COLUMNS, ROW_HEADERS, USE_HEADERS, type RowColumn } from './format'
import { isUpdatable, type Updated } from './updates'

/** A column that CleanSheet adds, and where its values come from. */
type AddedColumn =
  /** An added column, by its index. */
  | { header: string; from: 'output'; output: number }
  /** A column of the address to use, by its index among them. */
  | { header: string; from: 'use'; at: number }
  | { header: string; from: RowColumn }

/** A column of the download. A `customerColumn` is an index in the file. */
export type DownloadColumn =
  /** One of the customer's, written back as it came. */
  | { header: string; from: 'customer'; customerColumn: number }
  /** One of the customer's that takes the value of the added column of its name; `all` are updated together. */
  | { header: string; from: 'updated'; customerColumn: number; output: number; all: Updated[] }
  /** One of the customer's that takes the cleansed address by its role. */
  | { header: string; from: 'corrected'; customerColumn: number; role: Role }
  | AddedColumn

/** A column of the file. */
export interface FileColumn {
  header: string
  /** A column that an earlier download added, to be written again; null for the customer's. */
  added: AddedColumn | null
  /** The added column, by its index, whose values an update writes here; null where it changes nothing. */
  updatedBy: number | null
}

export interface ColumnChoices extends Omit<DownloadChoices, 'extras'> {
  /** Those that were chosen, and those that the download has in any case. */
  extras: readonly (ExtraColumn | 'error')[]
  customerColumns: CustomerColumns
  roles: Roles
}

/** Identifies a column, since headers may repeat. */
export function columnKey(column: DownloadColumn): string {
  switch (column.from) {
    case 'customer':
    case 'updated':
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

/** The name, with a number if the file has it already. */
export function newName(name: string, headers: string[]): string {
  let free = name
  for (let number = 2; headers.includes(free); number += 1) free = `${name} ${number}`
  return free
}

/** What a header means in one of our downloads; null if nothing. */
function addedAs(header: string): AddedColumn | null {
  const output = OUTPUT_HEADERS.findIndex((each) => each === header || isNameOf(cleansedName(each), header))
  if (output >= 0) return { header, from: 'output', output }
  const use = USE_HEADERS.findIndex((each) => isNameOf(each, header))
  if (use >= 0) return { header, from: 'use', at: use }
  const from = ROW_COLUMNS.find((each) => isNameOf(ROW_HEADERS[each], header))
  return from ? { header, from } : null
}

/**
 * The columns of a file. In one that we wrote, columns from our first one on are ours while name and values are ones we
 * write; later ones are the customer's. Of the customer's, an update changes the first of an added name, if it is of a
 * postal address, or blank in every row and so meant to be filled.
 */
export function fileColumns(headers: string[], rows: string[][]): FileColumn[] {
  const first = headers.indexOf(FIRST_ADDED_COLUMN)
  const isBlank = (column: number) => rows.every((row) => (row[column] ?? '').trim() === '')

  const ours: AddedColumn[] = []
  const isOurs = (added: AddedColumn, column: number) => {
    if (ours.some((each) => columnKey(each) === columnKey(added))) return false
    const { from } = added
    if (from === 'output' || from === 'use') return true
    if (from !== 'error') return rows.every((row) => isRowValue(from, row[column]!))
    // A failed row has no other added value.
    const outputs = ours.flatMap((each, at) => (each.from === 'output' ? [first + at] : []))
    return rows.every((row) => row[column] === '' || outputs.every((each) => row[each] === ''))
  }
  const after = first < 0 ? [] : headers.slice(first)
  for (const [at, header] of after.entries()) {
    const added = addedAs(header)
    if (!added || !isOurs(added, first + at)) break
    ours.push(added)
  }
  return headers.map((header, column) => {
    const added = ours[column - first] ?? null
    const output = OUTPUT_HEADERS.indexOf(header)
    const isNamed = !added && output >= 0 && headers.indexOf(header) === column
    const isUpdated = isNamed && (isUpdatable(output) || isBlank(column))
    return { header, added, updatedBy: isUpdated ? output : null }
  })
}

/** The customer's headers that are also names of added columns, each once, in the file's order. */
export const conflictingHeaders = (columns: FileColumn[]): string[] => [
  ...new Set(
    columns.flatMap(({ header, added }) => (!added && OUTPUT_HEADERS.includes(header) ? [header] : [])),
  ),
]

/** The headers of the columns that an update changes, in the file's order. */
export const updatedHeaders = (file: FileColumn[]): string[] =>
  file.flatMap(({ header, updatedBy }) => (updatedBy === null ? [] : [header]))

/**
 * The columns of a download: the file's, then the added ones and the extra ones, without those that are left
 * out or there already. No new name repeats one of the file's.
 *
 * With `update`, the customer's address columns with the name of an added one take the cleansed value, and blank columns
 * with such a name are filled. With `correct`, columns with a role take that of the address. Where the customer's column
 * stays, the added one of its name is called `UPRN (cleansed)`. With `onlyMine`, none of the 44 is added, nor written again.
 */
export function downloadColumns(
  file: FileColumn[],
  { customerColumns, roles, leftOut, extras, onlyMine }: ColumnChoices,
): DownloadColumn[] {
  const headers = file.map(({ header }) => header)
  const all = file
    .flatMap(({ updatedBy: output }, customerColumn) =>
      output !== null && isUpdatable(output) ? [{ customerColumn, output }] : [],
    )
    .toSorted((a, b) => a.output - b.output)
  const customersColumn = (
    { header, updatedBy: output }: FileColumn,
    customerColumn: number,
  ): DownloadColumn => {
    const role = ROLES.find((each) => roles[each] === customerColumn)
    if (role && customerColumns === 'correct') return { header, from: 'corrected', customerColumn, role }
    if (output === null || customerColumns !== 'update') return { header, from: 'customer', customerColumn }
    return isUpdatable(output)
      ? { header, from: 'updated', customerColumn, output, all }
      : { header, from: 'output', output }
  }
  const inFile = file.flatMap((column, at): DownloadColumn[] =>
    column.added ? (onlyMine ? [] : [column.added]) : [customersColumn(column, at)],
  )
  const outputs = OUTPUT_HEADERS.flatMap((name, output): AddedColumn[] => {
    const header = headers.includes(name) ? newName(cleansedName(name), headers) : name
    return onlyMine || leftOut.includes(name) ? [] : [{ header, from: 'output', output }]
  })
  const chosen = [...EXTRA_COLUMNS, 'error' as const].filter((extra) => extras.includes(extra))
  const extraColumns = chosen.flatMap((from): AddedColumn[] =>
    from === 'addressToUse'
      ? USE_HEADERS.map((name, at) => ({ header: newName(name, headers), from: 'use', at }))
      : [{ header: newName(ROW_HEADERS[from], headers), from }],
  )
  // A column of the customer's that takes cleansed values holds the added one of its name.
  const written = new Set(
    inFile.map((column) =>
      column.from === 'corrected' || column.from === 'updated'
        ? `output-${OUTPUT_HEADERS.indexOf(column.header)}`
        : columnKey(column),
    ),
  )
  return [...inFile, ...[...outputs, ...extraColumns].filter((each) => !written.has(columnKey(each)))]
}
