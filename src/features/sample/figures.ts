import type { Draw } from './sample'
import { mostOther } from './mostOther'

/** What a sample says. */
export interface Figures {
  /** Rows judged the same that are as they were. */
  same: number
  /** Rows judged another address, whatever became of them since: to leave them out would flatter the others. */
  other: number
  /** Rows drawn that are not judged yet. */
  open: number
  /** Rows drawn that have changed since and have left the sample. */
  left: number
  /** The rows that it covers: those it was drawn from that have not changed. */
  of: number
  /** Rows that nobody looked at and that it does not cover. */
  outside: number
}

/** Whether a row drawn is judged another address. */
const isOther = ({ judged }: Draw, row: number) => judged.some((each) => each.row === row && !each.isSame)

/** The row of a sample that is judged next, in the order in which they were drawn; null if none is left. */
export const nextOf = ({ rows, judged }: Draw, still: ReadonlySet<number>): number | null =>
  rows.find((row) => still.has(row) && !judged.some((each) => each.row === row)) ?? null

/**
 * Counts a sample.
 *
 * @param still the rows it was drawn from that are as they were
 * @param unseen the rows that nobody has looked at
 */
export function figuresOf(drawn: Draw, still: ReadonlySet<number>, unseen: readonly number[]): Figures {
  const others = drawn.rows.filter((row) => isOther(drawn, row))
  const inside = drawn.rows.filter((row) => still.has(row) || isOther(drawn, row))
  const next = nextOf(drawn, still)
  // A row that was judged before its turn, with its equals, counts when it is reached: those of a few texts would weigh too much.
  const judged = next === null ? inside : inside.slice(0, inside.indexOf(next))
  const other = judged.filter((row) => isOther(drawn, row)).length
  return {
    same: judged.length - other,
    other,
    open: inside.length - judged.length,
    left: drawn.rows.length - inside.length,
    of: still.size + others.filter((row) => !still.has(row)).length,
    outside: unseen.filter((row) => !still.has(row)).length,
  }
}

/**
 * The largest share of another address among the rows that a sample covers: the share itself, if all of them were judged.
 * NaN for a sample without judgements.
 */
export const mostOf = ({ same, other, of }: Pick<Figures, 'same' | 'other' | 'of'>): number =>
  same + other >= of ? other / of : mostOther(other, same + other)
