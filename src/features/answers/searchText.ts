import type { RowResult } from './rowResult'

/**
 * All that a search looks through in a row (REVIEW-8): the customer's values and what came back, in lower case. A
 * field of one line cannot seek a line break, so nothing is found across two values.
 */
export function searchText(row: string[], result: RowResult | null): string {
  const found = result?.kind === 'answered' ? result.cells : [result?.kind === 'failed' ? result.error : '']
  return [...row, ...found].join('\n').toLowerCase()
}
