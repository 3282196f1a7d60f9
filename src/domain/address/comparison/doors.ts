import { DESIGNATORS, type Place } from '../words/designators'
import type { Word } from '../words/words'
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
    const door = isFree(at) ? doorAt(words, at, isFree, doors.at(-1)) : null
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

/** What a door is of, for all who read it. @param bare what a bare number is of that is no house's */
export function placeOf(door: Pick<Door, 'kind' | 'atoms'>, isHouse: boolean, bare: Place): Place {
  if (isHouse) return 'house'
  if (door.kind === '') return bare
  return isPlace(door) ? 'floor' : (PLACE_OF_KIND.get(door.kind) ?? 'flat')
}

const PLACE_OF_KIND = new Map(
  [...DESIGNATORS.values()].map(({ kind, place }) => [kind, place === 'either' ? 'flat' : place]),
)
