import type { ColumnKind } from '../address/columns/kinds'
import type { Ticks } from './ticks'

// The parts of a choice about a column, and which rows are left out before they are sent.

/** What a column is for in what is sent. */
export type Use = 'address' | 'more' | 'postcode' | 'outward' | 'inward' | 'no'

/** What a person chose about a column; each part is absent where nobody chose. */
export interface ColumnChoice {
  use?: Use
  /** What it takes when an address is written. */
  kind?: ColumnKind
  /** Whether it is of another address. */
  isOther?: boolean
  /** Whether it numbers the rows, and no houses: a longer file with the same headers showed it. */
  isRowNumber?: boolean
  /** The values whose rows are not looked up. */
  leftOut?: Ticks
  /** The values whose rows get no letter. */
  noLetter?: Ticks
  /** The values that are taken as blank. */
  nothing?: Ticks
  /** Its place in the name on the envelope, from 0; -1 if it is not in it. */
  nameAt?: number
}

/**
 * The parts of a choice: the field of a saved cleanse that holds it, null for the columns that are sent, and whether files with
 * the same headers remember it. A new part begins here: then types and tests ask for the rest.
 */
export const PARTS = {
  use: { head: null, memory: true },
  kind: { head: 'kinds', memory: true },
  // It is of one file.
  isOther: { head: 'isOther', memory: false },
  leftOut: { head: 'leftOut', memory: true },
  noLetter: { head: 'noLetter', memory: true },
  nameAt: { head: 'names', memory: true },
  nothing: { head: 'nothing', memory: true },
  isRowNumber: { head: 'rowNumbers', memory: true },
} as const satisfies Record<keyof ColumnChoice, { head: string | null; memory: boolean }>

export type Part = keyof ColumnChoice

/** Rows that a person may leave out, each a choice of its own. */
export const LEAVES_OUT = [
  'leavesOutAbroad',
  'leavesOutNoAddress',
  'leavesOutParts',
  'leavesOutShifted',
] as const

export type LeavesOut = (typeof LEAVES_OUT)[number]

export type LeftOutChoices = Record<LeavesOut, boolean>

/** All of these choices: what was not chosen, or not known of when it was saved, is not left out. */
export const leftOutChoices = (chosen: { [name in LeavesOut]?: boolean | undefined } = {}): LeftOutChoices =>
  Object.fromEntries(LEAVES_OUT.map((name) => [name, chosen[name] ?? false])) as LeftOutChoices
