import type { Decision } from '../review/decisions'
import { reviewMessages } from '../review/reviewMessages'
import type { RowResult } from '../answers/rowResult'
import type { DownloadColumn } from './downloadColumns'

/** What a cell is made of: a row of the file, what it came to, and what was decided about it. */
export interface ResultOfRow {
  row: string[]
  result: RowResult | null
  decision?: Decision
}

/**
 * Whether a cell holds the customer's own value: in their own columns; and in an added one that took the place of
 * theirs, when the row was not answered (DOWNLOAD-3) or the user keeps the original (DOWNLOAD-5).
 */
export function isOwnCell(column: DownloadColumn, { result, decision }: ResultOfRow): boolean {
  if (column.from === 'own') return true
  return (
    column.from === 'output' && column.own !== null && (result?.kind !== 'answered' || decision === 'kept')
  )
}

/**
 * The value of a row in a column: the customer's, the cleansed one, the decision or the error (DOWNLOAD-2).
 * Where a row was not answered, an added column is blank (ANSWER-5).
 */
export function cellText(column: DownloadColumn, from: ResultOfRow): string {
  const { row, result, decision } = from
  switch (column.from) {
    case 'own':
      return row[column.column] ?? ''
    case 'output':
      if (column.own !== null && isOwnCell(column, from)) return row[column.own] ?? ''
      return result?.kind === 'answered' ? (result.cells[column.output] ?? '') : ''
    case 'decision':
      return decision === undefined ? '' : reviewMessages.decisions[decision]
    case 'error':
      return result?.kind === 'failed' ? result.error : ''
  }
}
