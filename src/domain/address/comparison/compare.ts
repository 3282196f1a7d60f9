import type { Component, MatchedAddress } from './matchedAddress'
import { CHECK_NAMES, CHECKS, type Check, type Comparison, type Doubt } from './doubt'
import { townDoubts } from './nameDoubts'
import { read } from './read'
import type { Reading } from './reading'

/** What was sent, and what the provider found for it and says of it. */
export interface Compared {
  query: string
  /** The provider's match level for each component. */
  levels: Record<Component, string>
  /** Null if no address was found. */
  address: MatchedAddress | null
}

/**
 * Compares an address that was sent with the one that was found: why a person should look at it, in the order of `CHECKS`;
 * nothing if both have every word that finds the door. A text of over 500 characters is too long to compare.
 *
 * @param row the customer's values, which may name the organisation
 */
export function compareAddresses(
  answer: Compared,
  row: readonly string[],
): Comparison & { reading: Reading | null } {
  const { query, address } = answer
  if (!address) return { doubts: [], isStreetSent: false, reading: null }
  const reading = read(query, address, row)
  const { doubts } = reading
  const isNew = ({ check }: Doubt) =>
    !doubts.some(
      (doubt) => doubt.check === check || (CHECKS[check].isPremise && CHECKS[doubt.check].isPremise),
    )
  return {
    doubts: inOrder([...doubts, ...levelDoubts(answer, reading).filter(isNew)]),
    isStreetSent: reading.street !== undefined,
    reading,
  }
}

/** What the provider calls incorrect. No other level says anything. Only of a town is it known what stands in its place. */
function levelDoubts({ levels, address }: Compared, reading: Reading): Doubt[] {
  const sentFor = (check: Check) =>
    check === 'townDiffers' ? townDoubts(reading).flatMap(({ sent }) => sent) : []
  const said: [level: string, check: Check, found: string | undefined][] = [
    [levels.premise, 'buildingDiffers', address?.premise.name],
    [levels.street, 'streetDiffers', address?.street],
    [levels.postTown, 'townDiffers', address?.postTown],
    [levels.organisation, 'organisationDiffers', address?.organisation],
    [levels.postcode, 'postcodeDiffers', address?.postcode],
  ]
  return said.flatMap(([level, check, found]) =>
    level === 'INCORRECT'
      ? [{ check, sent: sentFor(check), found: found ? [found] : [], isProviders: true }]
      : [],
  )
}

/** At most one doubt of each kind, in their order. */
export const inOrder = (doubts: Doubt[]): Doubt[] =>
  CHECK_NAMES.flatMap((check) => {
    const same = doubts.filter((doubt) => doubt.check === check)
    if (same.length < 2) return same
    const found = [...new Set(same.flatMap((doubt) => doubt.found))]
    const unsent = same.flatMap((doubt) => doubt.unsent ?? [])
    return [{ check, sent: same.flatMap(({ sent }) => sent), found, ...(unsent.length > 0 && { unsent }) }]
  })
