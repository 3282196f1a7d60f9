import type { Draw } from './sample'
import { mostOther } from './mostOther'

/** What a sample says. */
export interface Figures {
  /** Rows judged the same that are as they were. */
  same: number
  /** Rows judged another address, whatever became of them since: to leave them out would flatter the rest. */
  other: number
  /** Rows drawn that are not judged yet. */
  open: number
  /** Rows drawn that have changed since and are in the sample no longer. */
  left: number
  /** The rows that it speaks of: those drawn from that are as they were. */
  of: number
  /** Rows that nobody looked at and that it does not speak of. */
  outside: number
}

/** Whether a row drawn is judged another address. */
const isOther = ({ judged }: Draw, row: number) => judged.some((each) => each.row === row && !each.isSame)

/**
 * Counts a sample.
 *
 * @param still the rows it was drawn from that are as they were
 * @param unseen the rows that nobody has looked at
 */
export function figuresOf(drawn: Draw, still: ReadonlySet<number>, unseen: readonly number[]): Figures {
  const others = drawn.rows.filter((row) => isOther(drawn, row))
  const rest = drawn.rows.filter((row) => !isOther(drawn, row))
  const inside = rest.filter((row) => still.has(row))
  const same = inside.filter((row) => drawn.judged.some((each) => each.row === row)).length
  return {
    same,
    other: others.length,
    open: inside.length - same,
    left: rest.length - inside.length,
    of: still.size + others.filter((row) => !still.has(row)).length,
    outside: unseen.filter((row) => !still.has(row)).length,
  }
}

/**
 * The largest share of another address among the rows that a sample speaks of: the share itself, if all of them were judged.
 * Of a sample without judgements it is no number.
 */
export const mostOf = ({ same, other, of }: Pick<Figures, 'same' | 'other' | 'of'>): number =>
  same + other >= of ? other / of : mostOther(other, same + other)
