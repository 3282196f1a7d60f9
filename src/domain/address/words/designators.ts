import { rowsOf } from './wordTable'
import { endsPart, isNumber, keyAt, type Word } from './words'

/** What a number or letter is of. A bare number may be a house's or a flat's: `either`. */
export type Place = 'house' | 'flat' | 'either' | 'floor' | 'block' | 'plot' | 'box' | 'forces'

const PLACES = ['flat', 'block', 'either', 'floor', 'plot', 'box', 'forces'] as const

/** Words before a number or letter, and what they are called. */
export const DESIGNATORS = new Map<string, { place: Place; kind: string }>(
  PLACES.flatMap((place) =>
    rowsOf(place).flatMap((row) =>
      row
        .filter((word) => place !== 'either' || word !== row[0])
        .map((word) => [word, { place, kind: row[0]! }] as const),
    ),
  ),
)

/** Whether a number is followed by another one, or by the end of its part: then it is not the house's. */
export const isFirstOfTwo = (words: Word[], at: number) =>
  endsPart(words, at) || isNumber(keyAt(words, at + 1))
