import type { Door } from '../words/designators'
import type { FoundDoor } from './found'
import type { Range } from '../words/spelling'
import { BESIDE, FILLERS, numberOfWord } from '../words/vocabulary'
import { endsPart, startsPart, type Word } from '../words/words'

/** `12, by the green`: what is beside a door is not where it is. */
const isAside = (key: string) => BESIDE.has(key) || key === 'by' || key === 'off'

/**
 * The first word of the name that a door's number is for: right behind it, or in the next part where its own has nothing
 * but numbers; -1 if there is none.
 */
export function nextTo(words: Word[], doors: Door[], { from, to }: Door): number {
  let [first, next] = [from, to + 1]
  while (!startsPart(words, first)) first -= 1
  while (FILLERS.has(words[next]?.key ?? '')) if (isAside(words[next++]!.key)) return -1
  const isOwnPart = words[next]?.part === words[to]!.part
  return isOwnPart || doors.some((door) => door.from === first) ? next : -1
}

/**
 * Bare numbers with their places: the one at the street is the house's, else the last of several.
 *
 * @param found the doors of the answer
 */
export function withPlaces(
  words: Word[],
  doors: Door[],
  street: Range | undefined,
  found: readonly FoundDoor[],
): Door[] {
  const bare = doors.filter(({ place }) => place === 'either')
  const atStreet =
    street &&
    (bare.find(({ to }) => to === street.from - 1) ?? bare.find(({ from }) => from === street.to + 1))
  // `12 (2/1) High Street`.
  const beforeStair = atStreet?.value.includes('/') && bare.find(({ to }) => to === atStreet.from - 1)
  const house = beforeStair || (atStreet ?? (bare.length > 1 ? bare.at(-1) : undefined))
  if (!house) return doors
  // Two columns may hold the same address: `12 High Street, 12 High Street`.
  const isTwice = found.filter(({ value }) => value === house.value).length > 1
  const isRepeated = ({ value, from, to }: Door) =>
    value === house.value &&
    words[from]!.part !== words[house.from]!.part &&
    // `29, Riverside House, 29 Moor Road` has a flat where the answer has one.
    !(isTwice && words[to + 1]?.key !== words[house.to + 1]?.key)
  return doors
    .filter(
      (door) => door.place !== 'either' || door === house || door.to === house.from - 1 || !isRepeated(door),
    )
    .map((door) => (door === house ? atHouse(door) : door))
}

const atHouse = (door: Door): Door => ({ ...door, place: 'house' })

/** Doors whose bare number beside a flat's is the house's. */
export const besideFlats = (doors: Door[]): Door[] =>
  doors.some(({ place }) => place === 'flat')
    ? doors.map((door) => (door.place === 'either' ? atHouse(door) : door))
    : doors

/**
 * Numbers in words: right before a name that both addresses have, `Twelve High Street`, or alone in a part before it
 * where the answer has the number. The two of *The Two Brewers* is part of a name.
 *
 * @param slots what each word is the counterpart of: undefined for one of no name that both have
 */
export function numberWords(
  words: Word[],
  slots: readonly (string | undefined)[],
  names: Range[],
  found: FoundDoor[],
): Door[] {
  return words.flatMap(({ key, part }, at): Door[] => {
    const value = numberOfWord(key)
    if (value === undefined || slots[at] !== undefined) return []
    let [last, next] = [at - 1, at + 1]
    while (words[last]?.part === part && FILLERS.has(words[last]!.key)) last -= 1
    while (words[next]?.part === part && FILLERS.has(words[next]!.key) && slots[next] === undefined) next += 1
    const isFirst = words[last]?.part !== part || slots[last] === 'door'
    const isEnd = endsPart(words, next - 1)
    const isBefore = !isEnd && names.some(({ from }) => from === next)
    const isAlone = isEnd && isFirst && names.every(({ from }) => at < from)
    const isKnown = (isBefore || isAlone) && found.some((door) => door.value === value)
    return (isBefore && isFirst) || isKnown ? [{ from: at, to: at, place: 'either', kind: '', value }] : []
  })
}
