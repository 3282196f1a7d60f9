import type { Range } from './spelling'
import { isBuildingKind, isOrdinal, isStreetKind, numberOfWord, ordinalWord } from './vocabulary'
import { isLetter, isNumber, type Word } from './words'

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

const table = (place: Place, ...kinds: string[]) =>
  kinds.flatMap((words) => words.split(' ').map((word, _, [kind = '']) => [word, { place, kind }] as const))

/** Words before a number or letter. A flat is not a unit. */
const DESIGNATORS = new Map<string, Pick<Door, 'place' | 'kind'>>([
  ...table(
    'flat',
    'flat flats flt flts apartment apartments apt apts appt appartment maisonette maisonettes',
    'unit units suite suites',
    ...'room rm,studio,office,chalet,caravan,pitch,cabin,bay,berth,mooring,hangar,kiosk,workshop,pod,bedsit'.split(
      ',',
    ),
    ...'arch,stall,shed,hut,container,garage,warehouse'.split(','),
  ),
  ...table(
    'block',
    'block blk',
    'wing',
    'tower',
    'building bldg',
    'stair staircase',
    'phase',
    'entrance',
    'core',
  ),
  // A shop's number may be the house's: `Shop 17, High Street`.
  ...['shop', 'shops'].map((word) => [word, { place: 'either', kind: 'unit' }] as const),
  ...table('floor', 'floor flr level fl'),
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

const FLOORS: Record<string, string> = {
  gff: 'ground', gf: 'ground', fff: 'first', sff: 'second', bsmt: 'basement', lgf: 'lower ground', tff: 'top',
} // prettier-ignore

const ADJECTIVES: Record<string, string> = {
  ground: 'ground', gnd: 'ground', grd: 'ground', lower: 'lower', upper: 'upper', top: 'top', garden: 'garden', basement: 'basement',
  attic: 'attic', middle: 'middle', front: 'front', rear: 'rear', back: 'rear', left: 'left', right: 'right', mezzanine: 'mezzanine',
  side: 'side', granny: 'granny', upstairs: 'upstairs', downstairs: 'downstairs',
  penthouse: 'penthouse', annexe: 'annexe', annex: 'annexe',
} // prettier-ignore

/** Doors that need no number, alone in a part or before the house's number. */
const ALONE = new Set([
  'basement',
  'mezzanine',
  'attic',
  'annexe',
  'annex',
  'penthouse',
  'rear',
  'upstairs',
  'downstairs',
])

/** Doors that need none either and are doors like *The Flat*. */
const LONE_FLATS = new Set(['flat', 'caravan', 'studio', 'bedsit'])

const SIDES = new Set(['left', 'right', 'front', 'rear', 'back'])

/** `2F1`, `PF2`, `GF1`: the flats of a Scottish stair. */
const TENEMENT_FLAT = /^(?:\d{1,2}|[bgpt])f\d{1,2}$/

/** `East Wing`, `North Block`; but the East Wing Surgery is an organisation. */
const COMPASS = new Set(['north', 'south', 'east', 'west'])

const NUMBER_SIGNS = new Set(['no', 'nr', 'number', 'num'])

const isFlat = (key: string | undefined) => key !== undefined && DESIGNATORS.get(key)?.kind === 'flat'
const isFloor = (key: string | undefined) => key !== undefined && DESIGNATORS.get(key)?.place === 'floor'

/**
 * The doors among words, in their order.
 *
 * @param isTaken whether a word, by index, is part of a name: the 54 of *Studio 54 Ltd*
 */
export function doorsOf(words: Word[], isTaken: (at: number) => boolean = () => false): Door[] {
  const doors: Door[] = []
  const isFirst = (at: number) => at === 0 || words[at - 1]!.part !== words[at]!.part
  const ends = (at: number) => words[at + 1]?.part !== words[at]!.part
  let at = 0
  while (at < words.length) {
    const last = doors.at(-1)
    // `Unit 2 Building 4`.
    const isBehindDoor = last !== undefined && last.kind !== '' && last.to === at - 1
    const door = isTaken(at)
      ? null
      : (floorAt(words, at, isFirst, ends) ?? designatedAt(words, at, isFirst, ends, isBehindDoor))
    if (door) doors.push(door)
    else if (!isTaken(at) && isNumber(words[at]!.key)) {
      const value = words[at]!.key
      doors.push({ from: at, to: at, place: TENEMENT_FLAT.test(value) ? 'flat' : 'either', kind: '', value })
    }
    at = door ? door.to + 1 : at + 1
  }
  return doors
}

type IsAt = (at: number) => boolean

/** `Ground Floor Flat`, `3rd Floor Left`, `Floor 2`, `Top Flat`, `Basement`, `GFF`, `Rear of`. */
function floorAt(words: Word[], from: number, isFirst: IsAt, ends: IsAt): Door | null {
  const keyAt = (at: number) => words[at]?.key
  const door = (value: string, to: number): Door => ({ from, to, place: 'floor', kind: 'floor', value })
  const first = keyAt(from)!
  if (Object.hasOwn(FLOORS, first)) return door(FLOORS[first]!, from)
  if (first === 'rear' && keyAt(from + 1) === 'of' && isNumber(keyAt(from + 2) ?? ''))
    return door('rear', from + 1)
  if (first === 'floor' || first === 'level' || first === 'flr') {
    const number = keyAt(from + 1) ?? ''
    const value = numberOfWord(number) ?? number
    if (/^\d{1,2}$/.test(value) && !ends(from)) return door(ordinalWord(Number(value)) ?? value, from + 1)
    return null
  }

  const said: string[] = []
  let at = from
  for (; words[at]?.part === words[from]!.part; at++) {
    const key = keyAt(at)!
    if (Object.hasOwn(ADJECTIVES, key)) said.push(ADJECTIVES[key]!)
    else if (isOrdinal(key)) said.push(key)
    // `First and Second Floor`.
    else if (key !== 'and' || said.length === 0) break
  }
  if (said.length === 0) return null
  const hasFloor = isFloor(keyAt(at))
  if (hasFloor) at += 1
  if (hasFloor && SIDES.has(keyAt(at) ?? '')) said.push(ADJECTIVES[keyAt(at++)!]!)
  const hasFlat = isFlat(keyAt(at))
  // The number that follows is the flat's only after a floor: `First Floor Flat 3`, but `Top Flat 12 High Street`.
  if (hasFlat && !(hasFloor && isNumber(keyAt(at + 1) ?? '') && !ends(at) && isFirstOfTwo(words, at + 1)))
    at += 1
  const isSide = said.length > 1 && said.some((word) => word === 'left' || word === 'right')
  const isStart = isFirst(from) || (keyAt(from - 1) === 'the' && isFirst(from - 1))
  // `12 High Street Rear`; but the High Street Annexe may be a building.
  const isBehindStreet = isStreetKind(keyAt(from - 1) ?? '') && ends(at - 1) && !isBuildingKind(first)
  const isAlone = ALONE.has(first) && (isStart ? ends(at - 1) || isNumber(keyAt(at) ?? '') : isBehindStreet)
  const isWhole = hasFloor || hasFlat || isSide || (first === 'basement' && isFirst(from)) || isAlone
  // `Front Ground Floor` is `Ground Floor Front`.
  const inOrder = [...said.filter((word) => !SIDES.has(word)), ...said.filter((word) => SIDES.has(word))]
  return isWhole ? door(inOrder.join(' '), at - 1) : null
}

/** Whether a number is followed by another one, or by the end of its part: then it is not the house's. */
const isFirstOfTwo = (words: Word[], at: number) =>
  words[at + 1]?.part !== words[at]!.part || isNumber(words[at + 1]!.key)

/** `Flat 3`, `Unit no. B12`, `Block C`, `C Block`, `East Wing`, `Apartment Two`, `PO Box 17`, `The Flat`. */
function designatedAt(
  words: Word[],
  from: number,
  isFirst: IsAt,
  ends: IsAt,
  isBehindDoor: boolean,
): Door | null {
  const { key } = words[from]!
  const next = words[from + 1]
  if (
    next?.part === words[from]!.part &&
    (next.key === 'block' || next.key === 'wing') &&
    (isLetter(key) || (COMPASS.has(key) && isFirst(from) && ends(from + 1))) &&
    !isNumber(words[from + 2]?.key ?? '')
  )
    return { from, to: from + 1, place: 'block', kind: next.key, value: key }
  if (key === 'p' && next?.key === 'o' && words[from + 2]?.key === 'box') return boxAt(words, from, from + 2)
  if (key === 'po' && next?.key === 'box') return boxAt(words, from, from + 1)
  if ((key === 'over' || key === 'above') && isFirst(from)) return flatOverShop(words, from, ends)

  const designator = DESIGNATORS.get(key)
  if (!designator || designator.place === 'floor') return null
  // `Flat Left` is the Left Flat.
  if (isFlat(key) && next && !ends(from) && ends(from + 1) && Object.hasOwn(ADJECTIVES, next.key))
    return { from, to: from + 1, place: 'floor', kind: 'floor', value: ADJECTIVES[next.key]! }
  if (designator.place === 'box') return boxAt(words, from, from)
  if (FIRST_IN_PART.has(key) && !isFirst(from) && !isBehindDoor) return null
  let at = from + 1
  while (NUMBER_SIGNS.has(words[at]?.key ?? '')) at += 1
  const isThe = words[from - 1]?.key === 'the' && LONE_FLATS.has(designator.kind)
  const value = words[at]?.key ?? ''
  const isValue =
    (isNumber(value) || isLetter(value) || numberOfWord(value) !== undefined) &&
    words[at]!.part === words[from]!.part
  if (isValue && !isThe && (!BUSINESSES.has(key) || isFirstOfTwo(words, at))) {
    const side = SIDES.has(words[at + 1]?.key ?? '') && !ends(at) ? words[at + 1]!.key : ''
    const to = side === '' ? at : at + 1
    return { from, to, ...designator, value: `${numberOfWord(value) ?? value} ${side}`.trim() }
  }
  // `Caretakers Flat`, `Linden House Flat`; but `Linden Flats` is a building.
  const isLast = designator.kind === 'flat' && ends(from) && !key.endsWith('s')
  const isAlone = LONE_FLATS.has(designator.kind) && (isFirst(from) || isThe || isLast)
  const isFollowed = ends(from) || isNumber(value) || value === 'above' || value === 'over' || value === 'at'
  return isAlone && isFollowed ? { from, to: from, ...designator, value: '' } : null
}

/** `Over Shop`, `Above the shop`. */
function flatOverShop(words: Word[], from: number, ends: IsAt): Door | null {
  const to = words[from + 1]?.key === 'the' ? from + 2 : from + 1
  if (words[to]?.key !== 'shop' || !(ends(to) || isNumber(words[to + 1]!.key))) return null
  return { from, to, place: 'flat', kind: 'flat', value: '' }
}

function boxAt(words: Word[], from: number, box: number): Door | null {
  let at = box + 1
  while (NUMBER_SIGNS.has(words[at]?.key ?? '')) at += 1
  const value = words[at]?.key
  if (value === undefined || !(isNumber(value) || isLetter(value))) return null
  return { from, to: at, place: 'box', kind: 'box', value }
}
