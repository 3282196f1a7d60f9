import {
  doubtOf,
  followsNumber,
  isPaired,
  isSameByName,
  isSameOrganisation,
  isUnknown,
  keysIn,
  lacking,
  type Aligned,
} from './align'
import type { Doubt } from './doubt'
import type { Name } from './found'
import type { Phrase } from './phrases'
import { isSameWord, placesOf, type Range } from './spelling'
import {
  FILLERS,
  isBuildingKind,
  isCommonName,
  isDirection,
  isOrganisationKind,
  isStreetKind,
} from './vocabulary'
import { endsPart } from './words'

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

/** Words right before or after a name that make it another one: `Upper High Street`, `Ivy Cottage` where the answer has *The Cottage*. */
function changeOf(aligned: Aligned, place: Range, kind: 'street' | 'building'): Phrase | undefined {
  const { phrases, words, explained } = aligned
  const isStreet = kind === 'street'
  const isCommon = !isStreet && isCommonName(keysIn(aligned, place)) && words[place.from]!.key !== 'the'
  return phrases.find((phrase) => {
    const keys = keysIn(aligned, phrase)
    if (isRightBefore(aligned, phrase, place) && phrase.kind === 'other' && isUnknown(aligned, phrase))
      return isDirection(keys.at(-1)!) || isCommon || (isStreet && followsNumber(aligned, phrase))
    const isKind = keys.every(
      (key) => isDirection(key) || (isStreet ? isStreetKind(key) : isBuildingKind(key)),
    )
    if (!isRightBefore(aligned, place, phrase) || !isKind) return false
    // `High Street West Wickham` is in West Wickham, `Linden House East Leeds` in East Leeds.
    const mayGoOn = isStreet || !keys.some(isDirection)
    return endsPart(words, phrase.to) || (mayGoOn && explained[phrase.to + 1] !== undefined)
  })
}

const both = (a: Range, b: Range): Range => ({ from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) })

/** Whether the doors agree as far as the cleansed address has any. */
const isNumberSame = (aligned: Aligned) =>
  isPaired(aligned, 'house') ||
  (aligned.pairs.length > 0 && !aligned.found.doors.some(({ place }) => place === 'house'))

/** Whether *The Avenue* or *The Hollies* is named right after a number: not Park Avenue, not Hollies Lane. */
function isWholeName({ words, doors }: Aligned, { kind, from, to }: Phrase, street: Name): boolean {
  const { key } = words[from]!
  const isStreet =
    isStreetKind(key) || (kind === 'other' && street.words.some((word) => isSameWord(key, word)))
  return (
    from === to && words[from - 1]?.key === 'the' && isStreet && doors.some((door) => door.to === from - 2)
  )
}

function streetDoubts(aligned: Aligned, used: Set<Phrase>): Doubt[] {
  const { street, found, phrases, hasSamePostcode } = aligned
  if (street) {
    const change = changeOf(aligned, street.at, 'street')
    if (!change) return []
    used.add(change)
    return [doubtOf(aligned, 'streetDiffers', [both(change, street.at)], [street.name])]
  }
  const name = found.streets.at(-1)
  if (!name) return []
  // A name right after a number is a street's even if it does not say so: `12 Broadway`, `12 The Green`.
  const others = phrases.filter(
    (phrase) =>
      phrase.kind === 'street' ||
      isWholeName(aligned, phrase, name) ||
      (phrase.kind === 'other' && followsNumber(aligned, phrase) && isUnknown(aligned, phrase)),
  )
  const other = others.find((phrase) => followsNumber(aligned, phrase)) ?? others[0]
  if (other) {
    used.add(other)
    return [doubtOf(aligned, 'streetDiffers', [other], [name])]
  }
  const isSettled = hasSamePostcode && (isNumberSame(aligned) || isSameByName(aligned))
  return isSettled ? [] : [doubtOf(aligned, 'streetAdded', [], [name])]
}

function buildingDoubts(aligned: Aligned, used: Set<Phrase>, isStreetSame: boolean): Doubt[] {
  const { building, found, phrases, hasSamePostcode, leftFound } = aligned
  if (!found.building) return []
  if (building) {
    const change = changeOf(aligned, building.at, 'building')
    if (!change) return []
    used.add(change)
    return [doubtOf(aligned, 'buildingDiffers', [both(change, building.at)], [building.name])]
  }
  if (isNamedBriefly(aligned, found.building)) return []
  const unused = phrases.filter((phrase) => !used.has(phrase))
  const isName = (phrase: Phrase) =>
    phrase.kind === 'other' && !isBehindStreet(aligned, phrase) && isUnknown(aligned, phrase)
  const other =
    unused.find((phrase) => phrase.kind === 'building' || isNamedAlike(aligned, phrase, found.building!)) ??
    (isNumberSame(aligned) ? undefined : unused.find(isName))
  if (other) {
    used.add(other)
    return [doubtOf(aligned, 'buildingDiffers', [other], [found.building])]
  }
  const isDoorAdded = leftFound.some(({ place }) => ['flat', 'either', 'block'].includes(place))
  const isSettled =
    hasSamePostcode &&
    ((isPaired(aligned, 'house') && isStreetSame && !isDoorAdded) || isSameOrganisation(aligned))
  return isSettled ? [] : [doubtOf(aligned, 'buildingAdded', [], [found.building])]
}

/** `Church View` where the answer has `Park View`: what one of them is, the other is. */
function isNamedAlike(aligned: Aligned, phrase: Phrase, { words }: Name): boolean {
  const kind = words.at(-1) ?? ''
  const isKind = isStreetKind(kind) || isBuildingKind(kind)
  const isSame = isSameWord(aligned.words[phrase.to]!.key, kind)
  return isKind && isSame && !isBehindStreet(aligned, phrase) && isUnknown(aligned, phrase)
}

/** `Linden` for `Linden House`, if it is a name of its own; but *The Mill* is not *Mill House*. */
const isNamedBriefly = ({ hasSamePostcode, words, phrases }: Aligned, { words: name }: Name) =>
  hasSamePostcode &&
  name.length > 1 &&
  ['house', 'hse'].includes(name.at(-1)!) &&
  !isBuildingKind(name.at(-2)!) &&
  placesOf(words, name.slice(0, -1)).some(({ from, to }) =>
    phrases.some((phrase) => phrase.kind !== 'person' && phrase.from === from && phrase.to === to),
  )

/** A sub-building with a name, such as *The Stables*, is a door like a flat. */
function subBuildingDoubts(aligned: Aligned): Doubt[] {
  const { found, words, hasSamePostcode } = aligned
  if (!found.subBuilding || (hasSamePostcode && isSameOrganisation(aligned))) return []
  const name = found.subBuilding.words.filter((word) => !FILLERS.has(word))
  const keys = words.map(({ key }) => key)
  return lacking(name, keys).length > 0 ? [doubtOf(aligned, 'numberAdded', [], [found.subBuilding])] : []
}

/** What follows the street is a place: `Abbey Wood`. */
const isBehindStreet = ({ street, building }: Aligned, { from }: Range) =>
  from > (street?.at.from ?? building?.at.from ?? Infinity)

/** Whether the house's number is right before or after the street. */
const isNumberAtStreet = ({ street, pairs }: Aligned) =>
  street !== null &&
  pairs.some(
    ([{ from, to, place }]) => place !== 'box' && (to === street.at.from - 1 || from === street.at.to + 1),
  )

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
  const { words, explained, found } = aligned
  if (kind !== 'building' || SURNAMES.has(words[to]!.key) || isPaired(aligned, 'house')) return false
  let next = to + 1
  while (explained[next] === undefined && FILLERS.has(words[next]?.key ?? '')) next += 1
  if (explained[next] !== 'organisation') return explained[next] === 'building'
  const telling = keysIn(aligned, { from, to }).filter(
    (key) => !isBuildingKind(key) && !isOrganisationKind(key),
  )
  const names = found.organisations.flatMap((name) => name.words)
  return telling.length === 0 || lacking(telling, names).length > 0
}
