import { isPostcodeTyped, typedOutwards, typedPostcodes, type TypedPostcode } from './typedPostcodes'
import type { MatchedAddress } from '../matchedAddress'
import { doorsOf, type Door, type Place } from './doors'
import type { Check, Doubt } from './doubt'
import { readFound, type Found, type FoundDoor, type Name } from './found'
import { pairDoors } from './pairDoors'
import { phrasesOf, type Phrase } from './phrases'
import { isSameWord, placesOf, type Range } from './spelling'
import { FILLERS, isCommonName, isGeneric, isLegal, numberOfWord } from './vocabulary'
import { endsPart, isNumber, withoutNoise, wordsOf, type Word } from './words'

/** Where a word of the sent text occurs in the cleansed address. */
type Explanation = 'organisation' | 'building' | 'street' | 'place' | 'door'

/** Two addresses side by side: what both have, and what only one has. */
export interface Aligned {
  words: Word[]
  found: Found
  explained: (Explanation | undefined)[]
  /** The doors that were sent, those in both addresses, and those in only one. */
  doors: Door[]
  pairs: [sent: Door, found: FoundDoor][]
  leftSent: Door[]
  leftFound: FoundDoor[]
  /** The names that were sent and that nothing explains. */
  phrases: Phrase[]
  /** Where the cleansed street and building occur in the sent text. */
  street: { name: Name; at: Range } | null
  building: { name: Name; at: Range } | null
  /** The postcodes that were sent; without any, what may be the first half of one. */
  postcodes: TypedPostcode[]
  outwards: TypedPostcode[]
  hasSamePostcode: boolean
}

/** Compares the sent text with the address that was found, word by word. */
export function align(text: string, address: MatchedAddress): Aligned {
  const found = readFound(address)
  const postcodes = typedPostcodes(text)
  const outwards = postcodes.length > 0 ? [] : typedOutwards(text)
  const words = wordsOf(withoutNoise(text, [...postcodes, ...outwards]))
  const explained: Aligned['explained'] = words.map(() => undefined)
  const explain = (places: Range[], as: Explanation) => {
    for (const { from, to } of places) for (let at = from; at <= to; at++) explained[at] ??= as
  }

  for (const { words: name } of found.organisations)
    explain(placesOf(words, withoutLegal(name)), 'organisation')
  const [buildingAt] = found.building ? placesOf(words, found.building.words) : []
  for (const name of [found.building, found.subBuilding])
    if (name) explain(placesOf(words, name.words), 'building')
  const streets = found.streets.flatMap((name) => {
    const at = bestPlace(words, placesOf(words, name.words))
    return at ? [{ name, at }] : []
  })
  explain(
    streets.map(({ at }) => at),
    'street',
  )
  for (const name of found.places) explain(placesOf(words, name.words), 'place')

  // The 54 of *Studio 54 Ltd* is part of a name.
  const isOfName = (at: number) =>
    explained[at] !== undefined &&
    (explained[at - 1] === explained[at] || explained[at + 1] === explained[at])
  const numbered = doorsOf(words, isOfName)
  for (const { from, to } of numbered) explained.fill('door', from, to + 1)
  const names = [streets[0]?.at, buildingAt].filter((at) => at !== undefined)
  const inWords = numberWords(words, explained, names, found.doors)
  for (const { from } of inWords) explained[from] = 'door'
  const doors = [...numbered, ...inWords].toSorted((a, b) => a.from - b.from)
  const placed = withPlaces(words, doors, streets[0]?.at)
  return {
    words,
    found,
    explained,
    doors: placed,
    ...pairDoors(placed, found.doors, words),
    phrases: phrasesOf(words, (at) => explained[at] === undefined),
    street: streets[0] ?? null,
    building: found.building && buildingAt ? { name: found.building, at: buildingAt } : null,
    postcodes,
    outwards,
    hasSamePostcode: postcodes.some(({ start, end }) =>
      isPostcodeTyped(text.slice(start, end), address.postcode),
    ),
  }
}

const withoutLegal = (words: string[]) => {
  const rest = words.filter((word) => !isLegal(word))
  return rest.length > 0 ? rest : words
}

/** Where a street is named on its own: after a number, or at the end of a part. */
function bestPlace(words: Word[], places: Range[]): Range | undefined {
  const worth = ({ from, to }: Range) =>
    (from > 0 && isNumber(words[from - 1]!.key) ? 2 : 0) + (endsPart(words, to) ? 1 : 0)
  return places.toSorted((a, b) => worth(b) - worth(a))[0]
}

/** Bare numbers with their places: the one at the street is the house's, else the last of several. */
function withPlaces(words: Word[], doors: Door[], street: Range | undefined): Door[] {
  const bare = doors.filter(({ place }) => place === 'either')
  const atStreet =
    street &&
    (bare.find(({ to }) => to === street.from - 1) ?? bare.find(({ from }) => from === street.to + 1))
  const house = atStreet ?? (bare.length > 1 ? bare.at(-1) : undefined)
  if (!house) return doors
  // Two columns may hold the same address: `12 High Street, 12 High Street`.
  const isRepeated = ({ value, from }: Door) =>
    value === house.value && words[from]!.part !== words[house.from]!.part
  return doors
    .filter(
      (door) => door.place !== 'either' || door === house || door.to === house.from - 1 || !isRepeated(door),
    )
    .map((door) => (door === house ? atHouse(door) : door))
}

const atHouse = (door: Door): Door => ({ ...door, place: 'house' })

/**
 * Numbers in words: right before a street or building that both addresses have, `Twelve High Street`, or alone in a part
 * before it where the answer has the number. The two of *The Two Brewers* is part of a name.
 */
function numberWords(
  words: Word[],
  explained: Aligned['explained'],
  names: Range[],
  found: FoundDoor[],
): Door[] {
  return words.flatMap(({ key, part }, at): Door[] => {
    const value = numberOfWord(key)
    if (value === undefined || explained[at]) return []
    let [last, next] = [at - 1, at + 1]
    while (words[last]?.part === part && FILLERS.has(words[last]!.key)) last -= 1
    while (words[next]?.part === part && FILLERS.has(words[next]!.key) && !explained[next]) next += 1
    const isFirst = words[last]?.part !== part || explained[last] === 'door'
    const isEnd = words[next]?.part !== part
    const isBefore = !isEnd && names.some(({ from }) => from === next)
    const isAlone = isEnd && isFirst && names.every(({ from }) => at < from)
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

/** Whether both addresses have the same number or letter of this kind. */
export const isPaired = ({ pairs }: Aligned, place: Place): boolean =>
  pairs.some(([, found]) => found.place === place)

/** Whether a name follows a house's or a flat's number directly. */
export function followsNumber({ doors, words }: Aligned, { from }: Range): boolean {
  let last = from - 1
  while (last >= 0 && FILLERS.has(words[last]!.key)) last -= 1
  const before = doors.find(({ to }) => to === last)
  return (
    before !== undefined &&
    (before.kind === '' || before.kind === 'flat') &&
    words[before.to]!.part === words[from]!.part
  )
}

/** The words of an organisation's name that set it apart at its address. */
export function tellingWords({ found }: Aligned, words: string[]): string[] {
  const ofAddress = [...found.streets, ...found.places].flatMap((name) => name.words)
  return lacking(
    words.filter((word) => !FILLERS.has(word) && !isGeneric(word)),
    ofAddress,
  )
}

/** Whether the organisation is named in both: most of its telling words were sent. */
export function isSameOrganisation(aligned: Aligned): boolean {
  const { words, explained, found, phrases } = aligned
  if (found.organisations.length === 0) return false
  const keys = words.filter((_, at) => explained[at] !== 'door').map(({ key }) => key)
  return found.organisations.some((name) => {
    const telling = tellingWords(aligned, name.words)
    if (telling.length > 0) return lacking(telling, keys).length * 3 <= telling.length
    // `High Street Surgery` may be *The Surgery*, but not another surgery.
    const generic = name.words.filter(isGeneric)
    const isOther = phrases.some((phrase) => phrase.kind === 'organisation' && isUnknown(aligned, phrase))
    return lacking(generic, keys).length < Math.max(1, generic.length) && !isOther
  })
}

/** Whether the same building, by a name that not many doors have, or organisation has the same postcode in both. */
export const isSameByName = (aligned: Aligned): boolean =>
  aligned.hasSamePostcode &&
  ((aligned.building !== null && !isCommonName(aligned.building.name.words)) || isSameOrganisation(aligned))

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
