import type { MatchedAddress } from '../matchedAddress'
import { doorsOf, type Door, type Place } from './doors'
import type { Check, Doubt } from './doubt'
import { readFound, type Found, type FoundDoor, type Name } from './found'
import { pairDoors } from './pairDoors'
import { phrasesOf, type Phrase } from './phrases'
import { isSameWord, placesOf, type Range } from './spelling'
import { postcodeIn, typedOutwards, typedPostcodes, type TypedPostcode } from './typedPostcodes'
import {
  FILLERS,
  isBuildingKind,
  isLegal,
  isOrganisationKind,
  isStreetKind,
  numberOfWord,
} from './vocabulary'
import { endsPart, isNumber, startsPart, withoutNoise, wordsOf, type Word } from './words'

/** What a word that was sent is of. */
type Slot = 'organisation' | 'building' | 'street' | 'place' | 'door'

/** The text that was sent, laid beside the parts of the answer. */
export interface Aligned {
  words: Word[]
  found: Found
  /** What each word is the counterpart of; undefined where it is left over or says nothing. */
  slots: (Slot | undefined)[]
  /** Where the names of the answer are in the text. */
  at: Map<Name, Range>
  /** The doors that were sent, those in both addresses, and those in only one. */
  doors: Door[]
  pairs: [sent: Door, found: FoundDoor][]
  leftSent: Door[]
  leftFound: FoundDoor[]
  /** The names that were sent and are left over. */
  phrases: Phrase[]
  /** The postcodes that were sent; without any, what may be the first half of one. */
  postcodes: TypedPostcode[]
  outwards: TypedPostcode[]
  hasSamePostcode: boolean
}

/** Lays a text that was sent beside the answer: each stretch is the counterpart of a part, or is left over. */
export function align(text: string, address: MatchedAddress): Aligned {
  const found = readFound(address)
  const own = postcodeIn(text, address.postcode)
  const postcodes = own ?? typedPostcodes(text)
  const outwards = postcodes.length > 0 ? [] : typedOutwards(text)
  const words = wordsOf(withoutNoise(text, [...postcodes, ...outwards]))
  const slots: Aligned['slots'] = words.map(() => undefined)
  const at: Aligned['at'] = new Map()
  const fill = (name: Name, ranges: Range[], slot: Slot) => {
    if (ranges[0] && !at.has(name)) at.set(name, ranges[0])
    for (const { from, to } of ranges) for (let i = from; i <= to; i++) slots[i] ??= slot
  }
  const isFree = ({ from, to }: Range, slot?: Slot) =>
    slots.slice(from, to + 1).every((other) => other === undefined || other === slot)

  for (const name of found.streets) fill(name, placesOfStreet(words, name, own !== null), 'street')
  for (const name of [found.building, found.subBuilding]) {
    if (!name) continue
    const whole = placesOf(words, name.words).filter((range) => isFree(range, 'building'))
    const isOfPlace = found.places.some(({ words: place }) => place.join() === name.words.slice(0, -1).join())
    const brief = whole.length > 0 || own === null || isOfPlace ? [] : placesInBrief(words, name, isFree)
    fill(name, [...whole, ...brief], 'building')
  }
  for (const name of found.organisations)
    fill(name, placesOf(words, withoutLegal(name.words)), 'organisation')

  // The 54 of *Studio 54 Ltd* is part of a name.
  const isOfName = (i: number) =>
    slots[i] !== undefined && (slots[i - 1] === slots[i] || slots[i + 1] === slots[i])
  const numbered = doorsOf(words, isOfName)
  for (const { from, to } of numbered) slots.fill('door', from, to + 1)
  const street = found.streets.flatMap((name) => at.get(name) ?? [])[0]
  const building = found.building ? at.get(found.building) : undefined
  const inWords = numberWords(words, slots, [street, building], found.doors)
  for (const { from } of inWords) slots[from] = 'door'
  const all = [...numbered, ...inWords].toSorted((a, b) => a.from - b.from)
  const doors = withPlaces(words, all, street)

  const end = Math.max(-1, ...[...at.values(), ...(street ? [] : doors)].map(({ to }) => to))
  for (const name of found.places)
    fill(
      name,
      placesOf(words, name.words).filter((range) => isFree(range) && isPlace(range, name)),
      'place',
    )
  // What is in the place of a street is none: the Leeds of `12 Leeds Road`, the village right after a number.
  function isPlace({ from, to }: Range, name: Name) {
    const isWhole = startsPart(words, from) && endsPart(words, to)
    const goesOn = !endsPart(words, to) && slots[to + 1] === undefined && isKind(words[to + 1]!.key)
    const isTown = name === found.places.findLast(({ text }) => text === address.postTown)
    const isTied = doors.some((door) => door.kind === '' && nextTo(words, doors, door) === from)
    return (from > end || isWhole) && !goesOn && !(isTied && !isTown && found.streets.length > 0)
  }
  return {
    words,
    found,
    slots,
    at,
    doors,
    ...pairDoors(doors, found.doors, words),
    phrases: phrasesOf(words, (i) => slots[i] === undefined),
    postcodes,
    outwards,
    hasSamePostcode: own !== null,
  }
}

const isKind = (key: string) => isStreetKind(key) || isBuildingKind(key) || isOrganisationKind(key)

const withoutLegal = (words: string[]) => {
  const rest = words.filter((word) => !isLegal(word))
  return rest.length > 0 ? rest : words
}

/** Where a street is named, best first: after a number, at the end of a part, not in the name of a practice. */
function placesOfStreet(words: Word[], { words: name }: Name, isForgiving: boolean): Range[] {
  const isAfterNumber = ({ from }: Range) => from > 0 && isNumber(words[from - 1]!.key)
  const isOfPractice = ({ to }: Range) => !endsPart(words, to) && isOrganisationKind(words[to + 1]!.key)
  const worth = (range: Range) => (isAfterNumber(range) ? 2 : 0) + (endsPart(words, range.to) ? 1 : 0)
  const whole = placesOf(words, name, isForgiving).filter(
    (range) => isAfterNumber(range) || !isOfPractice(range),
  )
  // `12 Linthorpe` for Linthorpe Road, but *The Green* is not Green Lane.
  const isNamed = name.length === 2 || (name.length > 2 && !isStreetKind(name.at(-2)!))
  const isBrief = whole.length === 0 && isForgiving && isNamed && isStreetKind(name.at(-1)!)
  const brief = isBrief ? placesOf(words, name.slice(0, -1)) : []
  return [
    ...whole.toSorted((a, b) => worth(b) - worth(a)),
    ...brief.filter((range) => isAfterNumber(range) && !goesOnAt(words, range)),
  ]
}

const goesOnAt = (words: Word[], { to }: Range) => !endsPart(words, to) && isKind(words[to + 1]!.key)

/** Where `Linden` is a name of its own, for `Linden House`; but *The Mill* is not *Mill House*. */
function placesInBrief(words: Word[], { words: name }: Name, isFree: (range: Range) => boolean): Range[] {
  if (!['house', 'hse'].includes(name.at(-1)!) || name.length < 2 || isBuildingKind(name.at(-2)!)) return []
  return placesOf(words, name.slice(0, -1)).filter(
    (range) =>
      isFree(range) &&
      !goesOnAt(words, range) &&
      (startsPart(words, range.from) ||
        isNumber(words[range.from - 1]!.key) ||
        words[range.from - 1]!.key === 'the'),
  )
}

/** `12, by the green`: what is beside a door is not where it is. */
const BESIDE = new Set(['by', 'off', 'near', 'nr'])

/** The first word behind a door's number, or in the next part where its own has nothing but numbers. */
export function nextTo(words: Word[], doors: Door[], { to }: Door): number {
  const part = words[to]!.part
  let next = to + 1
  while (words[next]?.part === part && FILLERS.has(words[next]!.key))
    if (BESIDE.has(words[next++]!.key)) return -1
  if (words[next]?.part === part) return next
  let first = to
  while (words[first - 1]?.part === part) first -= 1
  const isAlone = doors.some((door) => door.from === first)
  if (!isAlone) return -1
  while (FILLERS.has(words[next]?.key ?? '')) if (BESIDE.has(words[next++]!.key)) return -1
  return next
}

/** Bare numbers with their places: the one at the street is the house's, else the last of several. */
function withPlaces(words: Word[], doors: Door[], street: Range | undefined): Door[] {
  const bare = doors.filter(({ place }) => place === 'either')
  const atStreet =
    street &&
    (bare.find(({ to }) => to === street.from - 1) ?? bare.find(({ from }) => from === street.to + 1))
  // `12 (2/1) High Street`.
  const beforeStair = atStreet?.value.includes('/') && bare.find(({ to }) => to === atStreet.from - 1)
  const house = beforeStair || (atStreet ?? (bare.length > 1 ? bare.at(-1) : undefined))
  if (!house) return doors
  // Two columns may hold the same address: `12 High Street, 12 High Street`.
  const isRepeated = ({ value, from }: Door) =>
    value === house.value && words[from]!.part !== words[house.from]!.part
  return doors
    .filter(
      (door) => door.place !== 'either' || door === house || door.to === house.from - 1 || !isRepeated(door),
    )
    .map((door) => (door === house ? { ...door, place: 'house' } : door))
}

/**
 * Numbers in words: right before a street or building that both addresses have, `Twelve High Street`, or alone in a part
 * before it where the answer has the number. The two of *The Two Brewers* is part of a name.
 */
function numberWords(
  words: Word[],
  slots: Aligned['slots'],
  [...names]: (Range | undefined)[],
  found: FoundDoor[],
): Door[] {
  return words.flatMap(({ key, part }, at): Door[] => {
    const value = numberOfWord(key)
    if (value === undefined || slots[at]) return []
    let [last, next] = [at - 1, at + 1]
    while (words[last]?.part === part && FILLERS.has(words[last]!.key)) last -= 1
    while (words[next]?.part === part && FILLERS.has(words[next]!.key) && !slots[next]) next += 1
    const isFirst = words[last]?.part !== part || slots[last] === 'door'
    const isEnd = words[next]?.part !== part
    const isBefore = !isEnd && names.some((range) => range?.from === next)
    const isAlone = isEnd && isFirst && names.every((range) => !range || at < range.from)
    const isDoor =
      (isBefore && isFirst) || ((isBefore || isAlone) && found.some((door) => door.value === value))
    return isDoor ? [{ from: at, to: at, place: 'either', kind: '', value }] : []
  })
}

/** The words that match no key in any spelling. */
export const lacking = (words: readonly string[], keys: readonly string[]): string[] =>
  words.filter((word) => !keys.some((key) => isSameWord(word, key)))

export const keysIn = ({ words }: Aligned, { from, to }: Range): string[] =>
  words.slice(from, to + 1).map(({ key }) => key)

/** Whether a name has a word that the cleansed address lacks. */
export const isUnknown = (aligned: Aligned, range: Range): boolean =>
  lacking(
    keysIn(aligned, range).filter((key) => !FILLERS.has(key)),
    aligned.found.keys,
  ).length > 0

/** Where the answer's street is in the text, or its dependent street. */
export const streetAt = ({ found, at }: Aligned): Range | undefined =>
  found.streets.flatMap((name) => at.get(name) ?? [])[0]

export const buildingAt = ({ found, at }: Aligned): Range | undefined =>
  found.building ? at.get(found.building) : undefined

/** Whether both addresses have the same number or letter of this kind. */
export const isPaired = ({ pairs }: Aligned, place: Place): boolean =>
  pairs.some(([, found]) => found.place === place)

/** Whether a name stands right after a house's number, or with `orFlat` a flat's: then it is that door's. */
export const followsNumber = ({ doors, words }: Aligned, { from }: Range): boolean =>
  doors.some(
    (door) =>
      (door.kind === '' || (door.kind === 'flat' && words[door.to]!.part === words[from]!.part)) &&
      nextTo(words, doors, door) === from,
  )

/** A doubt about stretches of what was sent and about names or doors of the cleansed address. */
export const doubtOf = (
  { words }: Aligned,
  check: Check,
  sent: Range[],
  found: { text: string }[] = [],
): Doubt => ({
  check,
  sent: sent.map(({ from, to }) => ({ start: words[from]!.start, end: words[to]!.end })),
  found: found.map(({ text }) => text),
})
