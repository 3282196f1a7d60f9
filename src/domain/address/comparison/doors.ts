import type { Range } from './spelling'
import {
  isBuildingKind,
  isOrdinal,
  isStreetKind,
  numberOfWord,
  ordinalWord,
  rowsOf,
  sensesOf,
} from './vocabulary'
import { endsPart, isLetter, isNumber, startsPart, type Word } from './words'

/** What a number or letter is of. A bare number may be a house's or a flat's: `either`. */
export type Place = 'house' | 'flat' | 'either' | 'floor' | 'block' | 'plot' | 'box' | 'forces'

/** A number, letter or floor that finds a door, with the words it was written in. */
export interface Door extends Range {
  place: Place
  /** What it is called: `flat`, `unit`, `block`; empty for a bare number. */
  kind: string
  /** `3`, `14a`, `12-14`, `2/1`, `ground`; empty for *The Flat*. */
  value: string
}

const table = (place: Place, kinds: string) =>
  rowsOf(kinds).flatMap((row) => row.map((word) => [word, { place, kind: row[0]! }] as const))

/** Words before a number or letter. A flat is not a unit. */
const DESIGNATORS = new Map<string, Pick<Door, 'place' | 'kind'>>([
  ...table(
    'flat',
    `flat flats flt flts apartment apartments apt apts appt appartment maisonette maisonettes, unit units suite suites,
    room rm, studio, office, penthouse, chalet, caravan, pitch, cabin, bay, berth, mooring, hangar, kiosk, workshop, pod, bedsit, arch,
    stall, shed, hut, container, garage, warehouse`,
  ),
  ...table('block', 'block blk, wing, tower, building bldg, stair staircase, phase, entrance, core'),
  // A shop's number may be the house's: `Shop 17, High Street`.
  ...['shop', 'shops'].map((word) => [word, { place: 'either', kind: 'unit' }] as const),
  ...table('floor', 'floor floors flr flrs level fl'),
  ...table('plot', 'plot plots'),
  ...table('box', 'box pobox pob'),
  ...table('forces', 'bfpo'),
])

/** Their own words before them make these a name: `Post Office 12 High Street`, `Linden Building 12`, `Marble Arch 12`. */
const FIRST_IN_PART = new Set(
  `office wing tower building bldg phase entrance core bay cabin stair staircase arch stall shed hut container garage
  warehouse shop`.split(/\s+/),
)

/** A business may be named so: `Garage 12 High Street` is the garage at number 12. */
const BUSINESSES = new Set(['garage', 'warehouse', 'shop'])

const FLOORS = new Map(
  rowsOf(
    `gff ground, gf ground, fff first, ff first, sff second, lgf lower ground, tff top, ffl first left, ffr first right, sfl second left,
    sfr second right, tfl top left, tfr top right`,
  ).map(([short = '', ...floor]) => [short, floor.join(' ')]),
)

const ADJECTIVES = new Map(
  rowsOf(
    `ground gnd grd, lower, upper, top, garden, basement bsmt basmt, attic, middle, front, rear back, left, right, mezzanine, side, granny,
    upstairs, downstairs, penthouse, annexe annex, cellar, loft, outbuilding outbuildings, land, mobile`,
  ).flatMap((row) => row.map((word) => [word, row[0]!])),
)

/** Doors that need no number, alone in a part or before the house's number. */
const ALONE = new Set([
  'basement',
  'mezzanine',
  'attic',
  'annexe',
  'penthouse',
  'rear',
  'front',
  'top',
  'cellar',
  'loft',
  'outbuilding',
  'land',
  'upstairs',
  'downstairs',
])

/** Doors that need none either and are doors like *The Flat*. */
const LONE_FLATS = new Set(['flat', 'caravan', 'studio', 'bedsit'])

const SIDES = new Set(['left', 'right', 'front', 'rear', 'back'])

/** `2F1`, `PF2`, `GF1`: the flats of a Scottish stair. */
const TENEMENT_FLAT = /^(?:\d{1,2}|[bgpt])f\d{1,2}$/

/** `2FR`, `GFL`, `1/R`: the floor and the side. */
const FLOOR_AND_SIDE = /^(\d|g)[f/]([lr])$/

/** `F3` is flat 3. */
const SHORT_FLAT = /^f\d+[a-z]?$/

/** Roman numbers of more than one letter. */
const ROMAN = ' ii iii iv  vi vii viii ix  xi xii'.split(' ')

/** Where a flat may be, seen from a shop or house. */
const BEYOND = new Set(['over', 'above', 'below', 'beneath', 'under'])

/** `East Wing`, `North Block`; but the East Wing Surgery is an organisation. */
const COMPASS = new Set(['north', 'south', 'east', 'west'])

const NUMBER_SIGNS = new Set(['no', 'nr', 'number', 'num'])

const isFlat = (key: string) => DESIGNATORS.get(key)?.kind === 'flat'
const isFloor = (key: string) => DESIGNATORS.get(key)?.place === 'floor'

const keyAt = (words: Word[], at: number) => words[at]?.key ?? ''

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
  return doors
}

function numberAt(words: Word[], at: number): Door | null {
  const value = keyAt(words, at)
  const side = sideAt(words, at)
  if (side) return side
  if (isLetter(value)) return letterAt(words, at)
  if (!isNumber(value)) return null
  const isFlatNumber = TENEMENT_FLAT.test(value) || SHORT_FLAT.test(value)
  return { from: at, to: at, place: isFlatNumber ? 'flat' : 'either', kind: '', value }
}

/** `2FR` is the second floor's right. */
function sideAt(words: Word[], at: number, from = at): Door | null {
  const [, number, side] = FLOOR_AND_SIDE.exec(keyAt(words, at)) ?? []
  if (number === undefined) return null
  const storey = number === 'g' ? 'ground' : (ordinalWord(Number(number)) ?? number)
  return floor(from, at, `${storey} ${side === 'l' ? 'left' : 'right'}`)
}

/** A letter at the start, right before a number: `B 12 High Street`. */
const letterAt = (words: Word[], at: number): Door | null =>
  startsPart(words, at) && isNumber(keyAt(words, at + 1))
    ? { from: at, to: at, place: 'flat', kind: '', value: keyAt(words, at) }
    : null

const floor = (from: number, to: number, value: string): Door => ({
  from,
  to,
  place: 'floor',
  kind: 'floor',
  value,
})

/** `Ground Floor Flat`, `3rd Floor Left`, `Floor 2`, `Top Flat`, `Basement`, `GFF`, `Rear of`, `R/O`. */
function floorAt(words: Word[], from: number): Door | null {
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
  const isSide = said.length > 1 && said.some((word) => word === 'left' || word === 'right')
  const isStart = startsPart(words, from) || (keyAt(words, from - 1) === 'the' && startsPart(words, from - 1))
  // `12 High Street Rear`; but the High Street Annexe may be a building.
  const isBehindStreet =
    isStreetKind(keyAt(words, from - 1)) && endsPart(words, at - 1) && !isBuildingKind(first)
  // `Annexe, 12 High Street`, `Annexe at 12 High Street`.
  const house = keyAt(words, at) === 'at' ? at + 1 : at
  const isAlone =
    said.some((word) => ALONE.has(word)) &&
    (isStart ? endsPart(words, at - 1) || isNumber(keyAt(words, house)) : isBehindStreet)
  const isWhole = hasFloor || hasFlat || isSide || (main === 'basement' && startsPart(words, from)) || isAlone
  // `Front Ground Floor` is `Ground Floor Front`.
  const inOrder = [...said.filter((word) => !SIDES.has(word)), ...said.filter((word) => SIDES.has(word))]
  return isWhole ? floor(from, at - 1, inOrder.join(' ')) : null
}

/** Whether a number is followed by another one, or by the end of its part: then it is not the house's. */
const isFirstOfTwo = (words: Word[], at: number) => endsPart(words, at) || isNumber(keyAt(words, at + 1))

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
  if (FIRST_IN_PART.has(key) && !isFirst && !isBehindDoor) return null
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
    const side = endsPart(words, at) || !SIDES.has(keyAt(words, at + 1)) ? '' : ` ${keyAt(words, at + 1)}`
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
  if (isNumber(keyAt(words, from + 1))) return { from, to: from, place: 'flat', kind: 'flat', value: '' }
  const to = keyAt(words, from + 1) === 'the' ? from + 2 : from + 1
  if (keyAt(words, to) !== 'shop' || !isFirstOfTwo(words, to)) return null
  return { from, to, place: 'flat', kind: 'flat', value: '' }
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
