import { findPostcodes } from '../../app/base/findPostcodes'
import { hasHouseNumber } from './houseNumbers'
import { readAnswer, type Answer, type MatchedAddress } from './readAnswer'
import type { RowResult } from './rowResult'

/** How the answer to a matched row contradicts what was sent, or adds to it. */
export type Check = (typeof CHECKS)[number]

/** Every check, in the order in which they are told: what contradicts, then what was added. */
export const CHECKS = [
  'building',
  'street',
  'town',
  'postcode',
  'postcodeAdded',
  'townAdded',
  'streetAdded',
  'numberAdded',
] as const

const plain = (postcode: string) => postcode.replace(/\s/g, '').toUpperCase()

// An ordinal is not a house number: `1st Choice House`.
const startsWithNumber = (name: string) => /^\d/.test(name) && !/^\d+(?:st|nd|rd|th)\b/i.test(name)

const isNumberAdded = (query: string, { number, name }: MatchedAddress['premise']) =>
  (number !== '' || startsWithNumber(name)) && !hasHouseNumber(query)

function check({ query, levels, address }: Answer): Check[] {
  if (!address) return []
  const sent = findPostcodes(query)
  const hasPostcode = sent.length > 0
  const isOther = hasPostcode && sent.every((postcode) => plain(postcode) !== plain(address.postcode))
  const isDue: Record<Check, boolean> = {
    building: levels.premise === 'INCORRECT',
    street: levels.street === 'INCORRECT',
    town: levels.postTown === 'INCORRECT',
    postcode: levels.postcode === 'INCORRECT' || isOther,
    postcodeAdded: !hasPostcode && address.postcode !== '',
    // With a postcode the town follows from it.
    townAdded: !hasPostcode && levels.postTown === 'MISSING',
    streetAdded: levels.street === 'MISSING' && address.street !== '',
    numberAdded: isNumberAdded(query, address.premise),
  }
  return CHECKS.filter((each) => isDue[each])
}

const known = new WeakMap<RowResult, Check[]>()

/**
 * The checks that apply to a row, in the order of `CHECKS`; none unless it is matched. Each result is checked once,
 * however often it is asked for.
 *
 * - `building`, `street`, `town`: the provider calls them incorrect
 * - `postcode`: so does it, or the text that was sent has postcodes, and the answer's is none of them
 * - `postcodeAdded`: the answer has a postcode, and the text that was sent has none
 * - `townAdded`: the provider calls the town missing, and no postcode was sent
 * - `streetAdded`: the provider calls the street missing, and the answer has one
 * - `numberAdded`: the answer has a house number, and the text that was sent has none
 */
export function checksOf(result: RowResult | null): Check[] {
  const answer = readAnswer(result)
  if (!result || !answer) return []
  let checks = known.get(result)
  if (!checks) {
    checks = check(answer)
    known.set(result, checks)
  }
  return checks
}
