import { DESIGNATORS, isFirstOfTwo, isFlat, keyAt, type Door } from '../words/designators'
import { ADJECTIVES, floor, floorAt, joinedFloors, sideAt, SIDES } from './floors'
import { numberOfWord, sensesOf } from '../words/vocabulary'
import { ofKind } from '../words/wordTable'
import { endsPart, isLetter, isNumber, startsPart, type Word } from '../words/words'

const FIRST_IN_PART = ofKind('firstInPart')
const PITCHES = ofKind('pitch')
const BUSINESSES = ofKind('business')
const LONE_FLATS = ofKind('loneFlat')

/** `F3` is flat 3; `2F1`, `PF2`, `GF1` are the flats of a Scottish stair. */
const FLAT_NUMBER = /^(?:f\d+[a-z]?|(?:\d{1,2}|[bgpt])f\d{1,2})$/

/** Roman numbers of more than one letter. */
const ROMAN = ' ii iii iv  vi vii viii ix  xi xii'.split(' ')

const BEYOND = ofKind('beyond')

/** `East Wing`, `North Block`; but the East Wing Surgery is an organisation. */
const COMPASS = new Set(['north', 'south', 'east', 'west'])

const NUMBER_SIGNS = new Set(['no', 'nr', 'number', 'num'])

/**
 * The doors among words, in their order.
 *
 * @param isTaken whether a word, by index, is part of a name: the 54 of *Studio 54 Ltd*
 */
export function doorsOf(words: Word[], isTaken: (at: number) => boolean = () => false): Door[] {
  const doors: Door[] = []
  let at = 0
  while (at < words.length) {
    const last = doors.at(-1)
    // `Unit 2 Building 4`.
    const isBehindDoor = last !== undefined && last.kind !== '' && last.to === at - 1
    const door = isTaken(at)
      ? null
      : (floorAt(words, at) ?? designatedAt(words, at, isBehindDoor) ?? numberAt(words, at))
    if (door) doors.push(door)
    at = door ? door.to + 1 : at + 1
  }
  return joinedFloors(words, doors)
}

function numberAt(words: Word[], at: number): Door | null {
  const value = keyAt(words, at)
  const side = sideAt(words, at)
  if (side) return side
  // A letter at the start, right before a number: `B 12 High Street`.
  const isFlatLetter = isLetter(value) && startsPart(words, at) && isNumber(keyAt(words, at + 1))
  if (!isFlatLetter && !isNumber(value)) return null
  const isOfFlat = isFlatLetter || FLAT_NUMBER.test(value)
  return { from: at, to: at, place: isOfFlat ? 'flat' : 'either', kind: '', value }
}

/** `Flat 3`, `Unit no. B12`, `Block C`, `C Block`, `East Wing`, `Apartment Two`, `PO Box 17`, `The Flat`. */
function designatedAt(words: Word[], from: number, isBehindDoor: boolean): Door | null {
  const key = keyAt(words, from)
  const isFirst = startsPart(words, from)
  const isLast = endsPart(words, from)
  const next = isLast ? '' : keyAt(words, from + 1)
  if (
    (next === 'block' || next === 'wing') &&
    (isLetter(key) || (COMPASS.has(key) && isFirst && endsPart(words, from + 1))) &&
    !isNumber(keyAt(words, from + 2))
  )
    return { from, to: from + 1, place: 'block', kind: next, value: key }
  if (BEYOND.has(key) && isFirst) return flatOverShop(words, from)
  const box = key === 'po' ? from + 1 : key === 'p' && keyAt(words, from + 1) === 'o' ? from + 2 : from
  if (DESIGNATORS.get(keyAt(words, box))?.place === 'box') return boxAt(words, from, box)

  const designator = DESIGNATORS.get(key)
  if (!designator || designator.place === 'floor') return null
  // `Flat Left` is the Left Flat.
  const adjective = ADJECTIVES.get(next)
  if (isFlat(key) && adjective !== undefined) {
    if (isFirstOfTwo(words, from + 1)) return floor(from, from + 1, adjective)
    const side = ADJECTIVES.get(keyAt(words, from + 2))
    if (side !== undefined && endsPart(words, from + 2)) return floor(from, from + 2, `${adjective} ${side}`)
  }
  const isPitch = PITCHES.has(key) && isNumber(next) && endsPart(words, from + 1)
  if (FIRST_IN_PART.has(key) && !isFirst && !isBehindDoor && !isPitch) return null
  const isThe = keyAt(words, from - 1) === 'the' && LONE_FLATS.has(designator.kind)
  const at = behindSigns(words, from + 1)
  const isSame = words[at]?.part === words[from]!.part
  if (isFlat(key) && isSame && sideAt(words, at)) return sideAt(words, at, from)
  const value = keyAt(words, at)
  const roman = ROMAN.indexOf(value)
  const number = numberOfWord(value) ?? (roman > 0 ? String(roman + 1) : undefined)
  // `Flat AB`, but `Flat St Johns`.
  const isPair = /^[a-z]{2}$/.test(value) && !sensesOf(value) && isFirstOfTwo(words, at)
  const isValue = isSame && (isNumber(value) || isLetter(value) || number !== undefined || isPair)
  // `Units A & B`.
  if (
    isSame &&
    isLetter(value) &&
    !endsPart(words, at) &&
    isLetter(keyAt(words, at + 1)) &&
    (key.endsWith('s') || isFirstOfTwo(words, at + 1))
  )
    return { from, to: at + 1, ...designator, value: `${value}&${keyAt(words, at + 1)}` }
  if (isValue && !isThe && (!BUSINESSES.has(key) || isFirstOfTwo(words, at))) {
    // `Flat 3 Left`; but `Flat H Back Lane`.
    const isSided = !endsPart(words, at) && SIDES.has(keyAt(words, at + 1)) && isFirstOfTwo(words, at + 1)
    const side = isSided ? ` ${keyAt(words, at + 1)}` : ''
    const to = side === '' ? at : at + 1
    return { from, to, ...designator, value: (number ?? value) + side }
  }
  // `Caretakers Flat`, `Linden House Flat`; but `Linden Flats` is a building.
  const isFlatOf = designator.kind === 'flat' && isLast && !key.endsWith('s')
  const isAlone = LONE_FLATS.has(designator.kind) && (isFirst || isThe || isFlatOf)
  const isFollowed = isLast || isNumber(value) || value === 'above' || value === 'over' || value === 'at'
  return isAlone && isFollowed ? { from, to: from, ...designator, value: '' } : null
}

/** `Over Shop`, `Above the shop`, `Above 12 High Street`. */
function flatOverShop(words: Word[], from: number): Door | null {
  const to = keyAt(words, from + 1) === 'the' ? from + 2 : from + 1
  const isShop = keyAt(words, to) === 'shop' && isFirstOfTwo(words, to)
  if (!isShop && !isNumber(keyAt(words, from + 1))) return null
  return { from, to: isShop ? to : from, place: 'flat', kind: 'flat', value: '' }
}

function boxAt(words: Word[], from: number, box: number): Door | null {
  const to = behindSigns(words, box + 1)
  const value = keyAt(words, to)
  return isNumber(value) || isLetter(value) ? { from, to, place: 'box', kind: 'box', value } : null
}

/** The first word from one on that is not the *no.* before a number. */
function behindSigns(words: Word[], from: number): number {
  let at = from
  while (NUMBER_SIGNS.has(keyAt(words, at))) at += 1
  return at
}
