import type { AnswerDoor } from './answer'
import { isSame, type Door } from './doors'
import type { SentDoor } from './pairDoors'
import type { Label } from './reading'
import type { Range } from '../words/spelling'
import { FILLERS, numberOfWord } from '../words/vocabulary'
import { keyAt, startsPart, type Word } from '../words/words'

/** (c) Numbers in words: right before a name that both have, or alone before it where the answer has the number; not the two of *The Two Brewers*. */
export function numbersInWords(
  words: Word[],
  labels: readonly (Label | undefined)[],
  names: Range[],
  found: readonly AnswerDoor[],
): Door[] {
  const numbers = new Set(found.flatMap(({ atoms }) => atoms))
  const isFiller = (at: number, part: number) =>
    words[at]?.part === part && FILLERS.has(words[at].key) && labels[at] === undefined
  return words.flatMap(({ key, part }, at): Door[] => {
    const value = numberOfWord(key)
    if (value === undefined || labels[at] !== undefined) return []
    let [last, next] = [at - 1, at + 1]
    while (isFiller(last, part)) last -= 1
    while (isFiller(next, part)) next += 1
    const isFirst = words[last]?.part !== part || labels[last] === 'door'
    const isEnd = words[next]?.part !== part
    const isBefore = !isEnd && names.some(({ from }) => from === next)
    const isAlone = isEnd && isFirst && names.every(({ from }) => at < from)
    return (isBefore && isFirst) || ((isBefore || isAlone) && numbers.has(value))
      ? [{ from: at, to: at, kind: '', atoms: [value], joint: '' }]
      : []
  })
}

/** (c) The first word of the name that a door is for: right behind it, or in the next part where its own has nothing but numbers; -1 if there is none. */
export function nextTo(words: Word[], doors: readonly Door[], { from, to }: Range): number {
  let [first, next] = [from, to + 1]
  while (!startsPart(words, first)) first -= 1
  while (FILLERS.has(keyAt(words, next))) next += 1
  return words[next]?.part === words[to]!.part || doors.some((door) => door.from === first) ? next : -1
}

/** (c) Their doors, of which the number at the street, or the last of several, is the house's; a line that is there twice is one. */
export function withHouse(
  words: Word[],
  doors: Door[],
  street: Range | undefined,
  found: readonly AnswerDoor[],
): SentDoor[] {
  const bare = doors.filter(({ kind, mayBeHouse }) => kind === '' || mayBeHouse)
  const atStreet = street && bare.find(({ to }) => to === street.from - 1)
  // `12 (2/1) High Street`.
  const beforeStair = atStreet?.joint === '/' ? bare.find(({ to }) => to === atStreet.from - 1) : undefined
  const house = beforeStair ?? atStreet ?? (bare.length > 1 ? bare.at(-1) : undefined)
  const isTwice = house && found.filter(({ atoms }) => isSame(atoms, house.atoms)).length > 1
  const isRepeated = (door: Door) =>
    house !== undefined &&
    door !== house &&
    door.kind === '' &&
    // Right before it a number is a flat's.
    door.to !== house.from - 1 &&
    isSame(door.atoms, house.atoms) &&
    // `29, Riverside House, 29 Moor Road` has a flat where the answer has one.
    !(isTwice && words[door.to + 1]?.key !== words[house.to + 1]?.key)
  return doors
    .filter((door) => !isRepeated(door))
    .map((door) => Object.assign({ isHouse: door === house }, door))
}
