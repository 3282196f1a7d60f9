import type { Decision } from '../review/reviewSlice'
import type { RowResult } from '../run/rowResult'
import type { DownloadColumn } from './downloadColumns'

const decisionText: Record<Decision, string> = { accepted: 'Accepted', kept: 'Kept original' }

/**
 * The value of a row in a column: the customer's, the cleansed one, or the error (spec section 3). When the row
 * was not answered, an added column is blank, or holds the customer's own value where it took its place
 * (decision 27).
 */
export function cellText(
  column: DownloadColumn,
  row: string[],
  result: RowResult | null,
  decision?: Decision,
): string {
  switch (column.from) {
    case 'own':
      return row[column.column] ?? ''
    case 'output':
      if (result?.kind === 'answered') return result.cells[column.output] ?? ''
      return column.own === null ? '' : (row[column.own] ?? '')
    case 'decision':
      return decision === undefined ? '' : decisionText[decision]
    case 'error':
      return result?.kind === 'failed' ? result.error : ''
  }
}
