import { DESIGNATORS, type Place } from '../words/wordTable'
import type { Range } from '../words/spelling'
import { FILLERS, numberOfWord } from '../words/vocabulary'
import { keyAt, type Word } from '../words/words'
import { doorAt, sortedAtoms, type Door } from './doorAt'

export type { Door }

/**
 * The doors among words, in order: one grammar for what was sent and for each field of the answer.
 *
 * @param isFree whether a word, by index, is not part of a name
 */
export function doorsOf(words: Word[], isFree: (at: number) => boolean = () => true): Door[] {
  const doors: Door[] = []
  for (let at = 0; at < words.length; at++) {
    const door = isFree(at) ? doorAt(words, at, isFree) : null
    if (!door) continue
    const last = doors.at(-1)
    // `Front Flat, First Floor` is one place.
    if (
      last &&
      isPlace(last) &&
      isPlace(door) &&
      words.slice(last.to + 1, door.from).every(({ key }) => key === 'the')
    )
      doors[doors.length - 1] = {
        ...last,
        to: door.to,
        kind: last.kind === 'floor' ? door.kind : last.kind,
        atoms: sortedAtoms([...last.atoms, ...door.atoms]),
      }
    else doors.push(door)
    at = door.to
  }
  return doors
}

/** Whether two lists of words are the same. */
export const isSame = (a: readonly string[], b: readonly string[]) => a.join(' ') === b.join(' ')

/** Whether a door is a floor or another place in the house, with no number: *The Flat*. */
export const isPlace = ({ kind, atoms }: Pick<Door, 'kind' | 'atoms'>) =>
  kind === 'floor' || atoms.every((atom) => /^[a-z]{3,}$/.test(atom))

/** A door of theirs, or of the answer. */
export interface SentDoor extends Door {
  /** Whether it is the house's number, at the street. */
  isHouse: boolean
}

/** What a door belongs to. A bare number of theirs may be a house's or a flat's; the answer's is a flat's if not the house's. */
export const placeSent = (door: SentDoor) => placeOf(door, door.isHouse, 'either')
export const placeFound = (door: SentDoor) => placeOf(door, door.isHouse, 'flat')

/** @param bare what a bare number belongs to if not the house */
function placeOf(door: Pick<Door, 'kind' | 'atoms'>, isHouse: boolean, bare: Place): Place {
  if (isHouse) return 'house'
  if (door.kind === '') return bare
  return isPlace(door) ? 'floor' : (PLACE_OF_KIND.get(door.kind) ?? 'flat')
}

const PLACE_OF_KIND = new Map(
  [...DESIGNATORS.values()].map(({ kind, place }) => [kind, place === 'either' ? 'flat' : place]),
)

/** (c) Numbers in words: right before a name that both have, or alone before all of them; not the *Two* of *The Two Brewers*. */
export function numbersInWords(words: Word[], isFree: (at: number) => boolean, names: Range[]): Door[] {
  const isFiller = (at: number, part: number) => words[at]?.part === part && FILLERS.has(words[at].key)
  return words.flatMap(({ key, part }, at): Door[] => {
    const value = numberOfWord(key)
    if (value === undefined || !isFree(at)) return []
    let [last, next] = [at - 1, at + 1]
    while (isFiller(last, part)) last -= 1
    while (isFiller(next, part)) next += 1
    const isAlone = words[last]?.part !== part && words[next]?.part !== part
    const isBefore =
      names.some(({ from }) => from === next) || (isAlone && names.every(({ from }) => at < from))
    return isBefore ? [{ from: at, to: at, kind: '', atoms: [value], joint: '' }] : []
  })
}

/** (c) The index of the first word after a door that says something. */
export function nextTo(words: Word[], { to }: Range): number {
  let next = to + 1
  while (FILLERS.has(keyAt(words, next))) next += 1
  return next
}

/** (c) Their doors; the number at the street is the house's. */
export function withHouse(doors: Door[], street: Range | undefined): SentDoor[] {
  const bare = doors.filter(({ kind }) => kind === '')
  const atStreet = bare.find(({ to }) => to + 1 === street?.from)
  // `12 (2/1) High Street`.
  const beforeStair = atStreet?.joint === '/' ? bare.find(({ to }) => to === atStreet.from - 1) : undefined
  const house = beforeStair ?? atStreet
  return doors.map((door) => Object.assign({ isHouse: door === house }, door))
}

/** Kinds of the answer that equal only themselves. */
const APART = new Set(['box', 'bfpo', 'plot'])

/** Whether two doors may be of one kind: a flat is not a unit, a bare number fits any kind, and a floor fits its flat. */
function fits(sent: SentDoor, found: SentDoor, hasHouse: boolean, hasFlat: boolean): boolean {
  if (found.isHouse) return sent.kind === '' || sent.mayBeHouse === true
  const kinds = [sent.kind, found.kind]
  if (kinds.includes('floor')) return true
  if (APART.has(found.kind)) return false
  return sent.kind === '' ? !hasFlat && !(sent.isHouse && hasHouse) : found.kind === ''
}

/** The pairs of equal doors, and those that only one side has. */
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
  // `3/12` is flat 3 of 12, `18E` the E of 18; `Flat 3 - 12` is neither flat 12 of 3 nor unit 3 of 12.
  for (const door of leftSent) {
    const isOfKind = ({ kind, isHouse }: Found) => isHouse || kind === '' || kind === door.kind
    const two = twoOf(door, leftFound, (one, other) => {
      if (door.joint === '') return one.kind === '' && other.kind === ''
      if (door.kind === '') return door.joint === '/' || !one.isHouse || other.isHouse
      return !one.isHouse && isOfKind(one) && isOfKind(other)
    })
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
