import { LEFT, leftOver, type LeftOver } from './leftOver'
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

/** The places that a number has for where a text ends, what it is, and its flag. */
const SHARES = [2 ** 23, LEFT.length, 2] as const

const NOTHING: readonly number[] = []

export function keptOf(reading: Reading): WholeKept {
  const left = leftOver(reading).map(numberOf)
  return {
    hasDoor: reading.pairs.length > 0,
    hasStreet: reading.isStreetSent,
    left: left.length > 0 ? left : NOTHING,
  }
}

function numberOf({ start, end, is, isBehindFlat }: LeftOver): number {
  const parts = [end, LEFT.indexOf(is), Number(isBehindFlat)]
  return SHARES.reduce((number, share, at) => number * share + parts[at]!, start)
}

/** What was kept of the reading of this text. */
export const wholeIn = (text: string, { left, ...has }: WholeKept): Whole => ({
  ...has,
  left: left.map((number) => leftIn(text, number)),
})

function leftIn(text: string, number: number): LeftOver {
  let start = number
  const [isBehindFlat, is, end] = SHARES.toReversed().map((share) => {
    const part = start % share
    start = (start - part) / share
    return part
  }) as [number, number, number]
  return { text: text.slice(start, end), start, end, is: LEFT[is]!, isBehindFlat: isBehindFlat === 1 }
}
