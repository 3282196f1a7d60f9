import { FIRST_ADDED_COLUMN } from '../../../app/base/constants'
import { cleansedName, isNameOf } from '../../answers/downloadFormat'
import { OUTPUT_HEADERS } from '../../answers/outputColumns'
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
  /** Whether it is blank in every row. */
  isBlank: boolean
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
 * Identifies the contents of a column, which differ between any two columns of a download. A customer's column may
 * hold the added one of its name.
 */
function contentOf(column: DownloadColumn): string {
  const isCleansed = column.from === 'corrected' || column.from === 'updated'
  const output = isCleansed ? OUTPUT_HEADERS.indexOf(column.header) : -1
  return output < 0 ? columnKey(column) : `output-${output}`
}

/**
 * The columns of a file. In one that we wrote, columns from our first one on are ours while name and values are ones we
 * write; later ones are the customer's.
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
  return headers.map((header, column) => ({
    header,
    added: (first < 0 ? undefined : ours[column - first]) ?? null,
    isBlank: OUTPUT_HEADERS.includes(header) && isBlank(column),
  }))
}

/** The customer's headers that are also names of added columns, each once, in the file's order. */
export const conflictingHeaders = (columns: FileColumn[]): string[] => [
  ...new Set(
    columns.flatMap(({ header, added }) => (!added && OUTPUT_HEADERS.includes(header) ? [header] : [])),
  ),
]

/**
 * The customer's columns that an update changes: the first of a name, if it is of a postal address, or blank in every row
 * and so meant to be filled.
 */
const updatedColumns = (file: FileColumn[]): Updated[] =>
  OUTPUT_HEADERS.flatMap((name, output) => {
    const customerColumn = file.findIndex(({ header }) => header === name)
    const column = file[customerColumn]
    const isChanged = column && !column.added && (isUpdatable(output) || column.isBlank)
    return isChanged ? [{ customerColumn, output }] : []
  })

/** Their headers, in the file's order. */
export const updatedHeaders = (file: FileColumn[]): string[] =>
  updatedColumns(file)
    .toSorted((a, b) => a.customerColumn - b.customerColumn)
    .map(({ output }) => OUTPUT_HEADERS[output]!)

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
  const updated = customerColumns === 'update' ? updatedColumns(file) : []
  const together = updated.filter(({ output }) => isUpdatable(output))
  const customersColumn = (header: string, customerColumn: number): DownloadColumn => {
    const role =
      customerColumns === 'correct' ? ROLES.find((each) => roles[each] === customerColumn) : undefined
    if (role) return { header, from: 'corrected', customerColumn, role }
    const update = updated.find((each) => each.customerColumn === customerColumn)
    if (!update) return { header, from: 'customer', customerColumn }
    return isUpdatable(update.output)
      ? { header, from: 'updated', ...update, all: together }
      : { header, from: 'output', output: update.output }
  }
  const inFile = file.flatMap(({ header, added }, customerColumn): DownloadColumn[] =>
    added ? (onlyMine ? [] : [added]) : [customersColumn(header, customerColumn)],
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
  const written = new Set(inFile.map(contentOf))
  return [...inFile, ...[...outputs, ...extraColumns].filter((each) => !written.has(columnKey(each)))]
}
