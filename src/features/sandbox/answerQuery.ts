import { findPlace } from './address/findPlace'
import { matchAddress } from './address/matchAddress'
import { matchLevels, NO_MATCH_LEVELS } from './address/matchLevels'
import { readQuery, type QueryParts } from './address/readQuery'
import { scoreLevels } from './address/scoreLevels'

/**
 * Answers a query as the provider answers POST /v1/cleanse/addresses with 200: the JSON body, as the
 * provider's document has it. The address is made up from the text of the query alone, so a query has the
 * same answer every time. A query without a postcode and without a street that can be recognised has no match.
 */
export function answerQuery(query: string) {
  const parts = readQuery(query)
  const isPlace = Boolean(parts.postcode?.area) || isStreetKnown(parts)
  return { code: 2000, message: 'Success', result: isPlace ? found(query, parts) : notFound(query) }
}

function found(query: string, parts: QueryParts) {
  const place = findPlace(parts)
  const levels = matchLevels(parts, place.town)
  return { query, count: 1, ...scoreLevels(levels), ...levels, match: matchAddress(parts, place) }
}

function notFound(query: string) {
  return { query, count: 0, fit: 0, confidence: 0, ...NO_MATCH_LEVELS, match: null }
}

// A word after a number is only taken for a street when a postcode stands by it.
function isStreetKnown({ thoroughfareAs }: QueryParts): boolean {
  return thoroughfareAs === 'full' || thoroughfareAs === 'abbreviated'
}
