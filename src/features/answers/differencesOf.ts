import { readAnswer } from './readAnswer'
import type { RowResult } from './rowResult'

/** Where the answer is not what was sent. */
export type Difference = 'postcode' | 'premise' | 'street'

const plain = (postcode: string) => postcode.replace(/\s/g, '').toUpperCase()

/** Levels that say that what was sent is not, or not wholly, what was found. */
const isDifferent = (level: string) => level === 'PARTIAL' || level === 'INCORRECT'

/**
 * Where a matched row's answer differs from what was sent (ANSWER-8): the postcode by its text, whatever its
 * spaces and case; premise and street by the provider's match levels. What was sent ends with the postcode
 * (MAPPING-3), whichever columns are chosen by now.
 */
export function differencesOf(result: RowResult | null): Difference[] {
  const answer = readAnswer(result)
  if (!answer) return []
  const { query, levels, address } = answer
  const found = plain(address?.postcode ?? '')
  const sent = plain(query.slice(query.lastIndexOf(',') + 1))
  return [
    ...(found !== '' && found !== sent ? (['postcode'] as const) : []),
    ...(isDifferent(levels.premise) ? (['premise'] as const) : []),
    ...(isDifferent(levels.street) ? (['street'] as const) : []),
  ]
}
