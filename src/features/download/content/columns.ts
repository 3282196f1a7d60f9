import { FIRST_ADDED_COLUMN } from '../../../base/constants'
import {
  cleansedName,
  isNameOf,
  isRowValue,
  ROW_COLUMNS,
  ROW_HEADERS,
  addressSentText,
  DECISION_VALUES,
  OUTCOME_VALUES,
  reasonsText,
  type RowColumn,
} from '../../../domain/cleanse/downloadFormat'
import { outcomeWith, type Reason } from '../../../domain/cleanse/outcomes'
import {
  OUTPUT_FIELDS,
  OUTPUT_HEADERS,
  isAddressColumn,
  type OutputField,
} from '../../../domain/cleanse/outputColumns'
import { readAnswer, type Decision, type RowResult } from '../../../domain/cleanse/rowResult'

type AddedColumn =
  /** An added column, by its index. */
  { header: string; from: 'output'; output: number } | { header: string; from: RowColumn }

/** A column of the download. A `customerColumn` is an index in the file. */
export type DownloadColumn =
  /** One of the customer's, as it came. */
  | { header: string; from: 'customer'; customerColumn: number }
  /** One of the customer's that takes the value of the added column with its name, if there is an address to take. */
  | { header: string; from: 'taken'; customerColumn: number; output: number }
  | AddedColumn

/** A column of the file: one of ours, or one of the customer's with the added column that may be written into it. */
type FileColumn = AddedColumn | { header: string; from: 'customer'; customerColumn: number; takes?: number }

/** Fields of a postal address that find the door. */
const DOOR: readonly OutputField[] = [
  'line_1',
  'line_2',
  'line_3',
  'building_number',
  'building_name',
  'sub_building_name',
  'thoroughfare',
  'dependant_thoroughfare',
  'dependant_locality',
  'double_dependant_locality',
]

/** Its other fields. */
const PLACE: readonly OutputField[] = [
  'post_town',
  'postcode',
  'traditional_county',
  'administrative_county',
  'postal_county',
  'county',
]

const isOneOf = (fields: readonly OutputField[], output: number) => fields.includes(OUTPUT_FIELDS[output]!)

/** Whether an added column, by its index, is one of a postal address. */
const isPostal = (output: number) => isOneOf([...DOOR, ...PLACE], output)

/** A key that identifies a column, since headers may repeat. */
export function columnKey(column: DownloadColumn): string {
  switch (column.from) {
    case 'customer':
    case 'taken':
      return `customer-${column.customerColumn}`
    case 'output':
      return `output-${column.output}`
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
  const from = ROW_COLUMNS.find((each) => isNameOf(ROW_HEADERS[each], header))
  return from ? { header, from } : null
}

/**
 * The columns of a file. In one that we wrote, those from our first one on are ours as long as we write such names and values;
 * later ones are the customer's.
 */
export function fileColumns(headers: string[], rows: string[][]): FileColumn[] {
  const first = headers.indexOf(FIRST_ADDED_COLUMN)
  const isBlank = (column: number) => rows.every((row) => (row[column] ?? '').trim() === '')

  const ours: AddedColumn[] = []
  const isOurs = (added: AddedColumn, column: number) => {
    const { from } = added
    if (ours.some((each) => columnKey(each) === columnKey(added))) return false
    if (from === 'output') return true
    if (from !== 'error') return rows.every((row) => isRowValue(from, row[column]!))
    // A failed row has no other added value.
    const outputs = ours.flatMap((each, at) => (each.from === 'output' ? [first + at] : []))
    return rows.every((row) => row[column] === '' || outputs.every((each) => row[each] === ''))
  }
  for (const [at, header] of (first < 0 ? [] : headers.slice(first)).entries()) {
    const added = addedAs(header)
    if (!added || !isOurs(added, first + at)) break
    ours.push(added)
  }

  // Next month compares its own columns with the texts that it names, so they stay as they came.
  const isForNextMonth = ours.some(({ from }) => from === 'addressSent')
  const plain = headers.map((header) => header.toLowerCase())
  return headers.map((header, customerColumn): FileColumn => {
    const added = first >= 0 && ours[customerColumn - first]
    if (added) return added
    const name = plain[customerColumn]!
    const output = OUTPUT_HEADERS.findIndex((each) => each.toLowerCase() === name)
    const isNamed = output >= 0 && plain.indexOf(name) === customerColumn && !isForNextMonth
    // One outside the postal address that is blank in every row is there to be filled.
    const takes = isNamed && (isPostal(output) ? header === OUTPUT_HEADERS[output] : isBlank(customerColumn))
    return { header, from: 'customer', customerColumn, ...(takes && { takes: output }) }
  })
}

/**
 * The columns of a download: the file's, then the added ones that it lacks, then the extra ones. No new name repeats one of the
 * file's. The customer's postal columns take the cleansed values, unless one of them finds the door: a flat that the answer lacks
 * would be lost. If a column keeps its value, the added one of that name is called `UPRN (cleansed)`.
 *
 * @param areAsTheyCame whether all of the customer's columns stay as they came, even blank ones
 */
export function downloadColumns(
  file: FileColumn[],
  extras: readonly RowColumn[],
  areAsTheyCame = false,
): DownloadColumn[] {
  const hasDoor = file.some((each) => each.from === 'customer' && isOneOf(DOOR, each.takes ?? -1))
  const headers = file.map(({ header }) => header)
  const inFile = file.map((each): DownloadColumn => {
    if (each.from !== 'customer') return each
    const { takes: output, ...theirs } = each
    if (output === undefined || areAsTheyCame) return theirs
    if (!isPostal(output)) return { header: each.header, from: 'output', output }
    return hasDoor ? theirs : { ...theirs, from: 'taken', output }
  })
  const outputs = OUTPUT_HEADERS.map((name, output): AddedColumn => {
    const header = headers.includes(name) ? newName(cleansedName(name), headers) : name
    return { header, from: 'output', output }
  })
  const extraColumns = ROW_COLUMNS.filter((from) => extras.includes(from)).map((from): AddedColumn => {
    return { header: newName(ROW_HEADERS[from], headers), from }
  })
  // A customer's column that takes cleansed values replaces the added one of its name.
  const written = new Set(
    inFile.map((column) => (column.from === 'taken' ? `output-${column.output}` : columnKey(column))),
  )
  return [...inFile, ...[...outputs, ...extraColumns].filter((each) => !written.has(columnKey(each)))]
}

export interface RowSource {
  row: string[]
  result: RowResult | null
  decision?: Decision
  reasons: readonly Reason[]
  /** Scores below it are a reason. */
  threshold: number
  /** The customer's own text, if another one was looked up. */
  ownText?: string
  /** The number of its group of rows with one address, from 1; null if it is in none. */
  duplicateGroup: number | null
  /** What its own address columns will send after the cleansed address is written into them; empty if the text stays the same. */
  addressWritten: () => string
}

const isCleansed = ({ result, decision }: RowSource): boolean =>
  decision !== 'originalKept' && readAnswer(result)?.address != null

type OurColumn = Exclude<DownloadColumn, { from: 'customer' }>

/** Whether a customer's column takes the cleansed value in a row: theirs stays if the answer has no county. */
const isTaken = (column: OurColumn, from: RowSource) =>
  isCleansed(from) && !(column.header.endsWith('County') && addedText(column, from) === '')

/**
 * The value of a row in a column. Added columns are blank without an answer. Keeping the original blanks the added
 * address columns, but not message, scores and levels.
 *
 * @param escape what is not the customer's
 */
export function valueIn(column: DownloadColumn, from: RowSource, escape = (text: string) => text): string {
  if (column.from === 'customer' || (column.from === 'taken' && !isTaken(column, from)))
    return from.row[column.customerColumn] ?? ''
  return escape(addedText(column, from))
}

function addedText(column: OurColumn, from: RowSource): string {
  const { result, decision, reasons, threshold } = from
  switch (column.from) {
    case 'taken':
    case 'output':
      if (isAddressColumn(column.output) && decision === 'originalKept') return ''
      return (result?.kind === 'answered' && result.cells[column.output]) || ''
    case 'outcome':
      return OUTCOME_VALUES[outcomeWith(result, reasons)]
    case 'reasons':
      return reasonsText(reasons, threshold)
    case 'decision':
      return decision === undefined ? '' : DECISION_VALUES[decision]
    case 'duplicateGroup':
      return String(from.duplicateGroup ?? '')
    case 'addressSent':
      return result?.kind === 'answered' ? addressSentText(result.query, from.ownText) : ''
    case 'addressWritten':
      return from.addressWritten()
    case 'error':
      return result?.kind === 'failed' ? result.error : ''
  }
}
