import type { Door } from './doors'
import type { SentDoor } from './pairDoors'
import type { Label } from './reading'
import type { Range } from '../words/spelling'
import { FILLERS, numberOfWord } from '../words/vocabulary'
import { keyAt, type Word } from '../words/words'

/** (c) Numbers in words: right before a name that both have, or alone before all of them; not the two of *The Two Brewers*. */
export function numbersInWords(
  words: Word[],
  labels: readonly (Label | undefined)[],
  names: Range[],
): Door[] {
  const isFiller = (at: number, part: number) => words[at]?.part === part && FILLERS.has(words[at].key)
  return words.flatMap(({ key, part }, at): Door[] => {
    const value = numberOfWord(key)
    if (value === undefined || labels[at] !== undefined) return []
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
