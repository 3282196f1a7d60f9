import type { Found, Name } from './found'
import type { Stretch } from './reading'
import { placesOf, type Range } from '../words/spelling'
import {
  BESIDE,
  DWELLINGS,
  FILLERS,
  isBuildingKind,
  isDirection,
  isGeneric,
  isKind,
  isLegal,
  isOrganisationKind,
  isStreetKind,
  isWelshKind,
  TITLES,
} from '../words/vocabulary'
import { endsPart, isNumber, startsPart, type Word } from '../words/words'

/** Whether the word behind a name makes it a longer one: the Court of `Riverside Court`. */
const goesOn = (words: Word[], { to }: Range): boolean => !endsPart(words, to) && isKind(words[to + 1]!.key)

/** Whether the last word begins the next street: the St of `Business Park St Georges Road`. */
const isOfNextStreet = (words: Word[], { to }: Range): boolean =>
  words[to]!.key === 'st' &&
  !endsPart(words, to) &&
  !endsPart(words, to + 1) &&
  isStreetKind(words[to + 2]!.key)

/** Whether a number is right before a name: in its part, or alone in the part before; *Selby* is not number 2 in `Flat 2, Selby`. */
const isAfterNumber = (words: Word[], { from }: Range) =>
  from > 0 &&
  isNumber(words[from - 1]!.key) &&
  (words[from - 1]!.part === words[from]!.part || startsPart(words, from - 1))

/** Whether a name only says where another place is: `Outside Rose Cottage`, `next to the Red Lion`. */
function isBeside(words: Word[], { from }: Range): boolean {
  let last = from - 1
  while (['to', 'of', 'the', 'door'].includes(words[last]?.key ?? '')) last -= 1
  const key = words[last]?.key ?? ''
  return BESIDE.has(key) || (key === 'front' && words[last - 1]?.key === 'in')
}

/**
 * In the last place and behind it nothing is misspelt, nor in the building's name: Cornwall is not *Cornhill*, nor the Man of
 * `Isle of Man` Maltings.
 */
function placesOfMisspelt(words: Word[], name: readonly string[], { places, building }: Found): Range[] {
  const buildings = building ? placesOf(words, building.words, false) : []
  const isApart = (range: Range) => buildings.every(({ from, to }) => range.to < from || to < range.from)
  const misspelt = placesOf(words, name).filter(isApart)
  if (misspelt.length === 0) return misspelt
  const starts = places.flatMap((place) => placesOf(words, place.words, false)).map(({ from }) => from)
  return misspelt.filter(({ from }) => starts.length === 0 || from < Math.max(...starts))
}

/**
 * Where a street of the answer is named, best first: after a number, at the end of a part, not in the name of a house or
 * practice. `isForgiving` is of letters that may be wrong, and of a kind that was left out.
 */
export function placesOfStreet(
  words: Word[],
  { words: name }: Name,
  found: Found,
  isForgiving: boolean,
): Range[] {
  const { places, organisations, building } = found
  const next = ({ to }: Range) => (endsPart(words, to) ? '' : words[to + 1]!.key)
  const names = building ? [...places, ...organisations, building] : [...places, ...organisations]
  const firstWords = new Set(names.map((each) => each.words[0]))
  const isOfOther = (key: string) => isKind(key) && !isStreetKind(key) && !firstWords.has(key)
  const isNumbered = (range: Range) => isAfterNumber(words, range)
  const isEnd = ({ to }: Range) => endsPart(words, to)
  // `Dr H Kaur` is not *The Drive*, nor is Cedar Avenue *The Avenue*.
  const isBare = name.every((word) => FILLERS.has(word) || isStreetKind(word)) && name.includes('the')
  const isWhole = ({ from, to }: Range) =>
    [from, from - 1].some((at) => words[at]?.key === 'the') ||
    (startsPart(words, from) && endsPart(words, to))
  const spelt = placesOf(words, name, false)
  const all = (spelt.length > 0 || !isForgiving ? spelt : placesOfMisspelt(words, name, found)).filter(
    (each) =>
      (isNumbered(each) && (spelt.length > 0 || !goesOn(words, each))) ||
      ((!isBare || isWhole(each)) && !isOfOther(next(each)) && !isOfNextStreet(words, each)),
  )
  const whole = all.filter((range) => !goesOn(words, range))
  const worth = (range: Range) => (isNumbered(range) ? 2 : 0) + (isEnd(range) ? 1 : 0)
  const [best, ...others] = (whole.length > 0 ? whole : all).toSorted((a, b) => worth(b) - worth(a))
  // The line may be there twice.
  if (best)
    return [
      best,
      ...others.filter((each) => isEnd(each) && (isNumbered(each) || startsPart(words, each.from))),
    ]
  // `12 Linthorpe` for Linthorpe Road, but *The Green* is not Green Lane, nor Mill Hill Mill Hill Lane.
  const [first = '', ...rest] = name
  const isNamed = !FILLERS.has(first) && (rest.length < 2 || !isStreetKind(rest.at(-2)!))
  if (!isForgiving || !isNamed || !isStreetKind(rest.at(-1) ?? '')) return []
  return placesOf(words, name.slice(0, -1)).filter(
    (each) => isNumbered(each) && (isEnd(each) || firstWords.has(next(each))),
  )
}

/**
 * Where a building of the answer is named. `isForgiving` is of the House of `Linden House`, where Linden is a name of
 * its own; but *The Mill* is not *Mill House*.
 */
export function placesOfBuilding(
  words: Word[],
  { words: name }: Name,
  { places, streets }: Found,
  isForgiving: boolean,
): Range[] {
  const whole = placesOf(words, name).filter((range) => !isBeside(words, range))
  const brief = name.slice(0, -1)
  const isNamed =
    ['house', 'hse'].includes(name.at(-1)!) && brief.length > 0 && !isBuildingKind(brief.at(-1)!)
  const isPlace = places.some((place) => place.words.join() === brief.join())
  if (whole.length > 0 || !isForgiving || !isNamed || isPlace) return whole
  const isNext = (key: string) =>
    isNumber(key) || [...streets, ...places].some((each) => each.words[0] === key)
  return placesOf(words, brief).filter(
    (range) =>
      (endsPart(words, range.to) || isNext(words[range.to + 1]!.key)) &&
      (startsPart(words, range.from) || isAfterNumber(words, range) || words[range.from - 1]!.key === 'the'),
  )
}

/** Where an organisation of the answer is named, whatever its legal form; *Red Lion Cottage* is not the Red Lion. */
export function placesOfOrganisation(words: Word[], { words: name }: Name): Range[] {
  const rest = name.filter((word) => !isLegal(word))
  const isDwelling = ({ to }: Range) => !endsPart(words, to) && DWELLINGS.has(words[to + 1]!.key)
  return placesOf(words, rest.length > 0 ? rest : name).filter(
    (range) => !isDwelling(range) && !isBeside(words, range),
  )
}

/** A name in the text that was sent, and what it is of, by the last of its words that says it. */
export type Phrase = Pick<Stretch, 'from' | 'to' | 'kind'>

/** Whether a word ends a name. `St` does only at the end: `Bury St Edmunds`. */
function endsName(words: Word[], at: number, from: number, to: number): boolean {
  const { key } = words[at]!
  if (at === from || !isKind(key)) return false
  if (at === to) return true
  const next = words[at + 1]!.key
  return !isKind(next) && !(isDirection(next) && isStreetKind(key))
}

function kindOf(words: Word[], from: number, to: number): Phrase['kind'] {
  // After a door, `Lord Street` is not a person.
  if (TITLES.has(words[from]!.key) && (from === 0 || !isStreetKind(words[to]!.key))) return 'person'
  if (isWelshKind(words[from]!.key) && to > from) return 'street'
  let at = to
  while (at > from && isDirection(words[at]!.key)) at -= 1
  const { key } = words[at]!
  if (at === from && !isOrganisationKind(key)) {
    const isThe = words[from - 1]?.key === 'the' && words[from - 2]?.key !== 'by'
    if (isThe && isBuildingKind(key)) return 'building'
    return isThe && isStreetKind(key) ? 'street' : 'other'
  }
  // *The Old School* is a house by now, the Old School Surgery is not.
  if (isOrganisationKind(key))
    return words[from]!.key === 'old' && (!isGeneric(key) || words[at - 1]!.key === 'post')
      ? 'building'
      : 'organisation'
  // `Linden Court` is a building and a street: as a building it may be left out beside a number.
  if (isBuildingKind(key)) return isStreetKind(key) ? 'street' : 'building'
  // The bridge of *Pen y Bont* is part of a name.
  return isStreetKind(key) && !/^yr?$/.test(words[at - 1]!.key) ? 'street' : 'other'
}

/**
 * The names among words that nothing explains, cut where one ends: `rose cottage`, `mill lane`, `leeds`.
 *
 * @param isFree whether a word, by index, is explained by nothing
 */
export function phrasesOf(words: Word[], isFree: (at: number) => boolean): Phrase[] {
  const phrases: Phrase[] = []
  let from = 0
  const isFiller = (at: number) => FILLERS.has(words[at]!.key)
  while (from < words.length) {
    if (!isFree(from) || isFiller(from)) {
      from += 1
      continue
    }
    let end = from
    while (end + 1 < words.length && isFree(end + 1) && words[end + 1]!.part === words[from]!.part) end += 1
    while (isFiller(end)) end -= 1
    let to = from
    while (to < end && !endsName(words, to, from, end)) to += 1
    while (to < end && isDirection(words[to + 1]!.key) && isStreetKind(words[to]!.key)) to += 1
    phrases.push({ from, to, kind: kindOf(words, from, to) })
    from = to + 1
  }
  return phrases
}
