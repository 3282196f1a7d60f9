import { findPostcodes } from '../../app/base/findPostcodes'
import { hasHouseNumber } from './houseNumbers'
import { readAnswer, type Answer, type MatchedAddress } from './readAnswer'
import type { RowResult } from './rowResult'

/** How the answer to a matched row contradicts what was sent, or adds to it. */
export type Check = 'building' | 'street' | 'town' | 'postcode' | 'numberAdded'

/** Every check, in the order in which they are told. */
export const CHECKS: readonly Check[] = ['building', 'street', 'town', 'postcode', 'numberAdded']

const plain = (postcode: string) => postcode.replace(/\s/g, '').toUpperCase()

// An ordinal is no house number: `1st Choice House`.
const startsWithNumber = (name: string) => /^\d/.test(name) && !/^\d+(?:st|nd|rd|th)\b/i.test(name)

function isOtherPostcode(query: string, found: string): boolean {
  const sent = findPostcodes(query)
  return sent.length > 0 && sent.every((postcode) => plain(postcode) !== plain(found))
}

const isNumberAdded = (query: string, { number, name }: MatchedAddress['premise']) =>
  (number !== '' || startsWithNumber(name)) && !hasHouseNumber(query)

function check({ query, levels, address }: Answer): Check[] {
  if (!address) return []
  const isDue: Record<Check, boolean> = {
    building: levels.premise === 'INCORRECT',
    street: levels.street === 'INCORRECT',
    town: levels.postTown === 'INCORRECT',
    postcode: levels.postcode === 'INCORRECT' || isOtherPostcode(query, address.postcode),
    numberAdded: isNumberAdded(query, address.premise),
  }
  return CHECKS.filter((each) => isDue[each])
}

const known = new WeakMap<RowResult, Check[]>()

/**
 * The checks that apply to a row, in the order of `CHECKS`; none unless it is matched. Building, street and town: the
 * provider calls them incorrect. Postcode: so does it, or one was sent, anywhere in the text, and the answer has
 * another. `numberAdded`: the answer has a house number and the text that was sent has none. Each result is checked
 * once, however often it is asked for.
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
