import { addressSentText, DECISION_VALUES } from '../../../domain/cleanse/downloadFormat'
import { isAddressColumn } from '../../../domain/cleanse/outputColumns'
import type { MatchedAddress } from '../../../domain/address/matchedAddress'
import { readAnswer } from '../../../domain/cleanse/readAnswer'
import type { Decision, RowResult } from '../../../domain/cleanse/rowResult'
import { outcomeWith, type Reason } from '../../../domain/cleanse/outcomes'
import type { Roles } from '../downloadChoices'
import { cleansedToUse, correctedAddress, customerAddressToUse } from './addressRoles'
import type { DownloadColumn } from './columns'
import { escapeFormula } from './csv'
import { KEEP_VALUES, OUTCOME_VALUES, reasonsText } from './format'
import { updatedValues, type Updated } from './updates'

/** What the download says about a row that shares its address. */
export interface Duplicate {
  /** The number of its group, from 1; null in none. */
  group: number | null
  /** Whether it is the first of its group, or in none. */
  isKept: boolean
}

/** What the cells of a row are made from. */
export interface RowSource {
  row: string[]
  result: RowResult | null
  decision?: Decision
  reasons: Reason[]
  /** Scores below it are a reason. */
  threshold: number
  roles: Roles
  /** The customer's own text, where another was looked up. */
  ownText?: string
  /** All rows are compared when it is first asked for. */
  duplicate: () => Duplicate
}

/** The address that a row gets: the one that was found, unless the user keeps the original. */
export const cleansedAddress = ({ result, decision }: RowSource): MatchedAddress | null =>
  decision === 'originalKept' ? null : (readAnswer(result)?.address ?? null)

/** Whether a row gets the cleansed address. */
export const isCleansed = (source: RowSource): boolean => cleansedAddress(source) !== null

type UpdatedColumn = Extract<DownloadColumn, { from: 'updated' }>

/** The updated values of a row, computed once for all its cells. */
const updates = new WeakMap<RowSource, { all: Updated[]; values: string[] }>()

function updatedCell({ customerColumn, output, all }: UpdatedColumn, from: RowSource): string {
  const { row, result } = from
  if (result?.kind !== 'answered' || !isCleansed(from)) return row[customerColumn] ?? ''
  let update = updates.get(from)
  if (update?.all !== all) {
    update = { all, values: updatedValues(row, result.cells, all) }
    updates.set(from, update)
  }
  return update.values[all.findIndex((each) => each.output === output)]!
}

/**
 * The value of a row in a column. Added columns are blank without an answer. Keeping the original blanks the added
 * address columns, but not message, scores and levels.
 */
export function cellText(column: DownloadColumn, from: RowSource): string {
  const { row, result, decision, reasons, threshold, roles } = from
  const address = cleansedAddress(from)
  switch (column.from) {
    case 'customer':
      return row[column.customerColumn] ?? ''
    case 'corrected':
      return (
        (address && correctedAddress(address, row, roles)?.[column.role]) ?? row[column.customerColumn] ?? ''
      )
    case 'use':
      return (address ? cleansedToUse(address) : customerAddressToUse(row, roles))[column.at]!
    case 'updated':
      return updatedCell(column, from)
    case 'output': {
      if (result?.kind !== 'answered' || (isAddressColumn(column.output) && decision === 'originalKept'))
        return ''
      return result.cells[column.output] ?? ''
    }
    case 'outcome':
      return OUTCOME_VALUES[outcomeWith(result, reasons)]
    case 'reasons':
      return reasonsText(reasons, threshold)
    case 'decision':
      return decision === undefined ? '' : DECISION_VALUES[decision]
    case 'addressSent':
      return result?.kind === 'answered' ? addressSentText(result.query, from.ownText) : ''
    case 'duplicateGroup':
      return String(from.duplicate().group ?? '')
    case 'keep':
      return from.duplicate().isKept ? KEEP_VALUES.kept : KEEP_VALUES.other
    case 'error':
      return result?.kind === 'failed' ? result.error : ''
  }
}

/** Whether a cell holds the customer's value. */
function isCustomerCell(column: DownloadColumn, text: string, from: RowSource): boolean {
  switch (column.from) {
    case 'customer':
      return true
    case 'updated':
    case 'corrected':
      return text === from.row[column.customerColumn]
    case 'use':
      return !isCleansed(from)
    default:
      return false
  }
}

/** The same in a CSV, where a spreadsheet could run what is not the customer's. */
export function csvCellText(column: DownloadColumn, from: RowSource): string {
  const text = cellText(column, from)
  return isCustomerCell(column, text, from) ? text : escapeFormula(text)
}
