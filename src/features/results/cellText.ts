import type { Decision } from '../review/reviewSlice'
import type { RowResult } from '../run/rowResult'
import { reviewWords } from '../review/reviewWords'
import type { DownloadColumn } from './downloadColumns'

/**
 * The value of a row in a column: the customer's, the cleansed one, or the error (spec section 3). When the row
 * was not answered, an added column is blank, or holds the customer's own value where it took its place
 * (decision 27), as it does where the user keeps the original.
 */
export function cellText(
  column: DownloadColumn,
  row: string[],
  result: RowResult | null,
  decision?: Decision,
): string {
  const isKept = decision === 'kept' && column.from === 'output' && column.own !== null
  switch (column.from) {
    case 'own':
      return row[column.column] ?? ''
    case 'output':
      if (result?.kind === 'answered' && !isKept) return result.cells[column.output] ?? ''
      return column.own === null ? '' : (row[column.own] ?? '')
    case 'decision':
      return decision === undefined ? '' : reviewWords.decisions[decision]
    case 'error':
      return result?.kind === 'failed' ? result.error : ''
  }
}
