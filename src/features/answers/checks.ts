import { findPostcodes } from '../../app/base/findPostcodes'
import { hasHouseNumber } from './houseNumbers'
import { answerOf, type MatchedAddress } from './readAnswer'
import { oncePerRow, type RowResult } from './rowResult'

/** How an answer may contradict what was sent or add to it, contradictions first. */
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

export type Check = (typeof CHECKS)[number]

const plain = (postcode: string) => postcode.replace(/\s/g, '').toUpperCase()

// An ordinal is not a house number: `1st Choice House`.
const startsWithNumber = (name: string) => /^\d/.test(name) && !/^\d+(?:st|nd|rd|th)\b/i.test(name)

const isNumberAdded = (query: string, { number, name }: MatchedAddress['premise']) =>
  (number !== '' || startsWithNumber(name)) && !hasHouseNumber(query)

/** The checks that apply to a row, in the order of `CHECKS`; none unless it is matched. */
export const checksOf = (result: RowResult | null): Check[] =>
  result?.kind === 'answered' ? checksOfRow(result) : []

const checksOfRow = oncePerRow((row): Check[] => {
  const { query, levels, address } = answerOf(row)
  if (!address) return []
  const sent = findPostcodes(query)
  const hasPostcode = sent.length > 0
  const isOther = hasPostcode && sent.every((postcode) => plain(postcode) !== plain(address.postcode))
  const applies: Record<Check, boolean> = {
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
  return CHECKS.filter((check) => applies[check])
})
