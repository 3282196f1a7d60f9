import { isPlace, isSame, placeOf, type Door } from './doors'
import type { Word } from '../words/words'

/** A door of theirs, or of the answer. */
export interface SentDoor extends Door {
  /** Whether it is the house's number: at the street, or the last of several. */
  isHouse: boolean
}

/** What a door is of. A bare number of theirs may be a house's or a flat's; the answer's that is no house's is a flat's. */
export const placeSent = (door: SentDoor) => placeOf(door, door.isHouse, 'either')
export const placeFound = (door: SentDoor) => placeOf(door, door.isHouse, 'flat')

/** Kinds that no other one is equal to. */
const APART = new Set(['box', 'bfpo', 'plot'])

/** Whether doors may be called the same: a flat is not a unit, a bare number fits any kind, and a floor that of its flat. */
function fits(sent: SentDoor, found: SentDoor, hasHouse: boolean, hasFloor: boolean): boolean {
  if (sent.kind === found.kind) return sent.kind !== '' || !sent.isHouse || found.isHouse || !hasHouse
  if (APART.has(sent.kind) || APART.has(found.kind)) return false
  const kinds = [sent.kind, found.kind]
  if (kinds.includes('floor'))
    return kinds.some((kind) => ['', 'flat', 'shop'].includes(kind)) && isPlace(sent)
  if (sent.mayBeHouse && found.isHouse) return true
  if (sent.kind === '') return (!sent.isHouse || !hasHouse) && !hasFloor
  return found.kind === '' && !found.isHouse
}

/** The doors that are equal in both, and those of only one. */
export function pairDoors<Found extends SentDoor>(
  sent: readonly SentDoor[],
  found: readonly Found[],
  words: Word[],
) {
  const pairs: [SentDoor, Found][] = []
  let leftSent = [...sent]
  let leftFound = [...found]
  const pair = (ones: SentDoor[], others: Found[]) => {
    for (const one of ones) for (const other of others) pairs.push([one, other])
    leftSent = leftSent.filter((door) => !ones.includes(door))
    leftFound = leftFound.filter((door) => !others.includes(door))
  }
  const hasHouse = found.some(({ isHouse }) => isHouse)
  const hasFloor = () => leftSent.some((door) => door.kind === 'flat' && isPlace(door))
  const isExact = (a: SentDoor, b: Found) => a.kind === b.kind && a.isHouse === b.isHouse
  const isBareHouse = (a: SentDoor, b: Found) => a.kind === '' && b.isHouse
  for (const mayBe of [isExact, isBareHouse, (a: SentDoor, b: Found) => fits(a, b, hasHouse, hasFloor())])
    for (const door of leftSent) {
      const other = leftFound.find((each) => isEqual(door, each) && mayBe(door, each))
      if (other) pair([door], [other])
    }
  // `3/12` is flat 3 of 12, `18E` the E of 18.
  for (const door of leftSent) {
    const isStair = door.joint === '/' || (door.joint !== '' && door.kind !== '')
    const two = twoOf(door, leftFound, (one, other) =>
      isStair
        ? one.isHouse !== other.isHouse || one.kind !== other.kind
        : door.joint === '' && one.kind === '' && other.kind === '',
    )
    if (two) pair([door], two)
    else if (door.joint === '/' && door.kind === '') {
      const at = door.atoms.findIndex((atom) => leftFound.some(({ atoms }) => isSame(atoms, [atom])))
      if (at < 0) continue
      pair([door], [leftFound.find(({ atoms }) => isSame(atoms, [door.atoms[at]!]))!])
      leftSent = [
        ...leftSent,
        { ...door, kind: 'flat', isHouse: false, atoms: door.atoms.filter((_, each) => each !== at) },
      ]
    }
  }
  // `12, 14` is 12-14, `Flat C 3` is Flat C3, `12 1/2` is 12½; but `Flat 1, 12` is not 1-12.
  for (const door of leftFound) {
    const isRightBefore = (one: SentDoor, two: SentDoor) =>
      one.to === two.from - 1 && words[one.to]!.part === words[two.from]!.part
    const two = twoOf(door, leftSent, (one, other) =>
      door.joint === ''
        ? isRightBefore(one, other)
        : door.joint === '/' || (one.kind === '' && other.kind === ''),
    )
    if (two) pair(two, [door])
  }
  return { pairs, leftSent, leftFound }
}

/** Two doors whose numbers make up those of one; in another order only around a slash. */
function twoOf<Each extends Door>(
  whole: Door,
  doors: readonly Each[],
  may: (one: Each, other: Each) => boolean,
): Each[] | null {
  if (whole.atoms.length < 2) return null
  for (const one of doors)
    for (const other of doors) {
      const isWhole =
        isSame(whole.atoms, [...one.atoms, ...other.atoms]) ||
        (whole.joint === '/' && isSame(whole.atoms, [...other.atoms, ...one.atoms]))
      if (one !== other && isWhole && may(one, other)) return [one, other]
    }
  return null
}

/** `12/14` is 12-14 and 12 & 14, but none of them is 1214; `F3` may be Flat 3. */
function isEqual(a: Door, b: Door): boolean {
  const areNumbers = a.atoms.length > 1 && a.atoms.every((atom) => /^\d/.test(atom))
  const isShort = a.atoms[0] === 'f' && a.from === a.to && isSame(a.atoms.slice(1), b.atoms)
  return (isSame(a.atoms, b.atoms) && (!areNumbers || (a.joint === '') === (b.joint === ''))) || isShort
}
