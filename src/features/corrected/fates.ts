import type { Beside } from '../../domain/address/columns/kinds'
import type { RowWritten } from '../../domain/cleanse/writtenRow'

/** What becomes of a row: of every row of the file exactly one of these. */
export const FATES = ['changes', 'loses', 'capitals', 'undecided', 'doesNotFit', 'locked', 'stays'] as const

export type Fate = (typeof FATES)[number]

/** The rows by what becomes of them, by index in the file's order. */
export type Fates = Record<Fate, readonly number[]>

/** What a file would change. */
export interface RowFates {
  fates: Fates
  /** How many rows have cells that would change in capitals, blanks or punctuation alone. */
  inCapitals: number
  /** How many rows change in a UPRN alone, which is filled. */
  uprnsAlone: number
  /** The rows that are written and have a column that repeats their address and stays as it was. */
  copiesStay: readonly number[]
}

/** What becomes of a row, by what was written of it. */
export function fateOf({ kind, lost }: RowWritten): Fate {
  if (kind === 'same' || kind === 'keeps') return 'stays'
  return lost.length > 0 ? 'loses' : kind
}

/** Whether a row's address changes, and not only cells beside it. */
export const isPutRight = (
  { kind, values }: RowWritten,
  before: readonly string[],
  beside: readonly Beside[],
) =>
  kind === 'changes' &&
  values.some((value, at) => value !== before[at] && !beside.some(({ column }) => column === at))

/** The rows that are written, in the file's order. */
export const rowsWritten = ({ changes, loses, capitals }: Fates, changesCapitals: boolean): number[] =>
  [...changes, ...loses, ...(changesCapitals ? capitals : [])].toSorted((a, b) => a - b)

/** What a row holds once it is written. */
export const valuesWritten = ({ values, inCapitals }: RowWritten, changesCapitals: boolean) =>
  changesCapitals ? inCapitals : values
