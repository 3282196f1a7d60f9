import { answerOf, namesOf, type MatchedAddress, type AnswerParts, type Name } from './answer'
import { doorsOf, isSame, nextTo, numbersInWords, pairDoors, withHouse, type Door } from './doors'
import { keysIn, type Label, type Labelled, type Stretch } from './reading'
import { lacking, placesOf, type Range } from '../words/spelling'
import { typedPostcodes } from './typedPostcodes'
import {
  BESIDE,
  BOATS,
  DWELLINGS,
  FILLERS,
  isBuildingKind,
  isCommonName,
  isDirection,
  isKind,
  isLegal,
  isOrganisationKind,
  isPartOfName,
  isStreetKind,
  TITLES,
} from '../words/vocabulary'
import { ofKind } from '../words/wordTable'
import { endsPart, isNumber, keyAt, startsPart, withoutNoise, wordsOf, type Word } from '../words/words'

/** Labels a text of theirs with the parts of an answer. */
export function labelled(text: string, address: MatchedAddress): Labelled {
  const answer = answerOf(address, text)
  const postcodes = typedPostcodes(text, address.postcode)
  const hasSamePostcode = postcodes.some(({ reading }) => reading === address.postcode)
  const words = wordsOf(withoutNoise(text, postcodes))
  const labels: (Label | undefined)[] = words.map(() => undefined)
  const at = new Map<Name, Range[]>()
  const isFree = (i: number) => labels[i] === undefined
  const put = (label: Label, { from, to }: Range) => labels.fill(label, from, to + 1)
  const areFree = ({ from, to }: Range) => labels.slice(from, to + 1).every((label) => label === undefined)
  const label = (name: Name, ranges: Range[]) => {
    const free = ranges.filter(areFree)
    if (free.length > 0) at.set(name, [...(at.get(name) ?? []), ...free])
    for (const range of free) put(name.of === 'subBuilding' ? 'building' : name.of, range)
  }
  for (const name of namesOf(answer))
    if (name.of !== 'place') label(name, foundAt(words, name, answer, hasSamePostcode))
  // (b) `12 Linthorpe` is Linthorpe Road and *Linden* is Linden House, under the same postcode.
  if (hasSamePostcode)
    for (const name of namesOf(answer))
      if (!at.has(name)) label(name, briefAt(words, name, answer).filter(areFree).slice(0, 1))
  const street = answer.streets.flatMap((name) => at.get(name) ?? [])[0]

  const names = [...at.values()].flat()
  const doors = [...doorsOf(words, isFree), ...numbersInWords(words, isFree, names)].toSorted(
    (a, b) => a.from - b.from,
  )
  for (const door of doors) put('door', door)
  const end = Math.max(-1, ...names.map(({ to }) => to))
  // Right after a number comes a street, or the town.
  for (const name of answer.places)
    label(
      name,
      placesAt(words, name, end).filter(
        (range) => name.text === address.postTown || labels[range.from - 1] !== 'door',
      ),
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
    hasSamePostcode,
  }
}

/** Whether the house's number is the same in both. */
export const isHousePaired = ({ pairs }: Labelled) => pairs.some(([, { isHouse }]) => isHouse)

const isAfterNumber = (words: Word[], { from }: Range) => isNumber(keyAt(words, from - 1))

const keyBehind = (words: Word[], { to }: Range) => (endsPart(words, to) ? '' : words[to + 1]!.key)

const keyBefore = (words: Word[], { from }: Range) => (startsPart(words, from) ? '' : words[from - 1]!.key)

/** (b) Where a street, building or firm of the answer occurs, the best place first: not within a longer name. */
const foundAt = (words: Word[], name: Name, answer: AnswerParts, hasSamePostcode: boolean): Range[] =>
  placesOf(words, tellingOf(name), hasSamePostcode ? 'slips' : 'nothing').filter(
    (range) => !isBeside(words, range) && !isInLonger(words, range, name, answer),
  )

/** A firm's name counts without its legal form too. */
const tellingOf = ({ of, words }: Name) =>
  of === 'organisation' ? words.filter((word) => !isLegal(word)) : words

/**
 * (b) Whether the words beside a name make it another: `Upper High Street`, `High Street West`, `Ivy Cottage` for *The Cottage*.
 */
function isInLonger(words: Word[], range: Range, name: Name, answer: AnswerParts): boolean {
  const before = keyBefore(words, range)
  const isCommon = isCommonName(name.words) && !['', ...FILLERS, ...answer.keys].includes(before)
  // The E of `Flat E High Street` is the flat's.
  if ((before.length > 1 && isDirection(before)) || isCommon) return true
  const makesLonger = name.of === 'organisation' ? (key: string) => DWELLINGS.has(key) : isPartOfName
  let { to } = range
  while (!isEnd(words, to, name, answer) && makesLonger(words[to + 1]!.key)) to += 1
  return to > range.to && isEnd(words, to, name, answer)
}

/** Whether a name ends at a word: it is the last of its part, or another name of the answer follows. */
const isEnd = (words: Word[], at: number, name: Name, answer: AnswerParts) =>
  endsPart(words, at) ||
  namesOf(answer).some((other) => other !== name && other.words[0] === words[at + 1]!.key)

/** (b) Where a street after a number lacks its kind, or a house the word *House*; but *The Green* is not Green Lane. */
function briefAt(words: Word[], name: Name, answer: AnswerParts): Range[] {
  const [brief, kind = ''] = [name.words.slice(0, -1), name.words.at(-1)]
  const isStreet = name.of === 'street'
  const isBrief = (isStreet ? isStreetKind(kind) : kind === 'house') && !brief.some(isKind)
  if (!isBrief || answer.places.some((place) => isSame(place.words, brief))) return []
  return placesOf(words, brief).filter(
    (range) =>
      isEnd(words, range.to, name, answer) && (isAfterNumber(words, range) || startsPart(words, range.from)),
  )
}

/** (b) Where a place occurs: after all other names, or as a whole part. */
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

type Phrase = Pick<Stretch, 'from' | 'to' | 'kind'>

/** What has a name, by the name's last word. */
function kindOf(words: Word[], { from, to }: Range): Stretch['kind'] {
  const [{ key: first }, { key }] = [words[from]!, words[to]!]
  // *Mr P Lane* comes first; a street may begin with *Lord*.
  if (TITLES.has(first) && (from === 0 || !isStreetKind(key))) return 'person'
  // *The Old School* is a house these days.
  if (isOrganisationKind(key)) return first === 'old' ? 'building' : 'organisation'
  if (isStreetKind(key)) return 'street'
  const isBoat = BOATS.has(first) && to > from
  return isBoat || isBuildingKind(key) ? 'building' : 'other'
}

/** The names among words without a label: `rose cottage`, `leeds`. */
function phrasesOf(words: Word[], isFree: (at: number) => boolean): Phrase[] {
  const phrases: Phrase[] = []
  const isFiller = (at: number) => FILLERS.has(words[at]!.key)
  for (let from = 0; from < words.length; from++) {
    if (!isFree(from) || isFiller(from)) continue
    let end = from
    while (isFree(end + 1) && words[end + 1]?.part === words[from]!.part) end += 1
    let to = end
    // `Church La` is a lane.
    while (isFiller(to) && !isStreetKind(words[to]!.key)) to -= 1
    phrases.push({ from, to, kind: kindOf(words, { from, to }) })
    from = end
  }
  return phrases
}
