import type { Doubt } from './doubt'
import { isSame, nextTo, isPlace, placeFound, placeSent, type Door, type SentDoor } from './doors'
import { isFirmSaid, isSameByName } from './firmDoubts'
import { isBeside, isHousePaired } from './labels'
import { doubtOf, isParty, lackOf, spansOf, type Labelled, type Stretch } from './reading'
import { isPartOf, isWhole } from './typedPostcodes'
import { isSameWord, placesOf, type Range, lacking } from '../words/spelling'
import { isCounty } from '../words/homePlaces'
import { keyAt, keysOf, endsPart, type Span } from '../words/words'
import { ofKind } from '../words/wordTable'
import type { AnswerDoor, Name } from './answer'
import { BOATS, FILLERS, isBuildingKind, sensesOf, SEVERAL } from '../words/vocabulary'

/** (c), (d), (e) Doubts about numbers, letters, flats, floors and boxes: another door, one left out, or one added. */
export function doorDoubts(labelled: Labelled): Doubt[] {
  let added = addedDoors(labelled)
  const doubts = leftOut(labelled).map((door) => {
    const other = added.find((each) => isSamePlace(door, each)) ?? added[0]
    added = added.filter((each) => each !== other)
    return doubtOf(labelled, other ? 'numberDiffers' : 'numberLeftOut', [door], other ? [other] : [])
  })
  return [
    ...doubts,
    ...astray(labelled),
    ...[...added, ...subBuilding(labelled)].map((door) => doubtOf(labelled, 'numberAdded', [], [door])),
  ]
}

const isSamePlace = (sent: SentDoor, found: AnswerDoor) => placeSent(sent) === placeFound(found)

/** (e) A named sub-building, such as *The Stables*, is a door like a flat. */
function subBuilding({ answer, words }: Labelled) {
  const keys = words.map(({ key }) => key)
  return [answer.subBuilding]
    .filter((name) => name !== null)
    .filter((name) => lacking(name.words, keys).some((word) => !FILLERS.has(word)))
}

/**
 * (c) Numbers that both have before different names: `3 Rose Cottages, Church Lane` and `Rose Cottage, 3 Church Lane`, or `Linden
 * House, 3 Church Lane` and `Flat 3, Linden House, Church Lane`.
 */
const astray = (labelled: Labelled): Doubt[] =>
  labelled.pairs.flatMap(([sent, door]) => {
    const { words, at, nameOf, answer, street } = labelled
    const building = labelled.building && answer.building
    const name = nameOf.get(sent)
    const isSameNumber = sent.kind === '' && isSame(sent.atoms, door.atoms)
    const inBuilding = () => (isSameNumber && !isBehindBuilding(labelled, sent) ? building : undefined)
    const own = door.of ?? (door.isHouse ? answer.streets[0] : inBuilding())
    if (!name || !own || own === name) return []
    const { to } = at.get(name)![0]!
    // `9, Yew House, Back Lane` is `Yew House, 9 Back Lane`; without a comma it could be a flat's number.
    const isApart = endsPart(words, sent.to) || words[street?.from ?? -1]?.part === words[to]!.part
    if (name === answer.building && isApart && !SEVERAL.has(words[to]!.key)) return []
    // The same number on both sides tells nothing without its name.
    return [
      doubtOf(labelled, 'numberDiffers', [{ from: sent.from, to }], [{ text: `${door.text} ${own.text}` }]),
    ]
  })

/** (c) Whether a number belongs to the building before it: `Elm Court 3, Otley Road`, `Elm Court (3)`. */
function isBehindBuilding({ text, words, building }: Labelled, { from, to }: Door): boolean {
  const isInPart = words[from]!.part === words[building?.to ?? -1]?.part
  return endsPart(words, to) && (isInPart || text[words[from]!.start - 1] === '(')
}

/** (c) Whether a flat that both have settles a floor: `Flat 3, First Floor` is `Flat 3`, but not on the second floor. */
const isFloorSettled = ({ pairs }: Labelled, { atoms }: Door, others: readonly Door[]) =>
  pairs.some(([, { isHouse }]) => !isHouse) &&
  others.every(
    (other) => lacking(atoms, other.atoms).length === 0 || lacking(other.atoms, atoms).length === 0,
  )

/** (d) The doors of theirs that the answer lacks, except those that find nothing or that others settle. */
function leftOut(labelled: Labelled): SentDoor[] {
  const { leftSent, leftFound } = labelled
  return leftSent.filter((door) => {
    if (door.kind === 'bfpo') return leftFound.length > 0
    if (door.kind === 'plot') return !isHousePaired(labelled)
    return !isPlace(door) || !isFloorSettled(labelled, door, leftFound)
  })
}

/** (e) The answer's doors that theirs lacks, except those that follow from a name or a number in both. */
function addedDoors(labelled: Labelled): AnswerDoor[] {
  const { leftSent, leftFound, hasSamePostcode } = labelled
  const isUnitSettled = hasSamePostcode && isFirmSaid(labelled)
  return leftFound.filter((door) => {
    if (door.kind === 'box') return true
    if (door.isHouse && !door.of) return !isSameByName(labelled)
    return !isUnitSettled && !(isPlace(door) && isFloorSettled(labelled, door, leftSent))
  })
}

/** (d), (e) Doubts about the names of street and building, and about parts left out. */
export function nameDoubts(labelled: Labelled): Doubt[] {
  const used = new Set<Stretch>()
  const streets = streetDoubts(labelled, used)
  return [...streets, ...buildingDoubts(labelled, used), ...partDoubts(labelled, used)]
}

const IN_PLACE = new Set<Stretch['kind']>(['other', 'building'])

/** (d) What stands where a street would, the likeliest first: after a number, by its kind, or next to a name that both have. */
function inStreetPlace(labelled: Labelled): Stretch[] {
  const { text, answer, words, labels, left } = labelled
  if (answer.streets.length === 0) return []
  // `2 Coopers Row, Off Mill Street` is in no other street.
  const isOff = ({ from, kind, isUnknown }: Stretch) =>
    kind === 'street' && isUnknown && keyAt(words, from - 1) === 'off'
  const named = left.filter((each) => !isBeside(words, each) || isOff(each))
  const streets = [
    ...named.filter(({ isNumbered }) => isNumbered),
    ...named.filter(({ kind }) => kind === 'street'),
  ]
  if (streets.length > 0) return streets
  // `Rose Cottage, Foxhill, Watford`: what follows a named house, or else a number.
  const lastName = labels.findLastIndex((label) => label && !['place', 'door'].includes(label))
  const end = lastName < 0 ? labels.lastIndexOf('door') : lastName
  const other = named.find(({ from, kind }) => from > end && IN_PLACE.has(kind))
  // `Rose Cottage, Ely, Cambridgeshire`: the county of a town is no street.
  const isCountyOf = ({ from }: Stretch, { start, end: last }: Span) =>
    labels.lastIndexOf('place', from) > end && isCounty(text.slice(start, last))
  return other && !isCountyOf(other, spansOf(labelled, [other])[0]!) ? [other] : []
}

/** What stands where the answer's street would, unless it is a firm or a person. */
export const otherStreet = (labelled: Labelled): Stretch | undefined =>
  inStreetPlace(labelled).find((each) => !isParty(each))

/** (d) Words that lengthen the answer's name in front: *Queen* makes Victoria Street another one; a person or a firm does not. */
function longerName({ at, words, left }: Labelled, names: readonly Name[]) {
  for (const name of names)
    for (const { from, to } of at.get(name) ?? []) {
      const isInPart = (each: Stretch) =>
        nextTo(words, each) === from && words[each.to]!.part === words[from]!.part
      const stretch = left.find((each) => each.isUnknown && isInPart(each))
      if (stretch && (stretch.kind === 'other' || stretch.from === stretch.to)) return { stretch, name, to }
    }
  return undefined
}

/** (d), (e) The last street not sent: another or a longer one is in its place, or none is and the door does not agree. */
function streetDoubts(labelled: Labelled, used: Set<Stretch>): Doubt[] {
  const { answer, at, pairs, hasSamePostcode } = labelled
  const longer = longerName(labelled, answer.streets)
  if (longer) {
    used.add(longer.stretch)
    return [lackOf(labelled, 'street', { from: longer.stretch.from, to: longer.to }, longer.name)]
  }
  const name = answer.streets.findLast((each) => !at.has(each))
  if (!name) return []
  const [other] = inStreetPlace(labelled)
  if (other) used.add(other)
  const isSettled = hasSamePostcode && (pairs.length > 0 || isSameByName(labelled))
  return isSettled && !other ? [] : [lackOf(labelled, 'street', other, name)]
}

/** Whether a stretch follows the street, and so is a place, such as Abbey Wood. */
function isBehind(labelled: Labelled, { from }: Range): boolean {
  const { street, building } = labelled
  return from > (street ?? inStreetPlace(labelled)[0] ?? building ?? { from: Infinity }).from
}

/** Whether a building has its own name besides its kind: not *The Vicarage*, nor a boat's. */
const hasOwnName = ({ words }: Name) => sensesOf(words[0]!) === undefined && isBuildingKind(words.at(-1)!)

/** (d), (e) A building not sent: another or a longer one is in its place, or none is and neither house nor firm agrees. */
function buildingDoubts(labelled: Labelled, used: Set<Stretch>): Doubt[] {
  const { answer, building, left, words, hasSamePostcode } = labelled
  const name = answer.building
  if (!name) return []
  if (building) {
    const isTold = hasOwnName(name) && !isHousePaired(labelled)
    const longer = isTold ? longerName(labelled, [name]) : undefined
    if (!longer) return []
    used.add(longer.stretch)
    return [lackOf(labelled, 'building', { from: longer.stretch.from, to: longer.to }, name)]
  }
  const free = left.filter((each) => !used.has(each))
  const isNamed = ({ kind }: Stretch) => kind === 'building'
  const inPlace = free.filter((each) => (isNamed(each) || !isBehind(labelled, each)) && !isParty(each))
  // One centre or park is not another, even if we know the firm.
  const other =
    inPlace.find(isNamed) ??
    free.find(({ kind, to }) => kind === 'organisation' && isSameWord(words[to]!.key, name.words.at(-1)!)) ??
    inPlace[0]
  if (other) used.add(other)
  const isSettled = hasSamePostcode && (isHousePaired(labelled) || isFirmSaid(labelled))
  return isSettled && !other ? [] : [lackOf(labelled, 'building', other, name)]
}

const OF_DOORS = new Set<Stretch['kind']>(['street', 'building'])

/** (d) Names that the answer lacks: right after a number, or where no number says which house: `The Barn, Home Farm`. */
function partDoubts(labelled: Labelled, used: Set<Stretch>): Doubt[] {
  const { words, pairs } = labelled
  // A berth finds its boat.
  const isFound = ({ from }: Stretch) =>
    BOATS.has(words[from]!.key) ? pairs.length > 0 : isHousePaired(labelled)
  const isPart = (each: Stretch) => OF_DOORS.has(each.kind) && !isFound(each) && !isBehind(labelled, each)
  return labelled.left
    .filter((each) => each.isUnknown && !used.has(each))
    .filter((each) => isDoorsOwn(labelled, each) || isPart(each))
    .map((each) => doubtOf(labelled, 'partLeftOut', [each]))
}

const AT_DOOR = ofKind('atDoor')

/** Whether a name belongs to a door: right after its number, `12 Court Mews, High Street`, or at it: `Garages at 12`. */
function isDoorsOwn({ words, labels }: Labelled, { kind, from, to, isNumbered }: Stretch): boolean {
  // `15 (Windrush) Marshall Avenue` stands apart from its number; a street follows any: `12, Court Mews`.
  const isInPart = words.some(({ part }, at) => labels[at] === 'door' && part === words[from]!.part)
  // *City of London* is a place.
  const next = nextTo(words, { from, to })
  const isOfPlace = labels[next] === 'place' && words[next]!.part === words[to]!.part
  const isAt = AT_DOOR.has(keyAt(words, to + 1)) && !isOfPlace
  // `Rose Terrace 3, Mill Lane`, but not `Croft 5, Balallan`.
  const hasNumber = labels[to + 1] === 'door' && !endsPart(words, to) && endsPart(words, to + 1)
  const isAhead = kind === 'street' && from < to && hasNumber
  return kind !== 'person' && (isAt || isAhead || (isNumbered && (isInPart || kind === 'street')))
}

/** (e) Doubts about postcode and town. */
export const placeDoubts = (labelled: Labelled): Doubt[] => [
  ...postcodeDoubts(labelled),
  // A whole postcode says the town.
  ...(labelled.postcodes.some(({ reading }) => isWhole(reading)) ? [] : townDoubts(labelled)),
]

/** Doubts whether the postcode was sent. One mistyped in look-alikes counts as sent, and so does its first half. */
function postcodeDoubts({ postcodes, hasSamePostcode, address: { postcode } }: Labelled): Doubt[] {
  if (postcode === '' || hasSamePostcode || postcodes.some(({ reading }) => isPartOf(reading, postcode)))
    return []
  const sent = postcodes.map(({ start, end }) => ({ start, end }))
  return [{ check: sent.length > 0 ? 'postcodeDiffers' : 'postcodeAdded', sent, found: [postcode] }]
}

/** Doubts whether the town was sent. */
export function townDoubts(labelled: Labelled): Doubt[] {
  const { words, left, street, address } = labelled
  const { postTown } = address
  if (postTown === '' || placesOf(words, keysOf(postTown), 'letters').length > 0) return []
  const other = left.findLast(({ from }) => from > (street?.to ?? 0))
  return [lackOf(labelled, 'town', other, { text: postTown })]
}
