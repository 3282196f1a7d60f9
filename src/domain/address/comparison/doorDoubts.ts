import type { AnswerDoor } from './answer'
import type { Doubt } from './doubt'
import { isPlace, isSame, type Door } from './doors'
import { isFirmSaid, isSameByName } from './firmDoubts'
import { isHousePaired, type Labelled } from './labels'
import { placeFound, placeSent, type SentDoor } from './pairDoors'
import { doubtOf, keysIn } from './reading'
import { lacking } from '../words/spelling'
import { FILLERS, isLegal, SEVERAL } from '../words/vocabulary'
import { endsPart, startsPart } from '../words/words'

/** (c), (d), (e) Doubts about numbers, letters, flats, floors and boxes: what is left of two places is another door, else left out or added. */
export function doorDoubts(labelled: Labelled): Doubt[] {
  let left = leftOut(labelled)
  let added = addedDoors(labelled)
  const doubts: Doubt[] = []
  for (const mayBe of [isSamePlace, isAnyDoor])
    for (const door of left) {
      const other = added.find((each) => mayBe(door, each))
      if (!other) continue
      left = left.filter((each) => each !== door)
      added = added.filter((each) => each !== other)
      doubts.push(doubtOf(labelled, 'numberDiffers', [door], [other]))
    }
  return [
    ...doubts,
    ...astray(labelled),
    ...left.map((door) => doubtOf(labelled, 'numberLeftOut', [door])),
    ...[...added, ...subBuilding(labelled)].map((door) => doubtOf(labelled, 'numberAdded', [], [door])),
  ]
}

/** A bare number may be a house's or a flat's. */
const isSamePlace = (sent: SentDoor, found: AnswerDoor) =>
  placeSent(sent) === placeFound(found) ||
  (placeSent(sent) === 'either' && ['house', 'flat'].includes(placeFound(found)))

/** Left alone in both, `Flat 16` and `16` are two doors, not one left out and one added. */
const isAnyDoor = (sent: SentDoor, found: AnswerDoor) =>
  [placeSent(sent), placeFound(found)].every((place) => ['house', 'flat', 'either', 'floor'].includes(place))

/** (e) A sub-building with a name, such as *The Stables*, is a door like a flat. */
function subBuilding(labelled: Labelled) {
  const { answer, words } = labelled
  const name = answer.subBuilding
  if (!name) return []
  const telling = name.words.filter((word) => !FILLERS.has(word))
  return lacking(
    telling,
    words.map(({ key }) => key),
  ).length > 0
    ? [name]
    : []
}

/** (c) Numbers that both have before different names: `3 Rose Cottages, Church Lane` and `Rose Cottage, 3 Church Lane`. */
const astray = (labelled: Labelled): Doubt[] =>
  labelled.pairs.flatMap(([sent, door]) => {
    const { words, at, nameOf, street, answer } = labelled
    const name = nameOf.get(sent)
    const own = door.of ?? (door.isHouse ? answer.streets[0] : undefined)
    if (!name || !own || own === name || !at.has(own)) return []
    const { to } = at.get(name)![0]!
    // `9, Yew House, Back Lane` is `Yew House, 9 Back Lane`; without any comma nothing tells it from a flat's.
    const isApart =
      endsPart(words, sent.to) || (street !== undefined && words[street.from]!.part === words[to]!.part)
    if (name === answer.building && isApart && !SEVERAL.has(words[to]!.key)) return []
    // The same number on both sides says nothing without its name.
    return [
      doubtOf(labelled, 'numberDiffers', [{ from: sent.from, to }], [{ text: `${door.text} ${own.text}` }]),
    ]
  })

const isFlatPaired = ({ pairs }: Labelled) =>
  pairs.some(([, { isHouse, kind }]) => !isHouse && kind !== 'floor' && kind !== 'box')

/** (c) Whether a floor says nothing beside a flat that both have: `Flat 3, First Floor` is `Flat 3`, but not on the second. */
const isFloorSettled = (labelled: Labelled, { atoms }: Door, others: readonly Door[]) =>
  isFlatPaired(labelled) &&
  others.every(
    (other) =>
      !isPlace(other) || lacking(atoms, other.atoms).length === 0 || lacking(other.atoms, atoms).length === 0,
  )

/** (d) The doors of theirs that the answer lacks, but for those that find none or that others settle. */
function leftOut(labelled: Labelled): SentDoor[] {
  const { pairs, leftSent, leftFound, hasSamePostcode, answer } = labelled
  const isRepeated = (door: Door) =>
    door.kind !== '' && pairs.some(([{ kind, atoms }]) => kind === door.kind && isSame(atoms, door.atoms))
  if (pairs.some(([{ kind }]) => kind === 'box')) return []
  return leftSent.filter((door) => {
    if (isRepeated(door) || isNoDoor(labelled, door)) return false
    if (isPlace(door)) return !isFloorSettled(labelled, door, leftFound)
    // `Flat 3, above the shop`.
    if (door.kind === 'flat' && door.atoms.length === 0)
      return !isFlatPaired(labelled) && !pairs.some(([, other]) => isPlace(other))
    if (door.kind === 'plot') return !isHousePaired(labelled)
    return door.kind !== 'bfpo' || !hasSamePostcode || answer.doors.some(({ kind }) => kind === 'bfpo')
  })
}

/** (e) The answer's doors that theirs lack, but for those that follow from a name or a number in both. */
function addedDoors(labelled: Labelled): AnswerDoor[] {
  const { text, leftSent, leftFound, hasSamePostcode } = labelled
  const isHouseSettled = isSameByName(labelled) && !leftSent.some(({ isHouse }) => isHouse)
  const isUnitSettled = hasSamePostcode && isFirmSaid(labelled)
  return leftFound.filter((door) => {
    if (door.kind === 'box') return true
    if (door.kind === 'bfpo') return leftSent.some(({ kind }) => kind === 'bfpo')
    if (door.of) return !isUnitSettled
    // A number that stands in theirs is only beside their door.
    if (door.isHouse) return !isHouseSettled || text.includes(` ${door.text} `)
    if (isPlace(door) && isFloorSettled(labelled, door, leftSent)) return false
    return door.kind === 'flat' || !isUnitSettled
  })
}

/** (c) Numbers that find no door: roads, those of a firm, accounts, and the old postal districts of towns. */
function isNoDoor({ words, left, labels }: Labelled, { from, to, kind }: SentDoor): boolean {
  const isFollowed = !endsPart(words, to)
  const phrase = isFollowed ? left.find((each) => each.from === to + 1) : undefined
  // `Studio 54 Ltd`, `3 Counties Ltd`.
  const isFirms = phrase?.kind === 'organisation' && keysIn({ words }, phrase).some(isLegal)
  if (isFirms && (kind === '' || isLegal(words[to + 1]!.key))) return true
  const { key } = words[from]!
  if (kind !== '') return false
  if (/^[abm]\d{1,4}$/.test(key))
    return !isFollowed || (labels[to + 1] !== 'building' && phrase?.kind !== 'building')
  const isDistrict =
    labels[from - 1] === 'place' && !startsPart(words, from) && !isFollowed && /^\d{1,2}$/.test(key)
  return isDistrict || /^\d{5,}$|^[a-z]\d{4}[a-z]{2}$/.test(key)
}
