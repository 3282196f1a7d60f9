import { answerOf, type Answer } from '../../cleanse/readAnswer'
import { correctionOf, type AnsweredRow, type RowResult } from '../../cleanse/rowResult'
import { align } from './align'
import { CHECKS, type Check, type Doubt } from './doubt'
import { nameDoubts } from './nameDoubts'
import { numberDoubts } from './numberDoubts'
import { organisationDoubts, postcodeDoubts, townDoubts } from './placeDoubts'

const NONE: readonly Doubt[] = []

const known = new WeakMap<AnsweredRow, WeakMap<readonly string[], readonly Doubt[]>>()

/**
 * Why a matched row is to review apart from its score, in the order of `CHECKS`; none for any other row, nor for an
 * address that a person chose or typed. Compared once for each result and row: rows that were looked up together share
 * a result, but not an organisation's name.
 *
 * @param row the customer's values
 */
export function doubtsOf(result: RowResult | null, row: readonly string[]): readonly Doubt[] {
  if (result?.kind !== 'answered' || correctionOf(result)) return NONE
  const ofResult = known.get(result) ?? new WeakMap<readonly string[], readonly Doubt[]>()
  known.set(result, ofResult)
  const doubts = ofResult.get(row) ?? compareAddresses(answerOf(result), row)
  ofResult.set(row, doubts)
  return doubts
}

/**
 * Compares an address that was sent with the one that was found: why a person should look at the answer, in the order
 * of `CHECKS`; nothing if both have every word that finds the door.
 *
 * @param row the customer's values, which may name the organisation
 */
export function compareAddresses(answer: Answer, row: readonly string[]): Doubt[] {
  const { query, address } = answer
  if (!address) return []
  const aligned = align(query, address)
  const doubts = [
    ...numberDoubts(aligned),
    ...nameDoubts(aligned),
    ...organisationDoubts(aligned, query, row),
    ...postcodeDoubts(aligned, address),
    ...townDoubts(aligned, address),
  ]
  const isNew = ({ check }: Doubt) => !doubts.some((doubt) => doubt.check === check)
  return inOrder([...doubts, ...levelDoubts(answer).filter(isNew)])
}

/** What the provider calls incorrect. No other level says anything. */
function levelDoubts({ levels, address }: Answer): Doubt[] {
  const said: [level: string, check: Check, found: string | undefined][] = [
    [levels.premise, 'buildingDiffers', address?.premise.name],
    [levels.street, 'streetDiffers', address?.street],
    [levels.postTown, 'townDiffers', address?.postTown],
    [levels.organisation, 'organisationDiffers', address?.organisation],
    [levels.postcode, 'postcodeDiffers', address?.postcode],
  ]
  return said.flatMap(([level, check, found]) =>
    level === 'INCORRECT' ? [{ check, sent: [], found: found ? [found] : [] }] : [],
  )
}

/** At most one doubt of each kind, in their order. */
const inOrder = (doubts: Doubt[]): Doubt[] =>
  CHECKS.flatMap((check) => {
    const same = doubts.filter((doubt) => doubt.check === check)
    if (same.length < 2) return same
    const found = [...new Set(same.flatMap((doubt) => doubt.found))]
    return [{ check, sent: same.flatMap(({ sent }) => sent), found }]
  })
