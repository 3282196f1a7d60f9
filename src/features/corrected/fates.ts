import type { Beside } from '../../domain/address/columns/kinds'
import type { RowWritten } from '../../domain/cleanse/writtenRow'

/** What may become of a row: exactly one of these for every row of the file. */
export const FATES = ['changes', 'loses', 'capitals', 'undecided', 'doesNotFit', 'locked', 'stays'] as const

export type Fate = (typeof FATES)[number]

/** The indexes of rows by what becomes of them, in file order. */
export type Fates = Record<Fate, readonly number[]>

export interface RowFates {
  fates: Fates
  /** How many rows have cells that would change only in capitals, blanks or punctuation. */
  inCapitals: number
  /** How many rows change only in a UPRN that is filled in. */
  uprnsAlone: number
  /** The written rows that have a column which repeats their address and stays as it was. */
  copiesStay: readonly number[]
}

/** What becomes of a row, from what would be written. */
export function fateOf({ kind, lost }: RowWritten): Fate {
  if (kind === 'same' || kind === 'keeps') return 'stays'
  return lost.length > 0 ? 'loses' : kind
}

/** Whether a row's address changes, not only cells beside it. */
export const isPutRight = (
  before: readonly string[],
  after: readonly string[],
  beside: readonly Beside[],
): boolean => after.some((value, at) => value !== before[at] && !beside.some(({ column }) => column === at))

/** The rows to write, in file order. */
export const rowsWritten = ({ changes, loses, capitals }: Fates, changesCapitals: boolean): number[] =>
  [...changes, ...loses, ...(changesCapitals ? capitals : [])].toSorted((a, b) => a - b)

/** What a row holds after writing. */
export const valuesWritten = ({ values, inCapitals }: RowWritten, changesCapitals: boolean) =>
  changesCapitals ? inCapitals : values
