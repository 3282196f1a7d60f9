import type { Range } from './spelling'
import { rowsOf } from './vocabulary'
import { endsPart, isNumber, type Word } from './words'

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
export const DESIGNATORS = new Map<string, Pick<Door, 'place' | 'kind'>>([
  ...table(
    'flat',
    `flat flats flt flts apartment apartments apt apts appt appartment maisonette maisonettes, unit units suite suites,
    room rm, studio, office, penthouse, chalet, caravan, pitch, cabin, bay, berth, mooring, boat houseboat narrowboat barge, space, hangar, kiosk, workshop, pod, bedsit, arch,
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

/** Whether a word is one for a flat. */
export const isFlat = (key: string) => DESIGNATORS.get(key)?.kind === 'flat'
/** Whether a word is one for a floor. */
export const isFloor = (key: string) => DESIGNATORS.get(key)?.place === 'floor'

/** A word by its place; empty where there is none. */
export const keyAt = (words: Word[], at: number) => words[at]?.key ?? ''

/** Whether a number is followed by another one, or by the end of its part: then it is not the house's. */
export const isFirstOfTwo = (words: Word[], at: number) =>
  endsPart(words, at) || isNumber(keyAt(words, at + 1))
