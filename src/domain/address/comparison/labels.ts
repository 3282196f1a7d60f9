import type { MatchedAddress } from './matchedAddress'
import { answerOf, namesOf, type AnswerDoor, type AnswerParts, type Name } from './answer'
import { doorsOf, isSame, type Door } from './doors'
import { pairDoors, type SentDoor } from './pairDoors'
import { nextTo, numbersInWords, withHouse } from './theirDoors'
import { keysIn, type Label, type Stretch } from './reading'
import { phrasesOf } from './phrases'
import { lacking, placesOf, type Range } from '../words/spelling'
import { postcodesWith, typedOutwards, typedPostcodes, type TypedPostcode } from './typedPostcodes'
import { BESIDE, DWELLINGS, FILLERS, isKind, isLegal, isStreetKind } from '../words/vocabulary'
import { ofKind } from '../words/wordTable'
import { endsPart, isNumber, keyAt, startsPart, withoutNoise, wordsOf, type Word } from '../words/words'

// Good means: each word of theirs that finds the door is the answer's, and each of the answer's is theirs.
//
// (a) Theirs are words in their order; the answer's fields are names (streets, building, firms, places) and doors.
// (b) One pass labels: streets, then buildings, then firms, then places. A name is found whole or it is not, and in
//     a slip's spelling only under the same postcode. What stands beside a place (*opposite the Red Lion*) is not there.
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
  const isFree = (i: number) => i < words.length && labels[i] === undefined
  const put = (label: Label, { from, to }: Range) => labels.fill(label, from, to + 1)
  const areFree = ({ from, to }: Range) => labels.slice(from, to + 1).every((label) => label === undefined)
  const label = (name: Name, ranges: Range[]) => {
    const free = ranges.filter(areFree)
    if (free.length > 0) at.set(name, [...(at.get(name) ?? []), ...free])
    for (const range of free) put(name.of === 'subBuilding' ? 'building' : name.of, range)
  }
  for (const name of namesOf(answer)) if (name.of !== 'place') label(name, foundAt(words, name, own !== null))
  // (b) `12 Linthorpe` is Linthorpe Road and *Linden* is Linden House, under the same postcode.
  if (own !== null)
    for (const name of namesOf(answer))
      if (!at.has(name)) label(name, briefAt(words, name, answer).filter(areFree).slice(0, 1))
  const street = answer.streets.flatMap((name) => at.get(name) ?? [])[0]

  const names = [...at.values()].flat()
  const doors = [...doorsOf(words, isFree), ...numbersInWords(words, labels, names)].toSorted(
    (a, b) => a.from - b.from,
  )
  for (const door of doors) put('door', door)
  const end = Math.max(-1, ...names.map(({ to }) => to))
  // What stands right behind a number is a street, or the town.
  const isStreets = ({ from }: Range) => answer.streets.length > 0 && !street && labels[from - 1] === 'door'
  for (const name of answer.places)
    label(
      name,
      placesAt(words, name, end).filter((range) => name.text === address.postTown || !isStreets(range)),
    )

  const sent = withHouse(doors, street)
  const left = phrasesOf(words, isFree).map((phrase): Stretch => {
    const telling = keysIn({ words }, phrase).filter((key) => !FILLERS.has(key))
    return Object.assign(phrase, {
      isNumbered: sent.some((door) => door.kind === '' && nextTo(words, door) === phrase.from),
      isUnknown: lacking(telling, answer.keys).length > 0,
    })
  })
  const doorNames = [...answer.streets, answer.building].filter((name) => name !== null)
  const isBefore = (door: Door, { from }: Range) => from > door.to && from <= nextTo(words, door)
  const nameBehind = (door: Door) =>
    doorNames.find((name) => at.get(name)?.some((range) => isBefore(door, range)))
  return {
    text,
    address,
    answer,
    words,
    labels,
    at,
    street,
    building: at.get(answer.building!)?.[0],
    ...pairDoors(sent, answer.doors, words),
    nameOf: new Map(sent.map((door) => [door, nameBehind(door)])),
    left,
    postcodes,
    outwards,
    hasSamePostcode: own !== null,
  }
}

/** Whether the house's number is the same in both. */
export const isHousePaired = ({ pairs }: Labelled) => pairs.some(([, { isHouse }]) => isHouse)

const isAfterNumber = (words: Word[], { from }: Range) => isNumber(keyAt(words, from - 1))

const keyBehind = (words: Word[], { to }: Range) => (endsPart(words, to) ? '' : words[to + 1]!.key)

/** (b) Where a street, building or firm of the answer stands, the best first: not in a longer name. */
function foundAt(words: Word[], { of, words: name }: Name, hasSamePostcode: boolean): Range[] {
  const isFirm = of === 'organisation'
  const telling = isFirm ? name.filter((word) => !isLegal(word)) : name
  const all = placesOf(words, telling, hasSamePostcode ? 'slips' : 'nothing').filter(
    (range) => !isBeside(words, range) && !(isFirm && DWELLINGS.has(keyBehind(words, range))),
  )
  const whole = all.filter((range) => !isKind(keyBehind(words, range)))
  return whole.length > 0 ? whole : all.slice(0, 1)
}

/** (b) Where a street stands without its kind, behind a number, or a house without the word. *The Green* is not Green Lane, nor *The Mill* Mill House. */
function briefAt(words: Word[], { of, words: name }: Name, answer: AnswerParts): Range[] {
  const [brief, kind = ''] = [name.slice(0, -1), name.at(-1)]
  const isStreet = of === 'street'
  const isBrief = (isStreet ? isStreetKind(kind) : kind === 'house') && !isKind(brief.at(-1) ?? '')
  if (!isBrief || answer.places.some((place) => isSame(place.words, brief))) return []
  return placesOf(words, brief).filter((range) => {
    const after = keyBehind(words, range)
    const isEnd = after === '' || namesOf(answer).some(({ words: [first] }) => first === after)
    return isEnd && (isAfterNumber(words, range) || (!isStreet && startsPart(words, range.from)))
  })
}

/** (b) Where a place stands: behind all other names, or as a whole part. */
const placesAt = (words: Word[], name: Name, end: number): Range[] =>
  placesOf(words, name.words, 'letters').filter(
    (range) =>
      !isKind(keyBehind(words, range)) &&
      (range.from > end || (startsPart(words, range.from) && endsPart(words, range.to))),
  )

const BEHIND_BESIDE = ofKind('behindBeside')

/** (b) Whether a name only says where another place is: `Outside Rose Cottage`, `next to the Red Lion`. */
export function isBeside(words: Word[], { from }: Range): boolean {
  let last = from - 1
  while (BEHIND_BESIDE.has(keyAt(words, last))) last -= 1
  return BESIDE.has(keyAt(words, last))
}
