import type { Name } from './answer'
import type { Doubt } from './doubt'
import { isFirmSaid, isSameByName } from './firmDoubts'
import { isBeside, isHousePaired, type Labelled } from './labels'
import { doubtOf, keysIn, lackOf, type Stretch } from './reading'
import { isSameWord, lacking, type Range } from '../words/spelling'
import {
  DWELLINGS,
  FILLERS,
  isBuildingKind,
  isCommonName,
  isDirection,
  isOrganisationKind,
  isStreetKind,
} from '../words/vocabulary'
import { ofKind } from '../words/wordTable'
import { endsPart, keyAt, startsPart } from '../words/words'

/** (d), (e) Doubts about the names of street and building, and about parts that were left out. */
export function nameDoubts(labelled: Labelled): Doubt[] {
  const used = new Set<Stretch>()
  const streets = streetDoubts(labelled, used)
  return [...streets, ...buildingDoubts(labelled, used), ...partDoubts(labelled, used)]
}

/** Whether one stretch is directly before another, in the same part. */
const isRightBefore = ({ words }: Labelled, { to }: Range, { from }: Range) =>
  to === from - 1 && words[to]!.part === words[from]!.part

const ESTATES = ofKind('estate')
const SURNAMES = ofKind('surname')

/** (d) A name that both have, if words right before or behind it make it another one: `Upper High Street`, `Ivy Cottage` for *The Cottage*. */
function changeOf(labelled: Labelled, name: Name, used: Set<Stretch>): Doubt[] {
  const { left, words, labels, pairs, at } = labelled
  const place = at.get(name)![0]!
  const isStreet = name.of === 'street'
  const isCommon = !isStreet && isCommonName(keysIn(labelled, place)) && words[place.from]!.key !== 'the'
  const isBehindDoor = ({ from }: Range) =>
    pairs.some(([{ to }]) => to < from) || labels.slice(0, from).includes('building')
  const isBefore = (each: Stretch) =>
    each.kind === 'other' &&
    isRightBefore(labelled, each, place) &&
    ((isStreet &&
      (each.isNumbered ||
        (startsPart(words, each.from) ? isBehindDoor(each) : labels[each.from - 1] !== undefined))) ||
      (each.isUnknown && (isDirection(words[each.to]!.key) || isCommon)))
  const isKind = (key: string) =>
    isDirection(key) ||
    (isStreet ? isStreetKind(key) || ESTATES.has(key) || DWELLINGS.has(key) : isBuildingKind(key))
  // `High Street West Wickham` is in West Wickham.
  const isAfter = (each: Stretch) =>
    isRightBefore(labelled, place, each) &&
    keysIn(labelled, each).every(isKind) &&
    (endsPart(words, each.to) || labels[each.to + 1] !== undefined)
  const change = left.find((each) => !used.has(each) && (isBefore(each) || isAfter(each)))
  if (!change) return []
  used.add(change)
  const whole = { from: Math.min(change.from, place.from), to: Math.max(change.to, place.to) }
  return [doubtOf(labelled, isStreet ? 'streetDiffers' : 'buildingDiffers', [whole], [name])]
}

/** (d) What stands where a street would, the likeliest first. */
export function inStreetPlace(labelled: Labelled): Stretch[] {
  const { answer, at, words, labels, street, building } = labelled
  const left = labelled.left.filter((each) => !isBeside(words, each))
  const isOfBuilding = ({ kind }: Stretch) => kind === 'building' && answer.building && !building
  const numbered = left.filter((each) => each.isNumbered && each.kind !== 'person' && !isOfBuilding(each))
  const streets = [...numbered, ...left.filter(({ kind }) => kind === 'street')]
  const main = answer.streets.at(-1)
  if (streets.length > 0 || !main || at.has(main)) return streets
  // `Rose Cottage, Foxhill, Watford`: what follows a named house or a flat before any place that both have.
  const end = labels.findLastIndex((label) => label !== undefined && label !== 'place')
  // `Hadrian Court Jameston, Apartment 10`.
  const isRightBehind = ({ from }: Range) => {
    const last = words[from - 1]?.key === 'the' ? from - 2 : from - 1
    return labels[last] === 'building' && words[last]!.part === words[from]!.part
  }
  const next = left.find(isRightBehind) ?? left.find(({ from }) => from > end)
  const isHouseNamed = building !== undefined || street !== undefined
  const isNext =
    next !== undefined &&
    lacking(
      keysIn(labelled, next),
      answer.places.flatMap((name) => name.words),
    ).length > 0 &&
    (next.kind === 'other' || (next.kind === 'building' && isHouseNamed)) &&
    !labels.slice(end, next.from).includes('place')
  return end >= 0 && isNext ? [next] : []
}

/** Whether a number is the name's in the answer, and was sent before another name. */
const isOfOtherName = ({ pairs, nameOf, answer }: Labelled, name: Name) =>
  pairs.some(
    ([sent, door]) => (door.of ?? (door.isHouse ? answer.streets[0] : null)) === name && nameOf.get(sent),
  )

/** (e) The last street that was not sent: another one in its place, or none, where the door does not agree. */
function streetDoubts(labelled: Labelled, used: Set<Stretch>): Doubt[] {
  const { answer, at, pairs, hasSamePostcode } = labelled
  const known = answer.streets.filter((name) => at.has(name))
  const changes = known.flatMap((name) => changeOf(labelled, name, used))
  const name = answer.streets.findLast((each) => !at.has(each))
  if (!name || changes.length > 0) return changes
  const [other] = inStreetPlace(labelled)
  if (other) used.add(other)
  const isNumberSame =
    isHousePaired(labelled) || (pairs.length > 0 && !answer.doors.some(({ isHouse }) => isHouse))
  const isSettled =
    known.length > 0
      ? !isOfOtherName(labelled, name)
      : hasSamePostcode && (isNumberSame || isSameByName(labelled))
  return isSettled && !other ? [] : [lackOf(labelled, 'street', other, name)]
}

/** Whether a stretch follows the street: then it is a place, such as Abbey Wood. */
function isBehind(labelled: Labelled, { from }: Range): boolean {
  const { answer, street, building } = labelled
  const other = answer.streets.length > 0 ? inStreetPlace(labelled)[0] : undefined
  return from > (street ?? other ?? building ?? { from: Infinity }).from
}

/** (e) A building that was not sent: another one in its place, or none, where the house or the firm does not agree. */
function buildingDoubts(labelled: Labelled, used: Set<Stretch>): Doubt[] {
  const { answer, building, left, leftFound, words, hasSamePostcode } = labelled
  const name = answer.building
  if (!name) return []
  if (building) return changeOf(labelled, name, used)
  const inPlace = left.filter(
    (each) =>
      !used.has(each) && !isBehind(labelled, each) && each.kind !== 'person' && each.kind !== 'organisation',
  )
  // One centre or park is not another, also of a firm that is known; nor is a firm's house the firm.
  const isOfKind = (each: Stretch) =>
    each.kind === 'organisation' &&
    (isSameWord(words[each.to]!.key, name.words.at(-1)!) ||
      (name.words.length > 1 && lacking(name.words, keysIn(labelled, each)).length === 1))
  const other =
    inPlace.find(({ kind }) => kind === 'building') ??
    left.find((each) => !used.has(each) && isOfKind(each)) ??
    inPlace[0]
  if (other) used.add(other)
  const isHouseSame = isHousePaired(labelled) && leftFound.every(({ isHouse }) => isHouse)
  const isSettled = hasSamePostcode && !isOfOtherName(labelled, name) && (isHouseSame || isFirmSaid(labelled))
  return isSettled && !other ? [] : [lackOf(labelled, 'building', other, name)]
}

/** Whether the house's number is right before or behind the street, but for a name in brackets: `15 (Windrush) Marshall Avenue`. */
function isNumberAtStreet({ street, pairs, words, left }: Labelled): boolean {
  if (!street) return false
  const aside = left.find((each) => each.isNumbered && isAside(words, each) && each.to === street.from - 1)
  return pairs.some(([{ from, to, kind }]) => {
    // A flat's in another part is not the house's: `Flat 2, Selby Road`.
    const isHouse = kind === '' || words[from]!.part === words[street.from]!.part
    const isBeforeAside =
      aside !== undefined &&
      kind === '' &&
      words.slice(to + 1, aside.from).every(({ key }) => FILLERS.has(key))
    return isHouse && (to === street.from - 1 || from === street.to + 1 || (isBeforeAside && to < aside.from))
  })
}

/** Whether a name stands in a part of its own and names no street. */
const isAside = (words: Labelled['words'], { kind, from, to }: Stretch) =>
  kind !== 'street' &&
  (startsPart(words, from) || (words[from - 1]?.key === 'the' && startsPart(words, from - 1))) &&
  endsPart(words, to)

/** (d) Names of buildings and streets that the answer lacks: `12 Court Mews, High Street`, `The Barn, Home Farm`. */
function partDoubts(labelled: Labelled, used: Set<Stretch>): Doubt[] {
  const { pairs, left } = labelled
  if (pairs.some(([{ kind }]) => kind === 'box')) return []
  const isDoorKnown = isSameByName(labelled) || isNumberAtStreet(labelled)
  const isPart = ({ kind, isNumbered }: Stretch) =>
    kind === 'street' || kind === 'building' || (kind === 'other' && isNumbered)
  return left
    .filter((each) => !used.has(each) && each.isUnknown && (each.isNumbered || !isBehind(labelled, each)))
    .filter(
      (each) => isDoorsOwn(labelled, each) || (isDoorKnown ? isWithinNamed(labelled, each) : isPart(each)),
    )
    .map((each) => doubtOf(labelled, 'partLeftOut', [each]))
}

/** Right behind a number a name is that door's: `12 Court Mews, High Street`; what is at a house is not the house: `Garages at 12`. */
function isDoorsOwn({ words, labels }: Labelled, each: Stretch): boolean {
  if (each.kind === 'person' || each.kind === 'organisation') return false
  const isAt =
    words[each.to + 1]?.key === 'at' && !endsPart(words, each.to) && labels[each.to + 2] !== undefined
  return isAt || (each.isNumbered && !isAside(words, each))
}

/**
 * A house right before the name that both have, where no number says which house is meant. *Ann Hall* is a person, and
 * `Brookroyd House, Brookroyd Surgery` is the surgery's.
 */
function isWithinNamed(labelled: Labelled, { kind, from, to }: Stretch): boolean {
  const { words, labels, answer } = labelled
  if (kind !== 'building' || SURNAMES.has(words[to]!.key) || isHousePaired(labelled)) return false
  let next = to + 1
  while (labels[next] === undefined && FILLERS.has(keyAt(words, next))) next += 1
  if (labels[next] !== 'organisation') return labels[next] === 'building'
  const telling = keysIn(labelled, { from, to }).filter(
    (key) => !isBuildingKind(key) && !isOrganisationKind(key),
  )
  return (
    telling.length === 0 ||
    lacking(
      telling,
      answer.firms.flatMap((name) => name.words),
    ).length > 0
  )
}
