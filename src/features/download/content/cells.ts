import { isAddressColumn } from '../../answers/outputColumns'
import { outcomeOf, readAnswer } from '../../answers/readAnswer'
import type { RowResult } from '../../answers/rowResult'
import type { Decision } from '../../results/decisions'
import { outcomeWith, type Reason, type Threshold } from '../../results/outcomes'
import type { Roles } from '../downloadChoices'
import { cleansedToUse, correctedAddress, ownToUse } from './addressRoles'
import type { DownloadColumn } from './columns'
import { DECISION_VALUES, OUTCOME_VALUES, reasonsText } from './format'

/** What the cells of a row are made from. */
export interface RowSource {
  row: string[]
  result: RowResult | null
  decision?: Decision
  reasons: Reason[]
  threshold: Threshold
  roles: Roles
}

/** Whether a row takes the cleansed address: one was found, and the original is not kept. */
export const takesAddress = ({ result, decision }: RowSource): boolean =>
  outcomeOf(result) === 'matched' && decision !== 'originalKept'

/** Whether a cell holds the customer's own value. */
export function isOwnCell(column: DownloadColumn, from: RowSource): boolean {
  switch (column.from) {
    case 'own':
      return true
    case 'output':
      return column.own !== null && !takesAddress(from)
    case 'corrected':
    case 'use':
      return !takesAddress(from)
    default:
      return false
  }
}

/**
 * The value of a row in a column. Added columns are blank without an answer; added address columns also where the
 * original is kept, but message, scores and levels stay.
 */
export function cellText(column: DownloadColumn, from: RowSource): string {
  const { row, result, decision, reasons, threshold, roles } = from
  const address = takesAddress(from) ? (readAnswer(result)?.address ?? null) : null
  switch (column.from) {
    case 'own':
      return row[column.own] ?? ''
    case 'corrected':
      return (address ? correctedAddress(address, row, roles)[column.role] : row[column.own]) ?? ''
    case 'use':
      return (address ? cleansedToUse(address) : ownToUse(row, roles))[column.at]!
    case 'output': {
      if (column.own !== null && address === null) return row[column.own] ?? ''
      if (result?.kind !== 'answered' || (isAddressColumn(column.output) && decision === 'originalKept'))
        return ''
      return result.cells[column.output] ?? ''
    }
    case 'outcome':
      return OUTCOME_VALUES[outcomeWith(result, reasons)]
    case 'reasons':
      return reasonsText(reasons, threshold.value)
    case 'decision':
      return decision === undefined ? '' : DECISION_VALUES[decision]
    case 'error':
      return result?.kind === 'failed' ? result.error : ''
  }
}
