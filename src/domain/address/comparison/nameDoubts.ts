import {
  buildingAt,
  doubtOf,
  followsNumber,
  isPaired,
  isUnknown,
  keysIn,
  lacking,
  streetAt,
  type Aligned,
} from './align'
import type { Doubt } from './doubt'
import type { Name } from './found'
import { isSameByName, isSameOrganisation } from './organisationDoubts'
import type { Phrase } from './phrases'
import { isSameWord, type Range } from './spelling'
import {
  FILLERS,
  isBuildingKind,
  isCommonName,
  isDirection,
  isOrganisationKind,
  isPlainStreet,
  isStreetKind,
} from './vocabulary'
import { endsPart, startsPart } from './words'

/** Doubts about the names of street and building, and about parts that were left out. */
export function nameDoubts(aligned: Aligned): Doubt[] {
  const used = new Set<Phrase>()
  const streets = streetDoubts(aligned, used)
  const buildings = buildingDoubts(aligned, used, streets.length === 0)
  return [...streets, ...buildings, ...subBuildingDoubts(aligned), ...partDoubts(aligned, used)]
}

/** Whether one stretch is directly before another, in the same part. */
const isRightBefore = ({ words }: Aligned, { to }: Range, { from }: Range) =>
  to === from - 1 && words[to]!.part === words[from]!.part

/**
 * Words right before or after a name that make it another one: `Upper High Street`, `Ivy Cottage` where the answer has
 * *The Cottage*, `St Johns Church Road` where it has Church Road.
 */
function changeOf(aligned: Aligned, place: Range, kind: 'street' | 'building'): Phrase | undefined {
  const { phrases, words, slots, pairs } = aligned
  const isStreet = kind === 'street'
  const isCommon = !isStreet && isCommonName(keysIn(aligned, place)) && words[place.from]!.key !== 'the'
  const isBehindDoor = ({ from }: Range) =>
    pairs.some(([{ to }]) => to < from) || slots.slice(0, from).includes('building')
  return phrases.find((phrase) => {
    const keys = keysIn(aligned, phrase)
    if (isRightBefore(aligned, phrase, place) && phrase.kind === 'other' && isUnknown(aligned, phrase)) {
      if (isDirection(keys.at(-1)!) || isCommon) return true
      return (
        isStreet &&
        (followsNumber(aligned, phrase) || (startsPart(words, phrase.from) && isBehindDoor(phrase)))
      )
    }
    const isKind = keys.every(
      (key) => isDirection(key) || (isStreet ? isStreetKind(key) : isBuildingKind(key)),
    )
    if (!isRightBefore(aligned, place, phrase) || !isKind) return false
    // `High Street West Wickham` is in West Wickham, `Linden House East Leeds` in East Leeds.
    const mayGoOn = isStreet || !keys.some(isDirection)
    return endsPart(words, phrase.to) || (mayGoOn && slots[phrase.to + 1] !== undefined)
  })
}

const both = (a: Range, b: Range): Range => ({ from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) })

/** Whether the doors agree as far as the cleansed address has any. */
const isNumberSame = (aligned: Aligned) =>
  isPaired(aligned, 'house') ||
  (aligned.pairs.length > 0 && !aligned.found.doors.some(({ place }) => place === 'house'))

/** What is left over in the place of a street, the likeliest first. */
export function inStreetPlace(aligned: Aligned): Phrase[] {
  const { phrases, slots, words } = aligned
  const street = streetAt(aligned)
  const isNumbered = (phrase: Phrase) => phrase.kind !== 'person' && followsNumber(aligned, phrase)
  // What follows one of the answer's two streets is the other, or a place such as Forest Gate.
  const isStreet = (phrase: Phrase) =>
    phrase.kind === 'street' && (!street || phrase.from < street.to || isPlainStreet(words[phrase.to]!.key))
  const found = [...phrases.filter(isNumbered), ...phrases.filter(isStreet)]
  if (found.length > 0 || street) return found
  // `Rose Cottage, Foxhill, Watford`: what is between a named house or a flat and a place that both have.
  const end = Math.max(...['building', 'door'].map((slot) => slots.lastIndexOf(slot as 'door')))
  const next = phrases.find(({ from }) => from > end)
  const isBetween =
    end >= 0 &&
    next?.kind === 'other' &&
    startsPart(words, next.from) &&
    endsPart(words, next.to) &&
    slots[next.to + 1] === 'place' &&
    isUnknown(aligned, next)
  return isBetween ? [next] : []
}

function streetDoubts(aligned: Aligned, used: Set<Phrase>): Doubt[] {
  const { found, at, hasSamePostcode, pairs } = aligned
  const doubts = found.streets.flatMap((name) => {
    const place = at.get(name)
    const change = place && changeOf(aligned, place, 'street')
    if (!place || !change || used.has(change)) return []
    used.add(change)
    return [doubtOf(aligned, 'streetDiffers', [both(change, place)], [name])]
  })
  const missing = found.streets.filter((name) => !at.has(name))
  const name = missing.at(-1)
  if (!name || doubts.length > 0) return doubts
  const [other] = inStreetPlace(aligned)
  if (other) {
    used.add(other)
    return [doubtOf(aligned, 'streetDiffers', [other], [name])]
  }
  if (missing.length < found.streets.length) {
    const isElsewhere = pairs.some(([sent, door]) => missing.includes(door.of!) && tieOf(aligned, sent))
    return isElsewhere ? [doubtOf(aligned, 'streetAdded', [], [name])] : []
  }
  const isSettled = hasSamePostcode && (isNumberSame(aligned) || isSameByName(aligned))
  return isSettled ? [] : [doubtOf(aligned, 'streetAdded', [], [name])]
}

/** The name of the answer that a bare number was sent right before, in the same part. */
export function tieOf(
  { words, at, found }: Aligned,
  { to, kind }: { to: number; kind: string },
): Name | undefined {
  if (kind !== '' || endsPart(words, to)) return undefined
  let next = to + 1
  while (FILLERS.has(words[next]?.key ?? '') && !endsPart(words, next)) next += 1
  return [...found.streets, ...(found.building ? [found.building] : [])].find((name) => {
    const from = at.get(name)?.from ?? -1
    return from > to && from <= next
  })
}

function buildingDoubts(aligned: Aligned, used: Set<Phrase>, isStreetSame: boolean): Doubt[] {
  const { found, phrases, hasSamePostcode, leftFound, words, pairs } = aligned
  const name = found.building
  if (!name) return []
  const place = buildingAt(aligned)
  if (place) {
    const change = changeOf(aligned, place, 'building')
    if (!change || used.has(change)) return []
    used.add(change)
    return [doubtOf(aligned, 'buildingDiffers', [both(change, place)], [name])]
  }
  const inPlace = phrases.filter(
    (phrase) =>
      !used.has(phrase) &&
      !['person', 'organisation'].includes(phrase.kind) &&
      !isBehindStreet(aligned, phrase),
  )
  const unknown = inPlace.filter((phrase) => isUnknown(aligned, phrase))
  const isWhole = ({ from, to }: Range) => startsPart(words, from) && endsPart(words, to)
  const other =
    inPlace.find(({ kind }) => kind === 'building') ??
    unknown.find((phrase) => isNamedAlike(aligned, phrase, name)) ??
    unknown.find((phrase) => isWhole(phrase) || !isNumberSame(aligned))
  if (other) {
    used.add(other)
    return [doubtOf(aligned, 'buildingDiffers', [other], [name])]
  }
  const isDoorAdded = leftFound.some((door) => ['flat', 'either', 'block'].includes(door.place))
  const isElsewhere = pairs.some(([sent, door]) => door.of === name && tieOf(aligned, sent))
  const isSettled =
    hasSamePostcode &&
    !isElsewhere &&
    ((isPaired(aligned, 'house') && isStreetSame && !isDoorAdded) || isSameOrganisation(aligned))
  return isSettled ? [] : [doubtOf(aligned, 'buildingAdded', [], [name])]
}

/** `Church View` where the answer has `Park View`: what one of them is, the other is. */
function isNamedAlike({ words }: Aligned, { to }: Phrase, name: Name): boolean {
  const kind = name.words.at(-1) ?? ''
  return (isStreetKind(kind) || isBuildingKind(kind)) && isSameWord(words[to]!.key, kind)
}

/** A sub-building with a name, such as *The Stables*, is a door like a flat. */
function subBuildingDoubts(aligned: Aligned): Doubt[] {
  const { found, words, hasSamePostcode } = aligned
  if (!found.subBuilding || (hasSamePostcode && isSameOrganisation(aligned))) return []
  const name = found.subBuilding.words.filter((word) => !FILLERS.has(word))
  const keys = words.map(({ key }) => key)
  return lacking(name, keys).length > 0 ? [doubtOf(aligned, 'numberAdded', [], [found.subBuilding])] : []
}

/** What follows the street is a place: `Abbey Wood`. */
export function isBehindStreet(aligned: Aligned, { from }: Range): boolean {
  const other = aligned.found.streets.length > 0 ? inStreetPlace(aligned)[0] : undefined
  return from > (streetAt(aligned) ?? other ?? buildingAt(aligned) ?? { from: Infinity }).from
}

/** Whether the house's number is right before or after the street. */
const isNumberAtStreet = (aligned: Aligned) => {
  const street = streetAt(aligned)
  return (
    street !== undefined &&
    aligned.pairs.some(
      ([{ from, to, place }]) => place !== 'box' && (to === street.from - 1 || from === street.to + 1),
    )
  )
}

/** Names of buildings and streets that the cleansed address lacks: `12 Court Mews, High Street`, `The Barn, Home Farm`. */
function partDoubts(aligned: Aligned, used: Set<Phrase>): Doubt[] {
  if (isPaired(aligned, 'box')) return []
  const isDoorKnown = isSameByName(aligned) || isNumberAtStreet(aligned)
  return aligned.phrases
    .filter((phrase) => !used.has(phrase) && !isBehindStreet(aligned, phrase) && isUnknown(aligned, phrase))
    .filter((phrase) => (isDoorKnown ? isWithinNamed(aligned, phrase) : isPart(aligned, phrase)))
    .map((phrase) => doubtOf(aligned, 'partLeftOut', [phrase]))
}

const isPart = (aligned: Aligned, phrase: Phrase) =>
  phrase.kind === 'street' ||
  phrase.kind === 'building' ||
  (phrase.kind === 'other' && followsNumber(aligned, phrase))

const SURNAMES = new Set(['hall', 'castle', 'priest'])

/**
 * A house right before the name that both addresses have, where no number says which house is meant. *Ann Hall* is a
 * person, and `Brookroyd House, Brookroyd Surgery` is the surgery's.
 */
function isWithinNamed(aligned: Aligned, { kind, from, to }: Phrase): boolean {
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
