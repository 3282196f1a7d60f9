import { isFirstOfTwo, isFlat, isFloor, keyAt, type Door } from '../words/designators'
import { isBuildingKind, isOrdinal, isStreetKind, numberOfWord, ordinalWord } from '../words/vocabulary'
import { ofKind, rowsOf } from '../words/wordTable'
import { endsPart, isNumber, startsPart, type Word } from '../words/words'

const FLOORS = new Map(rowsOf('shortFloor').map(([short = '', ...long]) => [short, long.join(' ')]))

/** Words for where in a house a door is, as they are written and as they are compared. */
export const ADJECTIVES = new Map(rowsOf('inHouse').flatMap((row) => row.map((word) => [word, row[0]!])))

/** Doors that need no number, alone in a part or before the house's number. */
const ALONE = ofKind('aloneInHouse')

/** Which of two. */
export const SIDES = ofKind('whichOfTwo')

/** `2FR`, `GFL`, `1/R`: the floor and the side. */
const FLOOR_AND_SIDE = /^(\d|g)[f/]([lr])$/

/** A floor, or another place in a house; its words in any order. */
export function floor(from: number, to: number, said: string, kind = 'floor'): Door {
  return { from, to, place: 'floor', kind, value: said.split(' ').toSorted().join(' ') }
}

/** A floor whose parts stand apart as one: `Front Flat, First Floor`. */
export function joinedFloors(words: Word[], doors: Door[]): Door[] {
  const joined: Door[] = []
  for (const door of doors) {
    const last = joined.at(-1)
    const between = words.slice((last?.to ?? 0) + 1, door.from)
    const isNext =
      last?.place === 'floor' && door.place === 'floor' && between.every(({ key }) => key === 'the')
    if (!isNext) joined.push(door)
    else {
      const kind = last.kind === 'floor' ? door.kind : last.kind
      joined[joined.length - 1] = floor(last.from, door.to, `${last.value} ${door.value}`, kind)
    }
  }
  return joined
}

/** What a floor is used for: a shop on it is not its flat. */
const SHOPS = ofKind('onFloor')

/** `Ground Floor Flat`, `3rd Floor Left`, `Floor 2`, `Top Flat`, `Basement`, `GFF`, `Rear of`, `R/O`. */
export function floorAt(words: Word[], from: number): Door | null {
  const first = keyAt(words, from)
  const short = FLOORS.get(first)
  if (short !== undefined) return floor(from, from, short)
  const isRear = first === 'rear' || first === 'back'
  const of = isRear && keyAt(words, from + 1) === 'of' ? from + 1 : from
  if ((first === 'ro' || of > from) && isNumber(keyAt(words, of + 1))) return floor(from, of, 'rear')
  if (first === 'floor' || first === 'level' || first === 'flr') {
    const number = keyAt(words, from + 1)
    const value = numberOfWord(number) ?? number
    if (!/^\d{1,2}$/.test(value) || endsPart(words, from)) return null
    return floor(from, from + 1, ordinalWord(Number(value)) ?? value)
  }

  const said: string[] = []
  let at = from
  for (; words[at]?.part === words[from]!.part; at++) {
    const key = keyAt(words, at)
    const word = ADJECTIVES.get(key) ?? (isOrdinal(key) ? key : undefined)
    if (word !== undefined) said.push(word)
    // `First and Second Floor`.
    else if (key !== 'and' || said.length === 0) break
  }
  const [main] = said
  if (main === undefined) return null
  // `Penthouse 2, 12 High Street`.
  if (
    main === 'penthouse' &&
    at === from + 1 &&
    isNumber(keyAt(words, at)) &&
    !endsPart(words, from) &&
    isFirstOfTwo(words, at)
  )
    return null
  const hasFloor = isFloor(keyAt(words, at))
  if (hasFloor) at += 1
  if (hasFloor && SIDES.has(keyAt(words, at))) said.push(ADJECTIVES.get(keyAt(words, at++))!)
  // `Garden Room`, `Mobile Home`.
  const isRoom = keyAt(words, at) === 'room' || (main === 'mobile' && keyAt(words, at) === 'home')
  const hasFlat = isFlat(keyAt(words, at)) || isRoom
  // The number that follows is the flat's only after a floor: `First Floor Flat 3`, but `Top Flat 12 High Street`.
  const isNumbered = isNumber(keyAt(words, at + 1)) && !endsPart(words, at) && isFirstOfTwo(words, at + 1)
  if (hasFlat && !(hasFloor && isNumbered)) at += 1
  // `Ground Floor Flat Left`.
  const isSide = () =>
    SIDES.has(keyAt(words, at)) && words[at]!.part === words[from]!.part && isFirstOfTwo(words, at)
  if (hasFlat) while (isSide()) said.push(ADJECTIVES.get(keyAt(words, at++))!)
  const isShop = hasFloor && SHOPS.has(keyAt(words, at)) && words[at]!.part === words[from]!.part
  if (isShop) at += 1
  const isSided = said.length > 1 && said.some((word) => word === 'left' || word === 'right')
  const isStart = startsPart(words, from) || (keyAt(words, from - 1) === 'the' && startsPart(words, from - 1))
  // `12 High Street Rear`; but the High Street Annexe may be a building.
  const isBehindStreet =
    isStreetKind(keyAt(words, from - 1)) && endsPart(words, at - 1) && !isBuildingKind(first)
  // `Annexe, 12 High Street`, `Annexe at 12 High Street`.
  const house = keyAt(words, at) === 'at' ? at + 1 : at
  const isAlone =
    said.some((word) => ALONE.has(word)) &&
    (isStart ? endsPart(words, at - 1) || isNumber(keyAt(words, house)) : isBehindStreet)
  const isWhole =
    hasFloor || hasFlat || isSided || (main === 'basement' && startsPart(words, from)) || isAlone
  const kind = isShop ? 'floor shop' : hasFlat ? 'floor flat' : 'floor'
  return isWhole ? floor(from, at - 1, said.join(' '), kind) : null
}

/** `2FR` is the second floor's right. */
export function sideAt(words: Word[], at: number, from = at): Door | null {
  const [, number, side] = FLOOR_AND_SIDE.exec(keyAt(words, at)) ?? []
  if (number === undefined) return null
  const storey = number === 'g' ? 'ground' : (ordinalWord(Number(number)) ?? number)
  return floor(from, at, `${storey} ${side === 'l' ? 'left' : 'right'}`)
}
