import { DESIGNATORS, type Place } from '../words/wordTable'
import type { Range } from '../words/spelling'
import { FILLERS, numberOfWord } from '../words/vocabulary'
import { keyAt, type Word } from '../words/words'
import { doorAt, sortedAtoms, type Door } from './doorAt'

export type { Door }

/**
 * The doors among words, in their order: one grammar for what was sent and for each field of the answer.
 *
 * @param isFree whether a word, by index, is of no name
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

/** What a door is of. A bare number of theirs may be a house's or a flat's; the answer's that is no house's is a flat's. */
export const placeSent = (door: SentDoor) => placeOf(door, door.isHouse, 'either')
export const placeFound = (door: SentDoor) => placeOf(door, door.isHouse, 'flat')

/** What a door is of, for all who read it. @param bare what a bare number is of that is no house's */
function placeOf(door: Pick<Door, 'kind' | 'atoms'>, isHouse: boolean, bare: Place): Place {
  if (isHouse) return 'house'
  if (door.kind === '') return bare
  return isPlace(door) ? 'floor' : (PLACE_OF_KIND.get(door.kind) ?? 'flat')
}

const PLACE_OF_KIND = new Map(
  [...DESIGNATORS.values()].map(({ kind, place }) => [kind, place === 'either' ? 'flat' : place]),
)

/** (c) Numbers in words: right before a name that both have, or alone before all of them; not the two of *The Two Brewers*. */
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

/** (c) The first word behind a door that says something. */
export function nextTo(words: Word[], { to }: Range): number {
  let next = to + 1
  while (FILLERS.has(keyAt(words, next))) next += 1
  return next
}

/** (c) Their doors, of which the number at the street is the house's. */
export function withHouse(doors: Door[], street: Range | undefined): SentDoor[] {
  const bare = doors.filter(({ kind }) => kind === '')
  const atStreet = bare.find(({ to }) => to + 1 === street?.from)
  // `12 (2/1) High Street`.
  const beforeStair = atStreet?.joint === '/' ? bare.find(({ to }) => to === atStreet.from - 1) : undefined
  const house = beforeStair ?? atStreet
  return doors.map((door) => Object.assign({ isHouse: door === house }, door))
}
