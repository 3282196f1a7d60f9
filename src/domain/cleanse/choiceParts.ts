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

/** What a part of a choice means to each reader of choices. */
interface Counts {
  /** The field of a saved cleanse that has it by column; null if it makes the fields of the columns that are sent. */
  head: string | null
  /** Whether it is remembered for files with the same headers. */
  memory: boolean
  /** Whether another choice makes a saved file out of date, and in which of its texts that shows. */
  basis: 'columns' | 'judging' | false
  /** Whether it answers the question whether a column is of another address. */
  question: boolean
  /** Whether it changes what Start would send, or what the page says before Start. */
  forecast: boolean
  /** Whether rows are compared by it. */
  theirColumns: boolean
  /** Whether an address is written by it. */
  slots: boolean
  /** Whether letters are written by it. */
  letters: boolean
}

export type PartTable<Choice> = Readonly<Record<keyof Choice, Readonly<Counts>>>

/** A choice of rows, or of what names them, says nothing of what the column is in an address. */
const OF_ROWS = { basis: false, question: false, theirColumns: false, slots: false } as const

/** The parts of a choice. A new one begins here: then types and tests ask for the rest. */
export const PARTS = {
  use: {
    head: null,
    memory: true,
    basis: 'columns',
    question: true,
    forecast: true,
    theirColumns: true,
    slots: true,
    letters: true,
  },
  // It judges no row: no choice about writing changes a comparison.
  kind: {
    head: 'kinds',
    memory: true,
    basis: 'judging',
    question: false,
    forecast: false,
    theirColumns: false,
    slots: true,
    letters: false,
  },
  // It is of one file.
  isOther: {
    head: 'isOther',
    memory: false,
    basis: 'judging',
    question: true,
    forecast: true,
    theirColumns: true,
    slots: true,
    letters: false,
  },
  leftOut: { ...OF_ROWS, head: 'leftOut', memory: true, forecast: true, letters: false },
  noLetter: { ...OF_ROWS, head: 'noLetter', memory: true, forecast: false, letters: true },
  nameAt: { ...OF_ROWS, head: 'names', memory: true, forecast: false, letters: true },
  // It is chosen before the first row is looked up.
  nothing: {
    head: 'nothing',
    memory: true,
    basis: false,
    question: false,
    forecast: true,
    theirColumns: true,
    slots: true,
    letters: false,
  },
  // Nothing changes it once a file is loaded.
  isRowNumber: {
    head: 'rowNumbers',
    memory: true,
    basis: false,
    question: true,
    forecast: true,
    theirColumns: true,
    slots: true,
    letters: false,
  },
} as const satisfies PartTable<ColumnChoice>

export type Part = keyof ColumnChoice

/** Who takes some parts of choices. */
export type Reader = Exclude<keyof Counts, 'head'>
