import { hashText } from './address/hashText'
import { matchAddress } from './address/matchAddress'
import { matchLevels, NO_MATCH_LEVELS } from './address/matchLevels'
import { areasOfTown, POSTCODE_AREAS } from './address/postTowns'
import { readQuery, type QueryParts } from './address/readQuery'
import { scoreLevels } from './address/scoreLevels'

/**
 * Answers a query as the provider answers POST /v1/cleanse/addresses with 200 (PRODUCT-4): the JSON
 * body. The address is made up from the text of the query alone, so a query has the same answer every time. A
 * query without a postcode and without a street that can be recognised has no match (ANSWER-4).
 */
export function answerQuery(query: string) {
  const parts = readQuery(query)
  const isPlace = Boolean(parts.postcode?.area) || isStreetKnown(parts)
  return { code: 2000, message: 'Success', result: isPlace ? found(query, parts) : notFound(query) }
}

export type SandboxAnswer = ReturnType<typeof answerQuery>

function found(query: string, parts: QueryParts) {
  const area = areaOf(parts)
  const levels = matchLevels(parts, area)
  return {
    query,
    country: 'GB',
    count: 1,
    ...scoreLevels(levels),
    ...levels,
    match: matchAddress(parts, area),
  }
}

function notFound(query: string) {
  return { query, country: 'GB', count: 0, fit: 0, confidence: 0, ...NO_MATCH_LEVELS, match: null }
}

// A word after a number is only taken for a street when a postcode stands by it.
function isStreetKnown({ thoroughfareAs }: QueryParts): boolean {
  return thoroughfareAs === 'full' || thoroughfareAs === 'abbreviated'
}

function areaOf({ postcode, postTown, thoroughfare }: QueryParts): string {
  const named = postcode?.area || areasOfTown(postTown)[0]
  if (named) return named
  const areas = Object.keys(POSTCODE_AREAS)
  return areas[hashText(thoroughfare + postTown) % areas.length] ?? 'SW'
}
