import { isSame, type Door, type SentDoor } from './doors'
import type { Word } from '../words/words'

/** Kinds of the answer that no other one is equal to. */
const APART = new Set(['box', 'bfpo', 'plot'])

/** Whether doors may be called the same: a flat is not a unit, a bare number fits any kind, and a floor that of its flat. */
function fits(sent: SentDoor, found: SentDoor, hasHouse: boolean, hasFlat: boolean): boolean {
  if (found.isHouse) return sent.kind === '' || sent.mayBeHouse === true
  const kinds = [sent.kind, found.kind]
  if (kinds.includes('floor')) return true
  if (APART.has(found.kind)) return false
  return sent.kind === '' ? !hasFlat && !(sent.isHouse && hasHouse) : found.kind === ''
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
  const hasFlat = () => leftSent.some(({ kind }) => kind === 'flat')
  const isExact = (a: SentDoor, b: Found) => a.kind === b.kind && a.isHouse === b.isHouse
  for (const mayBe of [isExact, (a: SentDoor, b: Found) => fits(a, b, hasHouse, hasFlat())])
    for (const door of leftSent) {
      const other = leftFound.find((each) => isSame(door.atoms, each.atoms) && mayBe(door, each))
      if (other) pair([door], [other])
    }
  // `3/12` is flat 3 of 12, `18E` the E of 18.
  for (const door of leftSent) {
    const areBare = (...doors: Found[]) => doors.every(({ kind }) => kind === '')
    const two = twoOf(door, leftFound, (one, other) => door.joint !== '' || areBare(one, other))
    if (two) pair([door], two)
  }
  // `12, 14` is 12-14, `Flat C 3` is Flat C3, `12 1/2` is 12½; but `Flat 1, 12` is not 1-12.
  for (const door of leftFound) {
    const two = twoOf(door, leftSent, (one, other) =>
      door.joint === '' ? words[one.to]!.part === words[other.from]!.part : one.kind === '',
    )
    if (two) pair(two, [door])
  }
  // A line may be there twice.
  const isRepeated = (door: Door) =>
    pairs.some(([{ kind, atoms }]) => kind === door.kind && isSame(atoms, door.atoms))
  return { pairs, leftSent: leftSent.filter((door) => !isRepeated(door)), leftFound }
}

/** Two doors whose numbers make up those of one. */
function twoOf<Each extends Door>(
  whole: Door,
  doors: readonly Each[],
  may: (one: Each, other: Each) => boolean,
): Each[] | null {
  for (const one of doors)
    for (const other of doors)
      if (isSame(whole.atoms, [...one.atoms, ...other.atoms]) && may(one, other)) return [one, other]
  return null
}
