import type { MatchedAddress } from './matchedAddress'
import { answerOf, namesOf, type AnswerDoor, type AnswerParts, type Name } from './answer'
import { doorsOf, isSame, type Door } from './doors'
import { pairDoors, type SentDoor } from './pairDoors'
import { nextTo, numbersInWords, withHouse } from './theirDoors'
import { keysIn, type Label, type Stretch } from './reading'
import { phrasesOf } from './phrases'
import { lacking, placesOf, type Range } from '../words/spelling'
import { postcodesWith, typedOutwards, typedPostcodes, type TypedPostcode } from './typedPostcodes'
import {
  BESIDE,
  DWELLINGS,
  FILLERS,
  isBuildingKind,
  isKind,
  isLegal,
  isOrganisationKind,
  isStreetKind,
} from '../words/vocabulary'
import { ofKind } from '../words/wordTable'
import { endsPart, isNumber, keyAt, startsPart, withoutNoise, wordsOf, type Word } from '../words/words'

// Good means: each word of theirs that finds the door is the answer's, and each of the answer's is theirs.
//
// (a) Theirs are words in their order; the answer's fields are names (streets, building, firms, places) and doors.
// (b) One pass labels: streets, then buildings, then firms, then places. A name is found whole, in any spelling, or it is not.
//     What stands beside a place (*opposite the Red Lion*) is not there.
// (c) One grammar reads the doors of both sides as a kind and atoms: `Flat 3A` is flat, 3, A. Doors are equal or they are not.
//     A bare number fits any kind; the number at the street is the house's.
// (d) What has no label before the end of the street is a doubt, by where it stands. Before a door that both have may stand: a
//     person, a firm, and a house's name. What stands behind the street is a place.
// (e) What of the answer has no label is a doubt, unless the whole postcode and the door, or a name that is one, agree.
// (f) Of a row that was sent in part the whole is read too: what it has was not added, and what it contradicts is a doubt.

/** Theirs with a label on each word that the answer has, and what is left over on both sides. */
export interface Labelled {
  text: string
  address: MatchedAddress
  answer: AnswerParts
  words: Word[]
  labels: (Label | undefined)[]
  /** Where each name that was found stands, the best place first. */
  at: Map<Name, Range[]>
  street: Range | undefined
  building: Range | undefined
  pairs: [SentDoor, AnswerDoor][]
  leftSent: SentDoor[]
  leftFound: AnswerDoor[]
  /** The name that each door of theirs stands right before. */
  nameOf: Map<Door, Name | undefined>
  left: Stretch[]
  postcodes: TypedPostcode[]
  outwards: TypedPostcode[]
  hasSamePostcode: boolean
}

/** Labels a text of theirs with the parts of an answer. */
export function labelled(text: string, address: MatchedAddress): Labelled {
  const answer = answerOf(address, text)
  const own = postcodesWith(text, address.postcode)
  const postcodes = own ?? typedPostcodes(text)
  const outwards = postcodes.length > 0 ? [] : typedOutwards(text)
  const words = wordsOf(withoutNoise(text, [...postcodes, ...outwards]))
  const labels: Labelled['labels'] = words.map(() => undefined)
  const at: Labelled['at'] = new Map()
  const isFree = (i: number) => words[i] !== undefined && labels[i] === undefined
  const put = (label: Label, { from, to }: Range) => labels.fill(label, from, to + 1)
  const areFree = ({ from, to }: Range) => labels.slice(from, to + 1).every((label) => label === undefined)
  const label = (name: Name, ranges: Range[]) => {
    const free = ranges.filter(areFree)
    if (free.length > 0) at.set(name, [...(at.get(name) ?? []), ...free])
    for (const range of free) put(name.of === 'subBuilding' ? 'building' : name.of, range)
  }
  for (const name of namesOf(answer))
    if (name.of !== 'place') label(name, foundAt(words, name, answer, own !== null))
  // (b) `12 Linthorpe` is Linthorpe Road and *Linden* is Linden House, under the same postcode.
  if (own !== null)
    for (const name of namesOf(answer))
      if (!at.has(name)) label(name, briefAt(words, name, answer).filter(areFree).slice(0, 1))
  const street = answer.streets.flatMap((name) => at.get(name) ?? [])[0]
  const building = answer.building ? at.get(answer.building)?.[0] : undefined

  const names = [...at.values()].flat()
  const doors = [...doorsOf(words, isFree), ...numbersInWords(words, labels, names, answer.doors)].toSorted(
    (a, b) => a.from - b.from,
  )
  for (const door of doors) put('door', door)
  const end = Math.max(-1, ...[...names, ...(street ? [] : doors)].map(({ to }) => to))
  for (const name of answer.places) label(name, placesAt(words, name, doors, answer, end, address.postTown))

  const sent = withHouse(words, doors, street, answer.doors)
  const nextOf = new Map(sent.map((door) => [door, nextTo(words, sent, door)]))
  const isBefore = (door: SentDoor, { from }: Range) => from > door.to && from <= nextOf.get(door)!
  const isNumbered = ({ from }: Range) => sent.some((door) => door.kind === '' && nextOf.get(door) === from)
  const isUnknown = (phrase: Range) =>
    lacking(
      keysIn({ words }, phrase).filter((key) => !FILLERS.has(key)),
      answer.keys,
    ).length > 0
  const left = phrasesOf(words, isFree).map((phrase) =>
    Object.assign(phrase, { isNumbered: isNumbered(phrase), isUnknown: isUnknown(phrase) }),
  )
  const doorNames = [...answer.streets, answer.building].filter((name) => name !== null)
  const nameOf = new Map(
    sent.map((door) => [
      door,
      door.kind === ''
        ? doorNames.find((name) => at.get(name)?.some((range) => isBefore(door, range)))
        : undefined,
    ]),
  )
  return {
    text,
    address,
    answer,
    words,
    labels,
    at,
    street,
    building,
    ...pairDoors(sent, answer.doors, words),
    nameOf,
    left,
    postcodes,
    outwards,
    hasSamePostcode: own !== null,
  }
}

/** Whether the house's number is the same in both. */
export const isHousePaired = ({ pairs }: Labelled) => pairs.some(([, { isHouse }]) => isHouse)

/** Whether a number is right before a name: in its part, or alone in the part before. */
const isAfterNumber = (words: Word[], { from }: Range) =>
  from > 0 &&
  isNumber(words[from - 1]!.key) &&
  (words[from - 1]!.part === words[from]!.part || startsPart(words, from - 1))

const isWhole = (words: Word[], { from, to }: Range) => startsPart(words, from) && endsPart(words, to)

const keyBehind = (words: Word[], { to }: Range) => (endsPart(words, to) ? '' : words[to + 1]!.key)

/** Whether a word begins a name of the answer. */
const begins = (answer: AnswerParts, key: string) => namesOf(answer).some(({ words }) => words[0] === key)

/** (b) Where a street, building or firm of the answer stands, the best first: not in a longer name, after a number, at the end of a part. */
function foundAt(
  words: Word[],
  { of, words: name }: Name,
  answer: AnswerParts,
  hasSamePostcode: boolean,
): Range[] {
  const isFirm = of === 'organisation'
  const rest = name.filter((word) => !isLegal(word))
  const telling = isFirm && rest.length > 0 ? rest : name
  const spelt = placesOf(words, telling, 'nothing')
  const all = spelt.length > 0 || (of === 'street' && !hasSamePostcode) ? spelt : placesOf(words, telling)
  const goesOn = (range: Range) => isKind(keyBehind(words, range)) && !begins(answer, keyBehind(words, range))
  const worth = (range: Range) =>
    (goesOn(range) ? 0 : 4) + (isAfterNumber(words, range) ? 2 : 0) + (endsPart(words, range.to) ? 1 : 0)
  const [best, ...others] = all
    .filter((range) => !isBeside(words, range) && !(isFirm && DWELLINGS.has(keyBehind(words, range))))
    .toSorted((a, b) => worth(b) - worth(a))
  // The line may be there twice.
  return best ? [best, ...others.filter((range) => !goesOn(range))] : []
}

/** (b) Where a street stands without its kind, behind a number, or a house without the word. *The Green* is not Green Lane, nor *The Mill* Mill House. */
function briefAt(words: Word[], { of, words: name }: Name, answer: AnswerParts): Range[] {
  const brief = name.slice(0, -1)
  const [first = '', last = ''] = [brief[0], brief.at(-1)]
  const isStreet = of === 'street'
  const mayBe = isStreet
    ? isStreetKind(name.at(-1)!) && !FILLERS.has(first) && (brief.length === 1 || !isStreetKind(last))
    : of === 'building' &&
      /^(?:house|hse)$/.test(name.at(-1)!) &&
      !FILLERS.has(last) &&
      !isBuildingKind(last) &&
      !isOrganisationKind(last)
  if (!mayBe || first === '' || (!isStreet && answer.places.some((place) => isSame(place.words, brief))))
    return []
  return placesOf(words, brief).filter((range) => {
    const after = keyBehind(words, range)
    const isEnd = after === '' || begins(answer, after) || (!isStreet && isNumber(after))
    const isStart = !isStreet && (startsPart(words, range.from) || words[range.from - 1]!.key === 'the')
    return isEnd && (isStart || isAfterNumber(words, range))
  })
}

/** (b) Where a place stands: behind the street, or as a whole part; not right behind a number, which is where a street would stand. */
function placesAt(
  words: Word[],
  name: Name,
  doors: Door[],
  { streets }: AnswerParts,
  end: number,
  postTown: string,
): Range[] {
  return placesOf(words, name.words, 'letters').filter((range) => {
    const after = keyBehind(words, range)
    const isNumbered = doors.some(
      ({ kind, to }) => kind === '' && to === range.from - 1 && isAfterNumber(words, range),
    )
    // *Bath UK* behind the street is Bath.
    const isLonger = isKind(after) && after !== 'uk'
    return (
      (range.from > end || isWhole(words, range)) &&
      !isLonger &&
      !(isNumbered && streets.length > 0 && name.text !== postTown)
    )
  })
}

const BEHIND_BESIDE = ofKind('behindBeside')

/** (b) Whether a name only says where another place is: `Outside Rose Cottage`, `next to the Red Lion`. */
export function isBeside(words: Word[], { from }: Range): boolean {
  let last = from - 1
  while (BEHIND_BESIDE.has(keyAt(words, last))) last -= 1
  return BESIDE.has(keyAt(words, last))
}
