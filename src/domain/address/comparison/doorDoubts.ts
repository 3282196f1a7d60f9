import type { AnswerDoor } from './answer'
import type { Doubt } from './doubt'
import { isPlace, placeFound, placeSent, type Door, type SentDoor } from './doors'
import { isFirmSaid, isSameByName } from './firmDoubts'
import { isHousePaired } from './labels'
import { doubtOf, type Labelled } from './reading'
import { lacking } from '../words/spelling'
import { FILLERS, SEVERAL } from '../words/vocabulary'
import { endsPart, startsPart } from '../words/words'

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

/** (e) A sub-building with a name, such as *The Stables*, is a door like a flat. */
function subBuilding({ answer, words }: Labelled) {
  const keys = words.map(({ key }) => key)
  return [answer.subBuilding]
    .filter((name) => name !== null)
    .filter((name) => lacking(name.words, keys).some((word) => !FILLERS.has(word)))
}

/** (c) Numbers that both have before different names: `3 Rose Cottages, Church Lane` and `Rose Cottage, 3 Church Lane`. */
const astray = (labelled: Labelled): Doubt[] =>
  labelled.pairs.flatMap(([sent, door]) => {
    const { words, at, nameOf, answer, street } = labelled
    const name = nameOf.get(sent)
    const own = door.of ?? (door.isHouse ? answer.streets[0] : undefined)
    if (!name || !own || own === name) return []
    const { to } = at.get(name)![0]!
    // `9, Yew House, Back Lane` is `Yew House, 9 Back Lane`; without any comma nothing tells it from a flat's.
    const isApart = endsPart(words, sent.to) || words[street?.from ?? -1]?.part === words[to]!.part
    if (name === answer.building && isApart && !SEVERAL.has(words[to]!.key)) return []
    // The same number on both sides says nothing without its name.
    return [
      doubtOf(labelled, 'numberDiffers', [{ from: sent.from, to }], [{ text: `${door.text} ${own.text}` }]),
    ]
  })

/** (c) Whether a floor says nothing beside a flat that both have: `Flat 3, First Floor` is `Flat 3`, but not on the second. */
const isFloorSettled = ({ pairs }: Labelled, { atoms }: Door, others: readonly Door[]) =>
  pairs.some(([, { isHouse }]) => !isHouse) &&
  others.every(
    (other) => lacking(atoms, other.atoms).length === 0 || lacking(other.atoms, atoms).length === 0,
  )

/** (d) The doors of theirs that the answer lacks, but for those that find none or that others settle. */
function leftOut(labelled: Labelled): SentDoor[] {
  const { leftSent, leftFound, labels, words } = labelled
  return leftSent.filter((door) => {
    // `Leeds 6` is an old postal district.
    const isDistrict = labels[door.from - 1] === 'place' && !startsPart(words, door.from)
    if (isDistrict) return false
    if (door.kind === 'bfpo') return leftFound.length > 0
    if (door.kind === 'plot') return !isHousePaired(labelled)
    return !isPlace(door) || !isFloorSettled(labelled, door, leftFound)
  })
}

/** (e) The answer's doors that theirs lack, but for those that follow from a name or a number in both. */
function addedDoors(labelled: Labelled): AnswerDoor[] {
  const { leftSent, leftFound, hasSamePostcode } = labelled
  const isUnitSettled = hasSamePostcode && isFirmSaid(labelled)
  return leftFound.filter((door) => {
    if (door.kind === 'box') return true
    if (door.isHouse && !door.of) return !isSameByName(labelled)
    return !isUnitSettled && !(isPlace(door) && isFloorSettled(labelled, door, leftSent))
  })
}
