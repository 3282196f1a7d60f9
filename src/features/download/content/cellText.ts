import { outcomeOf } from '../../answers/readAnswer'
import { OUTPUT_COLUMNS } from '../../answers/outputColumns'
import type { RowResult } from '../../answers/rowResult'
import type { Decision } from '../../results/decisions'
import { outcomeWith, type Reason, type Threshold } from '../../results/outcomes'
import type { DownloadColumn } from './downloadColumns'
import { DECISION_VALUES, OUTCOME_VALUES, reasonsText } from './format'

/** What a cell is made of: a row of the file, what it came to, why it is to review and what was decided about it. */
export interface ResultOfRow {
  row: string[]
  result: RowResult | null
  decision?: Decision
  reasons: Reason[]
  threshold: Threshold
}

/** Whether the address that was found is the row's: there is one, and the original was not kept. */
const takesAddress = ({ result, decision }: ResultOfRow) =>
  outcomeOf(result) === 'matched' && decision !== 'originalKept'

/**
 * Whether a cell holds the customer's own value: in their own columns; and in an added one that took the place of
 * theirs, wherever no address was found or the original was kept.
 */
export function isOwnCell(column: DownloadColumn, from: ResultOfRow): boolean {
  if (column.from === 'own') return true
  return column.from === 'output' && column.own !== null && !takesAddress(from)
}

/**
 * The value of a row in a column. Where a row was not answered, an added column is blank; where
 * its original was kept, its added address columns are blank and message, scores and levels stay.
 */
export function cellText(column: DownloadColumn, from: ResultOfRow): string {
  const { row, result, decision, reasons, threshold } = from
  switch (column.from) {
    case 'own':
      return row[column.column] ?? ''
    case 'output': {
      if (column.own !== null && isOwnCell(column, from)) return row[column.own] ?? ''
      const isAddress = OUTPUT_COLUMNS[column.output]!.source.from === 'match'
      if (result?.kind !== 'answered' || (isAddress && decision === 'originalKept')) return ''
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
