import type { Component, MatchedAddress } from './matchedAddress'
import { isCounty } from '../words/counties'
import { keysIn, lackOf, layBeside, type Aligned, type Laid } from './align'
import { CHECKS, type Check, type Comparison, type Doubt } from './doubt'
import { nameDoubts } from './nameDoubts'
import { numberDoubts } from './numberDoubts'
import { organisationDoubts } from './organisationDoubts'
import { placesOf } from '../words/spelling'
import { keysOf } from '../words/words'

/** What was sent, and what the provider found for it and says of it. */
export interface Compared {
  query: string
  /** The provider's match level for each component. */
  levels: Record<Component, string>
  /** Null if no address was found. */
  address: MatchedAddress | null
}

/**
 * Compares an address that was sent with the one that was found: why a person should look at the answer, in the order
 * of `CHECKS`; nothing if both have every word that finds the door. A text of over 500 characters is not compared, which
 * is a reason of its own.
 *
 * @param row the customer's values, which may name the organisation
 */
export function compareAddresses(answer: Compared, row: readonly string[]): Comparison {
  const { query, address } = answer
  if (!address) return { doubts: [], isStreetSent: false }
  const laid = layBeside(query, address)
  const doubts = ownDoubts(laid, row)
  // The provider's premise is number and building in one.
  const isOfPremise = (check: Check) => /^(?:number|building|part)/.test(check)
  const isNew = ({ check }: Doubt) =>
    !doubts.some((doubt) => doubt.check === check || (isOfPremise(check) && isOfPremise(doubt.check)))
  return {
    doubts: inOrder([...doubts, ...levelDoubts(answer).filter(isNew)]),
    isStreetSent: laid.aligned?.street !== undefined,
  }
}

/** What the two texts differ in, whatever the provider says of it. */
export function ownDoubts({ text, address, aligned }: Laid, row: readonly string[]): Doubt[] {
  if (!aligned) return [{ check: 'tooLong', sent: [], found: [] }]
  return [
    ...numberDoubts(aligned),
    ...nameDoubts(aligned),
    ...organisationDoubts(aligned, text, row),
    ...postcodeDoubts(aligned, address),
    ...townDoubts(aligned, address),
  ]
}

/** Whether the postcode was sent. One that was mistyped in look-alikes counts as sent, and so does its first half. */
function postcodeDoubts(
  { postcodes, outwards, hasSamePostcode }: Aligned,
  { postcode }: MatchedAddress,
): Doubt[] {
  if (postcode === '' || hasSamePostcode) return []
  const sent = postcodes.length > 0 ? postcodes : outwards
  if (sent.length === 0) return [{ check: 'postcodeAdded', sent: [], found: [postcode] }]
  const isHalf = (reading: string) =>
    `${postcode.toUpperCase()} `.startsWith(reading.includes(' ') ? reading : `${reading} `)
  if (outwards.some(({ readings: [reading = ''] }) => isHalf(reading))) return []
  return [
    { check: 'postcodeDiffers', sent: sent.map(({ start, end }) => ({ start, end })), found: [postcode] },
  ]
}

/** Whether the town was sent, where no whole postcode says it. */
function townDoubts(aligned: Aligned, { postTown, localities }: MatchedAddress): Doubt[] {
  const { postcodes, words, left, street } = aligned
  if (postcodes.length > 0 || postTown === '') return []
  const isSaid = (name: string) => placesOf(words, keysOf(name)).length > 0
  const other = left.findLast(
    (phrase) => phrase.kind === 'other' && phrase.from > (street?.to ?? 0) && phrase.isUnknown,
  )
  if (!isSaid(postTown)) return [lackOf(aligned, 'town', other, { text: postTown })]
  // Another village of the same town.
  const [village] = localities.toReversed()
  const isOther = village !== undefined && other && !isCounty(keysIn(aligned, other).join(' '))
  return isOther && !localities.some(isSaid) ? [lackOf(aligned, 'town', other, { text: village })] : []
}

/** What the provider calls incorrect. No other level says anything. */
function levelDoubts({ levels, address }: Compared): Doubt[] {
  const said: [level: string, check: Check, found: string | undefined][] = [
    [levels.premise, 'buildingDiffers', address?.premise.name],
    [levels.street, 'streetDiffers', address?.street],
    [levels.postTown, 'townDiffers', address?.postTown],
    [levels.organisation, 'organisationDiffers', address?.organisation],
    [levels.postcode, 'postcodeDiffers', address?.postcode],
  ]
  return said.flatMap(([level, check, found]) =>
    level === 'INCORRECT' ? [{ check, sent: [], found: found ? [found] : [], isProviders: true }] : [],
  )
}

/** At most one doubt of each kind, in their order. */
export const inOrder = (doubts: Doubt[]): Doubt[] =>
  CHECKS.flatMap((check) => {
    const same = doubts.filter((doubt) => doubt.check === check)
    if (same.length < 2) return same
    const found = [...new Set(same.flatMap((doubt) => doubt.found))]
    const unsent = same.flatMap((doubt) => doubt.unsent ?? [])
    return [{ check, sent: same.flatMap(({ sent }) => sent), found, ...(unsent.length > 0 && { unsent }) }]
  })
