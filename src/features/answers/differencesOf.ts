import { OUTPUT_HEADERS } from './outputColumns'
import type { RowResult } from './rowResult'

/** Where the answer is not what was sent. */
export type Difference = 'postcode' | 'premise' | 'street'

const cell = (header: string) => OUTPUT_HEADERS.indexOf(header)
const POSTCODE = cell('Postcode')
const PREMISE_LEVEL = cell('Premise Match')
const STREET_LEVEL = cell('Street Match')

const plain = (postcode: string) => postcode.replace(/\s/g, '').toUpperCase()

/** Levels that say that what was sent is not, or not wholly, what was found. */
const isDifferent = (level: string | undefined) => level === 'PARTIAL' || level === 'INCORRECT'

/**
 * Where a matched row's answer differs from what was sent: the postcode by its text, whatever its spaces and
 * case; premise and street by the provider's match levels. What was sent ends with the postcode (spec section 5),
 * whichever columns are chosen by now.
 */
export function differencesOf(result: RowResult | null): Difference[] {
  if (result?.kind !== 'answered') return []
  const { cells, query } = result
  const found = cells[POSTCODE] ?? ''
  const sent = query.slice(query.lastIndexOf(',') + 1)
  const isPostcodeChanged = found !== '' && plain(found) !== plain(sent)
  return [
    ...(isPostcodeChanged ? (['postcode'] as const) : []),
    ...(isDifferent(cells[PREMISE_LEVEL]) ? (['premise'] as const) : []),
    ...(isDifferent(cells[STREET_LEVEL]) ? (['street'] as const) : []),
  ]
}
