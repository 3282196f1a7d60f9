import { leftOver, type LeftOver } from './leftOver'
import type { Reading } from './reading'

/** What the reading of a row's whole address says of it. */
export interface Whole {
  /** Whether a number, letter or flat stands in both, and whether the street does. */
  hasDoor: boolean
  hasStreet: boolean
  left: readonly LeftOver[]
}

/** The same as it is kept. What is left over is a number each: with its words, it would be the list once more in memory. */
export type WholeKept = Omit<Whole, 'left'> & { left: readonly number[] }

const PLACES = ['before', 'in', 'behind', 'country'] as const
const NAMES = [null, 'firm', 'addressee'] as const

/** The places that a number has for where a text ends, for its flags, and for whom it names. */
const SHARES = [2 ** 23, PLACES.length, 2, 2, NAMES.length] as const

const NOTHING: readonly number[] = []

export function keptOf(reading: Reading): WholeKept {
  const left = leftOver(reading).map(numberOf)
  return {
    hasDoor: reading.pairs.length > 0,
    hasStreet: reading.isStreetSent,
    left: left.length > 0 ? left : NOTHING,
  }
}

function numberOf({ start, end, place, isBehindFlat, isTorn, names }: LeftOver): number {
  const parts = [end, PLACES.indexOf(place), Number(isBehindFlat), Number(isTorn), NAMES.indexOf(names)]
  return SHARES.reduce((number, share, at) => number * share + parts[at]!, start)
}

/** What was kept of the reading of this text. */
export const wholeIn = (text: string, { left, ...has }: WholeKept): Whole => ({
  ...has,
  left: left.map((number) => leftIn(text, number)),
})

function leftIn(text: string, number: number): LeftOver {
  let start = number
  const [names, isTorn, isBehindFlat, place, end] = SHARES.toReversed().map((share) => {
    const part = start % share
    start = (start - part) / share
    return part
  }) as [number, number, number, number, number]
  return {
    text: text.slice(start, end),
    start,
    end,
    place: PLACES[place]!,
    isBehindFlat: isBehindFlat === 1,
    isTorn: isTorn === 1,
    names: NAMES[names]!,
  }
}
