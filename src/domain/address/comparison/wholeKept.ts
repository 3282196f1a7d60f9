import { leftOver, type LeftOver } from './leftOver'
import type { Reading } from './reading'

/** What the reading of a row's whole address says of it. */
export interface Whole {
  /** Whether both have a number, letter or flat in common, and the street. */
  hasDoor: boolean
  hasStreet: boolean
  left: readonly LeftOver[]
}

/** The same as it is kept: with the words of what is left over it would be the list once more in memory. */
export type WholeKept = Omit<Whole, 'left'> & { left: readonly Omit<LeftOver, 'text'>[] }

export const keptOf = (reading: Reading): WholeKept => ({
  hasDoor: reading.pairs.length > 0,
  hasStreet: reading.street !== undefined,
  left: leftOver(reading).map(({ text: _, ...rest }) => rest),
})

/** What was kept of the reading of this text. */
export const wholeIn = (text: string, { left, ...has }: WholeKept): Whole => ({
  ...has,
  left: left.map((each) => ({ ...each, text: text.slice(each.start, each.end) })),
})
