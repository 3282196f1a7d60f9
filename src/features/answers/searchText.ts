import { addressText } from './addressText'
import { readAnswer } from './readAnswer'
import type { RowResult } from './rowResult'

/**
 * All that a search looks through in a row: the customer's values, what was sent, what came back and the
 * address as it is shown, in lower case. A field of one line cannot seek a line break, so nothing is found across two
 * of them.
 */
export function searchText(row: string[], result: RowResult | null): string {
  const found = result?.kind === 'answered' ? result.cells : [result?.kind === 'failed' ? result.error : '']
  return [...row, readAnswer(result)?.query ?? '', addressText(result), ...found].join('\n').toLowerCase()
}
