import type { Component, MatchedAddress } from './answer'
import { CHECK_NAMES, CHECKS, type Check, type Comparison, type Doubt } from './doubt'
import { townDoubts } from './doorDoubts'
import { read } from './read'
import { type Reading, doubtOf, type Stretch } from './reading'
import type { Kind } from '../columns/kinds'
import { joinWhole, type TheirPiece } from '../columns/theirs'
import { lacking } from '../words/spelling'
import { keysOf, type Span } from '../words/words'

export interface Compared {
  query: string
  /** The provider's match level for each component. */
  levels: Record<Component, string>
  /** Null if no address was found. */
  address: MatchedAddress | null
}

/**
 * Compares an address that was sent with the one that was found: says why a person should look at it, in the order of `CHECKS`,
 * or nothing if both have every word that finds the door. A text of over 500 characters is too long to compare.
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

/** What the provider calls incorrect; its other levels tell nothing. Only for a town do we know what stands in its place. */
function levelDoubts({ levels, address }: Compared, reading: Reading): Doubt[] {
  const sentFor = (check: Check) =>
    check === 'townDiffers' ? townDoubts(reading).flatMap(({ sent }) => sent) : []
  const said: [level: string, check: Check, found: string | undefined][] = [
    [levels.premise, 'buildingDiffers', address?.premise.name],
    [levels.street, 'streetDiffers', address?.streets.join(', ')],
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
const inOrder = (doubts: Doubt[]): Doubt[] =>
  CHECK_NAMES.flatMap((check) => {
    const same = doubts.filter((doubt) => doubt.check === check)
    if (same.length < 2) return same
    const found = [...new Set(same.flatMap((doubt) => doubt.found))]
    const unsent = same.flatMap((doubt) => doubt.unsent ?? [])
    return [{ check, sent: same.flatMap(({ sent }) => sent), found, ...(unsent.length > 0 && { unsent }) }]
  })

/** Kinds that do not find the door. */
const FINDS_NOTHING = new Set<Kind>(['firm', 'department', 'locality', 'town', 'county'])

/**
 * Compares a row's whole address with its answer: the doubts about what was sent and what was not; nothing that the row has
 * elsewhere counts as *added*.
 *
 * @param pieces the row's own address, in file order; if all or none were sent, they tell nothing more
 * @returns the doubts, and the reading of the whole address, null if the doubts do not need it
 */
export function compareRow(
  answer: Compared,
  row: readonly string[],
  pieces: readonly TheirPiece[],
): Comparison & { whole: Reading | null } {
  const compared = compareAddresses(answer, row)
  const { doubts, reading } = compared
  const { text, pieceAt } = joinWhole(pieces)
  // If the whole row was sent, the sent text says it all.
  const ofSent = {
    doubts,
    isStreetSent: compared.isStreetSent,
    whole: reading?.text === text ? reading : null,
  }
  const unsent = pieces.filter(({ isUnsent }) => isUnsent)
  const { address } = answer
  if (!address || [0, pieces.length].includes(unsent.length)) return ofSent
  const isAdded = ({ check }: Doubt) => CHECKS[check].isAdded
  const hasWords = ({ found }: Doubt) => lacking(keysOf(found.join(', ')), keysOf(text)).length === 0
  // The whole address tells no more if it has nothing that was added, and what was not sent finds no door.
  const mayContradict = unsent.some(({ kind }) => !FINDS_NOTHING.has(kind))
  if (!mayContradict && !doubts.some((doubt) => isAdded(doubt) && hasWords(doubt))) return ofSent
  const whole = read(text, address, row)
  if (whole.isTooLong) return ofSent

  // A door may be there in other words: `Flt 4`.
  const hasDoors = ({ found }: Doubt) =>
    found.every((each) => whole.pairs.some(([, { text: door }]) => door === each))
  const isThere = (doubt: Doubt) => isAdded(doubt) && (hasWords(doubt) || hasDoors(doubt))
  const isOnlyAdded = (doubt: Doubt) =>
    isThere(doubt) && !whole.doubts.some(({ check }) => check === doubt.check)
  // A number that was sent may have its letter in a column that was not.
  const unsentIn = ({ start, end }: Span) => {
    const piece = [start, end - 1]
      .map(pieceAt)
      .find((each) => each?.isUnsent && !FINDS_NOTHING.has(each.kind))
    return piece ? [{ column: piece.column, text: text.slice(start, end) }] : []
  }
  // A numbered street that was not sent differs even if the answer's was sent too: `1 Otley Road | 70 Mill Lane`.
  const isOther = ({ kind, isNumbered, isUnknown }: Stretch) => kind === 'street' && isNumbered && isUnknown
  const otherStreet = ofSent.isStreetSent ? whole.left.find(isOther) : undefined
  const { streets } = whole.answer
  const differing = otherStreet ? [doubtOf(whole, 'streetDiffers', [otherStreet], streets)] : []
  // An answer without a street has no place for a number.
  const hasPlace = ({ check }: Doubt) => check !== 'numberLeftOut' || streets.length > 0
  const contradictions = [...whole.doubts, ...differing]
    .filter((doubt) => CHECKS[doubt.check].telling !== undefined && hasPlace(doubt))
    .map(({ check, sent, found }): Doubt => ({ check, sent: [], unsent: sent.flatMap(unsentIn), found }))
    .filter((doubt) => doubt.unsent!.length > 0)
  // What differs from an unsent word was not added.
  const differs = new Set(contradictions.flatMap(({ found }) => found))
  const isExcused = (doubt: Doubt) =>
    isOnlyAdded(doubt) || (isAdded(doubt) && doubt.found.some((each) => differs.has(each)))
  const own = doubts.filter((doubt) => !isExcused(doubt))
  return { ...ofSent, doubts: inOrder([...own, ...contradictions]), whole }
}
