import { doubtOf, isPaired, type Aligned } from './align'
import type { Door, Place } from '../words/designators'
import type { Doubt } from './doubt'
import { ROWS } from './found'
import { isSameByName, isSameOrganisation } from './organisationDoubts'
import { isLegal } from '../words/vocabulary'
import { endsPart, startsPart } from '../words/words'

/** Doubts about numbers, letters, flats, floors and boxes. */
export function numberDoubts(aligned: Aligned): Doubt[] {
  let left = leftOut(aligned)
  let added = addedDoors(aligned)
  const doubts: Doubt[] = []
  for (const isSamePlace of [mayBeSamePlace, mayBeAnyDoor]) {
    for (const door of left) {
      const other = added.find((each) => isSamePlace(door.place, each.place))
      if (!other) continue
      left = left.filter((each) => each !== door)
      added = added.filter((each) => each !== other)
      doubts.push(doubtOf(aligned, 'numberDiffers', [door], [other]))
    }
  }
  return [
    ...doubts,
    ...astray(aligned),
    ...left.map((door) => doubtOf(aligned, 'numberLeftOut', [door])),
    ...added.map((door) => doubtOf(aligned, 'numberAdded', [], [door])),
  ]
}

/** Numbers that both addresses have before different names: `3 Rose Cottages, Church Lane` and `Rose Cottage, 3 Church Lane`. */
const astray = (aligned: Aligned): Doubt[] =>
  aligned.pairs.flatMap(([sent, door]) => {
    const name = aligned.nameOf.get(sent)
    const isAstray = name && door.of && door.of !== name && aligned.at.has(door.of)
    if (!isAstray || isOfHouse(aligned, sent)) return []
    // The same number on both sides says nothing without its name.
    const { to } = aligned.at.get(name)!
    const text = `${door.text} ${door.of!.text}`
    return [doubtOf(aligned, 'numberDiffers', [{ from: sent.from, to }], [{ text }])]
  })

/** Whether a number in a part of its own before a house's name is the house's: `9, Yew House, Back Lane` is `Yew House, 9 Back Lane`. */
function isOfHouse({ words, found, at, nameOf, street }: Aligned, sent: Door): boolean {
  const name = found.building
  if (name === null || nameOf.get(sent) !== name) return false
  const { to } = at.get(name)!
  // Without any comma nothing tells it from a flat's.
  const isOnePart = street !== undefined && words[street.from]!.part === words[to]!.part
  return (endsPart(words, sent.to) || isOnePart) && !ROWS.has(words[to]!.key)
}

/** A bare number may be a house's or a flat's. */
const mayBeSamePlace = (a: Place, b: Place) =>
  a === b ||
  (a === 'either' && (b === 'house' || b === 'flat')) ||
  (b === 'either' && (a === 'house' || a === 'flat'))

/** Left alone in both, `Flat 16` and `16` are two doors, not one left out and one added. */
const mayBeAnyDoor = (a: Place, b: Place) =>
  [a, b].every((place) => ['house', 'flat', 'either', 'floor'].includes(place))

/** Whether a floor says nothing beside a flat that both have: `Flat 3, First Floor` is `Flat 3`, but not on the second. */
const isFloorSettled = (aligned: Aligned, { value }: Door, others: Door[]) =>
  isFlatPaired(aligned) &&
  others.every(
    (other) => other.place !== 'floor' || hasWords(other.value, value) || hasWords(value, other.value),
  )

const hasWords = (value: string, other: string) =>
  other.split(' ').every((word) => value.split(' ').includes(word))

const isFlatPaired = (aligned: Aligned) => isPaired(aligned, 'flat') || isPaired(aligned, 'either')

/** The doors that were sent and are missing, but for those that find none or that others settle. */
function leftOut(aligned: Aligned): Door[] {
  if (isPaired(aligned, 'box')) return []
  return aligned.leftSent.filter((door) => {
    switch (door.place) {
      case 'box':
        return true
      case 'floor':
        return !isFloorSettled(aligned, door, aligned.leftFound)
      case 'flat':
        // `Flat 3, above the shop`.
        return (
          !(door.value === '' && (isFlatPaired(aligned) || isPaired(aligned, 'floor'))) &&
          !isNoDoor(aligned, door)
        )
      case 'plot':
        return !isPaired(aligned, 'house')
      case 'forces':
        return !aligned.hasSamePostcode || aligned.found.doors.some(({ place }) => place === 'forces')
      default:
        return !isNoDoor(aligned, door)
    }
  })
}

/** The doors that were added, but for those that follow from a name or a number in both. */
function addedDoors(aligned: Aligned) {
  const { leftFound, leftSent, found, hasSamePostcode } = aligned
  const hasHouse = found.doors.some(({ place }) => place === 'house')
  const isHouseSettled = isSameByName(aligned) && !leftSent.some(({ place }) => place === 'house')
  const isUnitSettled = hasSamePostcode && isSameOrganisation(aligned)
  return leftFound.filter((door) => {
    if (door.place === 'forces') return leftSent.some(({ place }) => place === 'forces')
    if (door.isOfName) return !isUnitSettled
    if (door.place === 'house' || (door.place === 'either' && !hasHouse)) return !isHouseSettled
    if (door.place === 'floor' && isFloorSettled(aligned, door, leftSent)) return false
    return door.kind === 'flat' || !isUnitSettled
  })
}

/** Numbers that find no door: roads, those of an organisation, and the old postal districts of towns. */
function isNoDoor({ words, left, slots }: Aligned, { from, to, kind, value }: Door): boolean {
  const isFollowed = !endsPart(words, to)
  const phrase = isFollowed ? left.find((each) => each.from === to + 1) : undefined
  // `Studio 54 Ltd`, `3 Counties Ltd`.
  if (phrase?.kind === 'organisation' && (kind === '' || isLegal(words[to + 1]!.key))) {
    if (words.slice(phrase.from, phrase.to + 1).some(({ key }) => isLegal(key))) return true
  }
  if (kind !== '') return false
  if (/^[abm]\d{1,4}$/.test(value))
    return !isFollowed || (slots[to + 1] !== 'building' && phrase?.kind !== 'building')
  // Account and prisoner's numbers.
  if (/^\d{5,}$|^[a-z]\d{4}[a-z]{2}$/.test(value)) return true
  const isBehindPlace = slots[from - 1] === 'place' && !startsPart(words, from)
  return isBehindPlace && !isFollowed && /^\d{1,2}$/.test(value)
}
