import type { ColumnKind } from '../address/columns/kinds'
import type { Ticks } from './ticks'

// The parts of a choice about a column, and who reads each.

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

export type Part = keyof ColumnChoice

/**
 * Who takes some parts of choices.
 *
 * - `memory`: what is remembered for files with the same headers
 * - `basis`: what a saved file is out of date by
 * - `question`: the question whether a column is of another address
 * - `forecast`: what Start would send, and what the page says before Start
 * - `theirColumns`: what rows are compared by
 * - `slots`: what an address is written by
 * - `letters`: what letters are written by
 */
export type Reader = 'memory' | 'basis' | 'question' | 'forecast' | 'theirColumns' | 'slots' | 'letters'

/** The field of a saved cleanse that has a part by column, null if it makes the fields of the columns that are sent; and who reads it. */
interface Row {
  head: string | null
  readers: readonly Reader[]
}

/** The parts of a choice. A new one begins here: then types and tests ask for the rest. */
export const PARTS = {
  use: {
    head: null,
    readers: ['memory', 'basis', 'question', 'forecast', 'theirColumns', 'slots', 'letters'],
  },
  // It judges no row: no choice about writing changes a comparison.
  kind: { head: 'kinds', readers: ['memory', 'basis', 'slots'] },
  // It is of one file.
  isOther: { head: 'isOther', readers: ['basis', 'question', 'forecast', 'theirColumns', 'slots'] },
  leftOut: { head: 'leftOut', readers: ['memory', 'forecast'] },
  noLetter: { head: 'noLetter', readers: ['memory', 'letters'] },
  nameAt: { head: 'names', readers: ['memory', 'letters'] },
  // It is chosen before the first row is looked up.
  nothing: { head: 'nothing', readers: ['memory', 'forecast', 'theirColumns', 'slots'] },
  // Nothing changes it once a file is loaded.
  isRowNumber: { head: 'rowNumbers', readers: ['memory', 'question', 'forecast', 'theirColumns', 'slots'] },
} as const satisfies Readonly<Record<Part, Row>>

/** Whether a part counts for a reader. */
export const counts = (part: Part, reader: Reader) =>
  (PARTS[part].readers as readonly Reader[]).includes(reader)
