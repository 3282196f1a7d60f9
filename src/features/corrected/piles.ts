import type { RowWritten } from '../../domain/cleanse/writtenRow'

/** What becomes of a row: every row of the file is in exactly one pile. */
export const PILES = ['changes', 'loses', 'capitals', 'undecided', 'doesNotFit', 'locked', 'stays'] as const

export type Pile = (typeof PILES)[number]

/** The rows of each pile, by index in the file's order. */
export type Piles = Record<Pile, readonly number[]>

/** All rows in piles, how many have cells that would change in capitals, blanks or punctuation alone, and those with a copy that stays. */
export interface PiledRows {
  piles: Piles
  inCapitals: number
  copiesStay: readonly number[]
}

/** The pile of a row. */
export function pileOf(written: RowWritten): Pile {
  switch (written.kind) {
    case 'changes':
      return written.lost.length > 0 ? 'loses' : 'changes'
    case 'capitals':
    case 'undecided':
    case 'doesNotFit':
      return written.kind
    case 'same':
    case 'keeps':
      return 'stays'
    default:
      return 'locked'
  }
}

/** The piles of rows that are written. */
const written = (changesCapitals: boolean): Pile[] => [
  'changes',
  'loses',
  ...(changesCapitals ? (['capitals'] as const) : []),
]

/** The rows that are written, in the file's order. */
export const rowsWritten = (piles: Piles, changesCapitals: boolean): number[] =>
  written(changesCapitals)
    .flatMap((pile) => piles[pile])
    .toSorted((a, b) => a - b)

/** What a row holds once it is written. */
export function valuesWritten(
  own: readonly string[],
  row: RowWritten,
  changesCapitals: boolean,
): readonly string[] {
  if (row.kind === 'changes') return changesCapitals ? row.inCapitals : row.values
  return row.kind === 'capitals' && changesCapitals ? row.values : own
}
