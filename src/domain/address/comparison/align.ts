import type { MatchedAddress } from './matchedAddress'
import type { Door, Place } from '../words/designators'
import { doorsOf } from './doors'
import type { Check, Doubt } from './doubt'
import { readFound, type Found, type FoundDoor, type Name } from './found'
import { nextTo, numberWords, withPlaces } from './houseNumbers'
import { phrasesOf, placesOfBuilding, placesOfOrganisation, placesOfStreet } from './names'
import { pairDoors } from './pairDoors'
import { keysIn, spansOf, type Label, type Reading, type Stretch } from './reading'
import { isSameWord, placesOf, type Range } from '../words/spelling'
import { postcodesWith, typedOutwards, typedPostcodes, type TypedPostcode } from './typedPostcodes'
import { FILLERS, isKind } from '../words/vocabulary'
import { endsPart, startsPart, withoutNoise, wordsOf, type Word } from '../words/words'

/** The text that was sent, laid beside the parts of the answer: what `read` makes a reading of. */
export interface Aligned {
  words: Word[]
  found: Found
  /** What each word is the counterpart of; undefined where it is left over or says nothing. */
  slots: (Label | undefined)[]
  /** Where the names of the answer are in the text: the best place, and all. Among them its first street and its building. */
  at: Map<Name, Range>
  allAt: Map<Name, Range[]>
  street: Range | undefined
  building: Range | undefined
  /** The doors that both addresses have, and those of only one. */
  pairs: [sent: Door, found: FoundDoor][]
  leftSent: Door[]
  leftFound: FoundDoor[]
  /** The name that each bare number was sent right before. */
  nameOf: Map<Door, Name | null | undefined>
  left: Stretch[]
  /** Those that stand where a street would, the likeliest first. */
  inStreetPlace: Stretch[]
  /** The postcodes that were sent; without any, what may be the first half of one. */
  postcodes: TypedPostcode[]
  outwards: TypedPostcode[]
  hasSamePostcode: boolean
}

/** Each stretch of the text is the counterpart of a part of the answer, or is left over. */
export function align(text: string, address: MatchedAddress): Aligned {
  const found = readFound(address, text)
  const own = postcodesWith(text, address.postcode)
  const postcodes = own ?? typedPostcodes(text)
  const outwards = postcodes.length > 0 ? [] : typedOutwards(text)
  const words = wordsOf(withoutNoise(text, [...postcodes, ...outwards]))
  const hasSamePostcode = own !== null
  const slots: Aligned['slots'] = words.map(() => undefined)
  const at: Aligned['at'] = new Map()
  const allAt: Aligned['allAt'] = new Map()
  const fill = (name: Name, slot: Label, ranges: Range[]) => {
    if (ranges[0]) at.set(name, ranges[0])
    allAt.set(name, ranges)
    for (const { from, to } of ranges) for (let i = from; i <= to; i++) slots[i] ??= slot
  }
  const isFree = ({ from, to }: Range) => slots.slice(from, to + 1).every((slot) => slot === undefined)

  for (const name of found.streets) fill(name, 'street', placesOfStreet(words, name, found, hasSamePostcode))
  // Where the building is, its part may be too: *Linden House Annexe*.
  const isNoStreet = ({ from, to }: Range) => !slots.slice(from, to + 1).includes('street')
  for (const name of [found.building, found.subBuilding])
    if (name) fill(name, 'building', placesOfBuilding(words, name, found, hasSamePostcode).filter(isNoStreet))
  for (const name of found.organisations) fill(name, 'organisation', placesOfOrganisation(words, name))
  const street = found.streets.flatMap((name) => at.get(name) ?? [])[0]
  const building = found.building ? at.get(found.building) : undefined

  // The 54 of *Studio 54 Ltd* is part of a name.
  const isOfName = (i: number) =>
    slots[i] !== undefined && (slots[i - 1] === slots[i] || slots[i + 1] === slots[i])
  const numbered = doorsOf(words, isOfName)
  for (const { from, to } of numbered) slots.fill('door', from, to + 1)
  const names = [street, building].filter((range) => range !== undefined)
  const inWords = numberWords(words, slots, names, found.doors)
  for (const { from } of inWords) slots[from] = 'door'
  const inOrder = [...numbered, ...inWords].toSorted((a, b) => a.from - b.from)
  const doors = withPlaces(words, inOrder, street, found.doors)
  const next = new Map(doors.map((door) => [door, nextTo(words, doors, door)]))
  const isAfter = (from: number, door: Door) => next.get(door) === from
  const isOfDoor = (door: Door) => (name: Name | null) => {
    const from = (name && at.get(name)?.from) ?? -1
    return door.kind === '' && from > door.to && from <= next.get(door)!
  }
  const nameOf = new Map(doors.map((door) => [door, [...found.streets, found.building].find(isOfDoor(door))]))

  // Words that stand where a street would are not a place: the Leeds of `12 Leeds Road`, a village right after a number.
  const end = Math.max(-1, ...[...at.values(), ...(street ? [] : doors)].map(({ to }) => to))
  const isPlace = ({ from, to }: Range, { text: name }: Name) => {
    const isWhole = startsPart(words, from) && endsPart(words, to)
    const after = endsPart(words, to) || slots[to + 1] !== undefined ? '' : words[to + 1]!.key
    // *Bath UK* behind the street is Bath.
    const isLonger = isKind(after) && !(from > end && after === 'uk')
    const isNumbered = doors.some((door) => door.kind === '' && isAfter(from, door))
    const isStreet = isNumbered && name !== address.postTown && found.streets.length > 0
    return (from > end || isWhole) && !isLonger && !isStreet
  }
  for (const name of found.places) {
    const places = placesOf(words, name.words).filter((range) => isFree(range) && isPlace(range, name))
    fill(name, 'place', places)
  }

  const isLacking = ({ key }: Word) => !FILLERS.has(key) && lacking([key], found.keys).length > 0
  const left = phrasesOf(words, (i) => slots[i] === undefined).map(({ from, to, kind }): Stretch => ({
    from,
    to,
    kind,
    isNumbered: doors.some(
      (door) =>
        isAfter(from, door) &&
        (door.kind === '' || (door.kind === 'flat' && words[door.to]!.part === words[from]!.part)),
    ),
    isUnknown: words.slice(from, to + 1).some(isLacking),
  }))
  const inStreetPlace = otherStreets(left, { words, found, slots, building, at })
  return {
    words,
    found,
    slots,
    at,
    allAt,
    street,
    building,
    ...pairDoors(doors, found.doors, words),
    nameOf,
    left,
    inStreetPlace,
    postcodes,
    outwards,
    hasSamePostcode,
  }
}

/** Whether a stretch follows the street: then it is a place, such as Abbey Wood. */
export function isBehind({ street, building, found, inStreetPlace }: Aligned, { from }: Range): boolean {
  const other = found.streets.length > 0 ? inStreetPlace[0] : undefined
  return from > (street ?? other ?? building ?? { from: Infinity }).from
}

/** What is left over where a street would stand, the likeliest first. */
function otherStreets(
  left: Stretch[],
  aligned: Pick<Aligned, 'words' | 'found' | 'slots' | 'building' | 'at'>,
): Stretch[] {
  const { words, found, slots, building, at } = aligned
  const isOfBuilding = ({ kind }: Stretch) => kind === 'building' && found.building && !building
  const numbered = left.filter((each) => each.isNumbered && each.kind !== 'person' && !isOfBuilding(each))
  const streets = [...numbered, ...left.filter(({ kind }) => kind === 'street')]
  const main = found.streets.at(-1)
  if (streets.length > 0 || !main || at.has(main)) return streets
  // `Rose Cottage, Foxhill, Watford`: what follows a named house or a flat before any place that both have.
  const end = Math.max(
    ...(['organisation', 'building', 'door', 'street'] as const).map((slot) => slots.lastIndexOf(slot)),
  )
  // `Hadrian Court Jameston, Apartment 10`.
  const isRightBehind = ({ from }: Range) => {
    const last = words[from - 1]?.key === 'the' ? from - 2 : from - 1
    return slots[last] === 'building' && words[last]!.part === words[from]!.part
  }
  const next = left.find(isRightBehind) ?? left.find(({ from }) => from > end)
  const isHouseNamed = building !== undefined || found.streets.some((name) => at.has(name))
  const known = [...found.streets, ...found.places].flatMap((name) => name.words)
  const isNext =
    next !== undefined &&
    lacking(keysIn({ words }, next), known).length > 0 &&
    (next.kind === 'other' || (next.kind === 'building' && isHouseNamed)) &&
    !slots.slice(end, Math.max(end, next.from)).includes('place')
  return end >= 0 && isNext ? [next] : []
}

/** The words that match no key in any spelling. */
export const lacking = (words: readonly string[], keys: readonly string[]): string[] =>
  words.filter((word) => !keys.some((key) => isSameWord(word, key)))

/** Whether both addresses have the same number or letter of this kind. */
export const isPaired = ({ pairs }: Aligned, place: Place): boolean =>
  pairs.some(([, found]) => found.place === place)

/** A doubt about stretches of what was sent and about names or doors of the cleansed address. */
export const doubtOf = (
  aligned: Pick<Reading, 'words'>,
  check: Check,
  sent: Range[],
  found: { text: string }[] = [],
): Doubt => ({
  check,
  sent: spansOf(aligned, sent),
  found: found.map(({ text }) => text),
})

/** A doubt about a name of the cleansed address that was not sent: another one in its place, or none. */
export const lackOf = (
  aligned: Aligned,
  what: 'street' | 'building' | 'town' | 'organisation',
  other: Range | undefined,
  name: { text: string },
): Doubt => doubtOf(aligned, `${what}${other ? 'Differs' : 'Added'}`, other ? [other] : [], [name])
