import { doubtOf, isBehind, isPaired, lacking, lackOf, type Aligned } from './align'
import type { Doubt } from './doubt'
import type { Name } from './found'
import { isSameByName, isSameOrganisation } from './organisationDoubts'
import { keysIn, type Stretch } from './reading'
import { isSameWord, type Range } from '../words/spelling'
import {
  FILLERS,
  isBuildingKind,
  isCommonName,
  isDirection,
  isOrganisationKind,
  isStreetKind,
} from '../words/vocabulary'
import { ofKind } from '../words/wordTable'
import { endsPart, startsPart } from '../words/words'

/** Doubts about the names of street and building, and about parts that were left out. */
export function nameDoubts(aligned: Aligned): Doubt[] {
  const used = new Set<Stretch>()
  const streets = streetDoubts(aligned, used)
  const buildings = buildingDoubts(aligned, used, streets.length === 0)
  return [...streets, ...buildings, ...subBuildingDoubts(aligned), ...partDoubts(aligned, used)]
}

/** Whether one stretch is directly before another, in the same part. */
const isRightBefore = ({ words }: Aligned, { to }: Range, { from }: Range) =>
  to === from - 1 && words[to]!.part === words[from]!.part

/** `Otley Road Industrial Estate` is not Otley Road. */
const ESTATES = ofKind('estate')

/**
 * A doubt about a name that both addresses have, if words right before or after it make it another one: `Upper High
 * Street`, `Ivy Cottage` where the answer has *The Cottage*, `St Johns Church Road` where it has Church Road.
 */
function changeOf(
  aligned: Aligned,
  name: Name,
  check: 'streetDiffers' | 'buildingDiffers',
  used: Set<Stretch>,
) {
  const { left, words, slots, pairs, at } = aligned
  const place = at.get(name)!
  const isStreet = check === 'streetDiffers'
  const isCommon = !isStreet && isCommonName(keysIn(aligned, place)) && words[place.from]!.key !== 'the'
  const isBehindDoor = ({ from }: Range) =>
    pairs.some(([{ to }]) => to < from) || slots.slice(0, from).includes('building')
  const change = left.find((each) => {
    const keys = keysIn(aligned, each)
    if (isRightBefore(aligned, each, place) && each.kind === 'other') {
      const isBehindName = slots[each.from - 1] === 'building' && each.isUnknown
      const isOfStreet =
        each.isNumbered || isBehindName || (startsPart(words, each.from) && isBehindDoor(each))
      if (isStreet && isOfStreet) return true
      if (each.isUnknown && (isDirection(keys.at(-1)!) || isCommon)) return true
    }
    const isKind = keys.every(
      (key) => isDirection(key) || (isStreet ? isStreetKind(key) || ESTATES.has(key) : isBuildingKind(key)),
    )
    if (!isRightBefore(aligned, place, each) || !isKind) return false
    // `High Street West Wickham` is in West Wickham.
    return endsPart(words, each.to) || slots[each.to + 1] !== undefined
  })
  if (!change || used.has(change)) return []
  used.add(change)
  const whole = { from: Math.min(change.from, place.from), to: Math.max(change.to, place.to) }
  return [doubtOf(aligned, check, [whole], [name])]
}

/** Whether the doors agree as far as the cleansed address has any. */
const isNumberSame = (aligned: Aligned) =>
  isPaired(aligned, 'house') ||
  (aligned.pairs.length > 0 && !aligned.found.doors.some(({ place }) => place === 'house'))

/** Whether a number is the name's in the answer, and was sent before another name. */
const isOfOtherName = ({ pairs, nameOf }: Aligned, name: Name) =>
  pairs.some(([sent, door]) => door.of === name && nameOf.get(sent))

function streetDoubts(aligned: Aligned, used: Set<Stretch>): Doubt[] {
  const { found, at, hasSamePostcode, inStreetPlace } = aligned
  const known = found.streets.filter((name) => at.has(name))
  const changes = known.flatMap((name) => changeOf(aligned, name, 'streetDiffers', used))
  const name = found.streets.findLast((each) => !at.has(each))
  if (!name || changes.length > 0) return changes
  const [other] = inStreetPlace
  if (other) used.add(other)
  const isSettled =
    known.length > 0
      ? !isOfOtherName(aligned, name)
      : hasSamePostcode && (isNumberSame(aligned) || isSameByName(aligned))
  return isSettled && !other ? [] : [lackOf(aligned, 'street', other, name)]
}

function buildingDoubts(aligned: Aligned, used: Set<Stretch>, isStreetSame: boolean): Doubt[] {
  const { found, building, left, hasSamePostcode, leftFound } = aligned
  const name = found.building
  if (!name) return []
  if (building) return changeOf(aligned, name, 'buildingDiffers', used)
  const inPlace = left.filter(
    (each) =>
      !used.has(each) && !isBehind(aligned, each) && each.kind !== 'person' && each.kind !== 'organisation',
  )
  // One centre or park is not another, also of a firm that is known.
  const isOfKind = ({ kind, to, isUnknown }: Stretch) =>
    kind === 'organisation' && isUnknown && isSameWord(aligned.words[to]!.key, name.words.at(-1)!)
  const other =
    inPlace.find(({ kind }) => kind === 'building') ??
    left.find((each) => !used.has(each) && isOfKind(each)) ??
    inPlace.find((each) => lacking(keysIn(aligned, each), name.words).length > 0)
  if (other) used.add(other)
  const isDoorAdded = leftFound.some((door) => ['flat', 'either', 'block'].includes(door.place))
  const isHouseSame = isPaired(aligned, 'house') && isStreetSame && !isDoorAdded
  const isSettled =
    hasSamePostcode && !isOfOtherName(aligned, name) && (isHouseSame || isSameOrganisation(aligned))
  return isSettled && !other ? [] : [lackOf(aligned, 'building', other, name)]
}

/** A sub-building with a name, such as *The Stables*, is a door like a flat. */
function subBuildingDoubts(aligned: Aligned): Doubt[] {
  const { found, words, hasSamePostcode } = aligned
  if (!found.subBuilding || (hasSamePostcode && isSameOrganisation(aligned))) return []
  const name = found.subBuilding.words.filter((word) => !FILLERS.has(word))
  const keys = words.map(({ key }) => key)
  return lacking(name, keys).length > 0 ? [doubtOf(aligned, 'numberAdded', [], [found.subBuilding])] : []
}

/** Whether the house's number is right before or after the street. */
const isNumberAtStreet = ({ street, pairs, words }: Aligned) =>
  street !== undefined &&
  pairs.some(([{ from, to, place, kind }]) => {
    // A flat's in another part is not the house's: `Flat 2, Selby Road`.
    const isHouse = kind === '' || words[from]!.part === words[street.from]!.part
    return place !== 'box' && isHouse && (to === street.from - 1 || from === street.to + 1)
  })

/**
 * Names of buildings and streets that the cleansed address lacks: `12 Court Mews, High Street`, `The Barn, Home Farm`. A
 * street right behind a number is one whoever stands before it.
 */
function partDoubts(aligned: Aligned, used: Set<Stretch>): Doubt[] {
  if (isPaired(aligned, 'box')) return []
  const isDoorKnown = isSameByName(aligned) || isNumberAtStreet(aligned)
  const isPart = ({ kind, isNumbered }: Stretch) =>
    kind === 'street' || kind === 'building' || (kind === 'other' && isNumbered)
  const isNumberedStreet = ({ kind, isNumbered }: Stretch) => kind === 'street' && isNumbered
  return aligned.left
    .filter((each) => !used.has(each) && each.isUnknown && (each.isNumbered || !isBehind(aligned, each)))
    .filter((each) => isNumberedStreet(each) || (isDoorKnown ? isWithinNamed(aligned, each) : isPart(each)))
    .map((each) => doubtOf(aligned, 'partLeftOut', [each]))
}

const SURNAMES = ofKind('surname')

/**
 * A house right before the name that both addresses have, where no number says which house is meant. *Ann Hall* is a
 * person, and `Brookroyd House, Brookroyd Surgery` is the surgery's.
 */
function isWithinNamed(aligned: Aligned, { kind, from, to }: Stretch): boolean {
  const { words, slots, found } = aligned
  if (kind !== 'building' || SURNAMES.has(words[to]!.key) || isPaired(aligned, 'house')) return false
  let next = to + 1
  while (slots[next] === undefined && FILLERS.has(words[next]?.key ?? '')) next += 1
  if (slots[next] !== 'organisation') return slots[next] === 'building'
  const telling = keysIn(aligned, { from, to }).filter(
    (key) => !isBuildingKind(key) && !isOrganisationKind(key),
  )
  const names = found.organisations.flatMap((name) => name.words)
  return telling.length === 0 || lacking(telling, names).length > 0
}
