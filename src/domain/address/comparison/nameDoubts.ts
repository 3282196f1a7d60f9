import type { Doubt } from './doubt'
import { isFirmSaid, isSameByName } from './firmDoubts'
import { isBeside, isHousePaired } from './labels'
import { doubtOf, keysIn, lackOf, type Labelled, type Stretch } from './reading'
import { isSameWord, lacking, type Range } from '../words/spelling'
import { FILLERS, isBuildingKind, isOrganisationKind } from '../words/vocabulary'
import { keyAt } from '../words/words'

/** (d), (e) Doubts about the names of street and building, and about parts that were left out. */
export function nameDoubts(labelled: Labelled): Doubt[] {
  const used = new Set<Stretch>()
  const streets = streetDoubts(labelled, used)
  return [...streets, ...buildingDoubts(labelled, used), ...partDoubts(labelled, used)]
}

/** (d) What is in the place of a street, the likeliest first: after a number, by its kind, or next to a name that both have. */
function inStreetPlace({ answer, at, words, labels, left, building }: Labelled): Stretch[] {
  const main = answer.streets.at(-1)
  if (!main) return []
  const named = left.filter((each) => !isBeside(words, each))
  const streets = [
    ...named.filter(({ isNumbered }) => isNumbered),
    ...named.filter(({ kind }) => kind === 'street'),
  ]
  if (streets.length > 0 || at.has(main)) return streets
  // `Rose Cottage, Foxhill, Watford`: what follows a named house or a flat before any place that both have.
  const end = labels.findLastIndex((label) => label !== undefined && label !== 'place')
  const isBehindBuilding = ({ from }: Range) =>
    labels.slice(0, from).findLast((label) => label !== undefined) === 'building'
  const next = named.find((each) => isBehindBuilding(each) || each.from > end)
  const isName = next?.kind === 'other' || (next?.kind === 'building' && building !== undefined)
  return end >= 0 && isName ? [next] : []
}

/** What is in the place of the answer's street, unless it is a firm or a person. */
export const otherStreet = (labelled: Labelled): Stretch | undefined =>
  inStreetPlace(labelled).find(({ kind }) => kind !== 'organisation' && kind !== 'person')

/** (e) The last street that was not sent: another one in its place, or none, where the door does not agree. */
function streetDoubts(labelled: Labelled, used: Set<Stretch>): Doubt[] {
  const { answer, at, street, pairs, hasSamePostcode } = labelled
  const name = answer.streets.findLast((each) => !at.has(each))
  if (!name) return []
  const [other] = inStreetPlace(labelled)
  if (other) used.add(other)
  const isSettled = street !== undefined || (hasSamePostcode && (pairs.length > 0 || isSameByName(labelled)))
  return isSettled && !other ? [] : [lackOf(labelled, 'street', other, name)]
}

/** Whether a stretch follows the street: then it is a place, such as Abbey Wood. */
function isBehind(labelled: Labelled, { from }: Range): boolean {
  const { street, building } = labelled
  return from > (street ?? inStreetPlace(labelled)[0] ?? building ?? { from: Infinity }).from
}

/** (e) A building that was not sent: another one in its place, or none, where the house or the firm does not agree. */
function buildingDoubts(labelled: Labelled, used: Set<Stretch>): Doubt[] {
  const { answer, building, left, words, hasSamePostcode } = labelled
  const name = answer.building
  if (!name || building) return []
  const free = left.filter((each) => !used.has(each))
  const inPlace = free.filter(
    (each) => !isBehind(labelled, each) && each.kind !== 'person' && each.kind !== 'organisation',
  )
  // One centre or park is not another, also of a firm that is known.
  const other =
    inPlace.find(({ kind }) => kind === 'building') ??
    free.find(({ kind, to }) => kind === 'organisation' && isSameWord(words[to]!.key, name.words.at(-1)!)) ??
    inPlace[0]
  if (other) used.add(other)
  const isSettled = hasSamePostcode && (isHousePaired(labelled) || isFirmSaid(labelled))
  return isSettled && !other ? [] : [lackOf(labelled, 'building', other, name)]
}

/** (d) Names of buildings and streets that the answer lacks: `12 Court Mews, High Street`, `The Barn, Home Farm`. */
function partDoubts(labelled: Labelled, used: Set<Stretch>): Doubt[] {
  const { left } = labelled
  const isDoorKnown = isHousePaired(labelled) || isSameByName(labelled)
  const isPart = (each: Stretch) =>
    isDoorKnown ? isWithinNamed(labelled, each) : each.kind === 'street' || each.kind === 'building'
  return left
    .filter((each) => !used.has(each) && each.isUnknown && (each.isNumbered || !isBehind(labelled, each)))
    .filter((each) => isDoorsOwn(labelled, each) || isPart(each))
    .map((each) => doubtOf(labelled, 'partLeftOut', [each]))
}

/** Right behind a number a name is that door's: `12 Court Mews, High Street`; what is at a house is not the house: `Garages at 12`. */
function isDoorsOwn({ words, labels }: Labelled, { kind, from, to, isNumbered }: Stretch): boolean {
  // `15 (Windrush) Marshall Avenue` is apart from its number.
  const isApart = words.every(
    ({ part }, at) => at >= from || labels[at] !== 'door' || part !== words[from]!.part,
  )
  return kind !== 'person' && (keyAt(words, to + 1) === 'at' || (isNumbered && !isApart))
}

/** A house right before the name that both have, where no number says which house is meant: but `Brookroyd House, Brookroyd Surgery` is the surgery's. */
function isWithinNamed(labelled: Labelled, { kind, from, to }: Stretch): boolean {
  const { words, labels, answer } = labelled
  if (kind !== 'building' || isHousePaired(labelled)) return false
  const next = labels.findIndex(
    (label, at) => at > to && (label !== undefined || !FILLERS.has(keyAt(words, at))),
  )
  if (labels[next] !== 'organisation') return labels[next] === 'building'
  const telling = keysIn(labelled, { from, to }).filter(
    (key) => !isBuildingKind(key) && !isOrganisationKind(key),
  )
  const firms = answer.firms.flatMap((name) => name.words)
  return lacking(telling, firms).length === telling.length
}
