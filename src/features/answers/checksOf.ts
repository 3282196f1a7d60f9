import { findPostcodes } from '../../app/base/findPostcodes'
import { hasHouseNumber } from './hasHouseNumber'
import { readAnswer, type Answer, type MatchedAddress } from './readAnswer'
import type { RowResult } from './rowResult'

/** What is to be checked in a matched row, since the answer contradicts or adds to what was sent. */
export type Check = 'building' | 'street' | 'town' | 'postcode' | 'numberAdded'

/** Every check, in the order in which they are named. */
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

function look({ query, levels, address }: Answer): Check[] {
  if (!address) return []
  const isDue: Record<Check, boolean> = {
    building: levels.premise === 'INCORRECT',
    street: levels.street === 'INCORRECT',
    town: levels.postTown === 'INCORRECT',
    postcode: levels.postcode === 'INCORRECT' || isOtherPostcode(query, address.postcode),
    numberAdded: isNumberAdded(query, address.premise),
  }
  return CHECKS.filter((check) => isDue[check])
}

const known = new WeakMap<RowResult, Check[]>()

/**
 * What is to be checked in a row, in the order of `CHECKS`; nothing but for matched rows. Building, street and town
 * are due when the provider calls them incorrect; the postcode also when one was sent, wherever in the text, and the
 * answer has another; `numberAdded` when the answer has a house number and what was sent has none. A result is
 * looked at once, however often it is asked for.
 */
export function checksOf(result: RowResult | null): Check[] {
  const answer = readAnswer(result)
  if (!result || !answer) return []
  let checks = known.get(result)
  if (!checks) {
    checks = look(answer)
    known.set(result, checks)
  }
  return checks
}
