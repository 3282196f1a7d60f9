/** How many rows are drawn at a time, where there are as many. */
export const SAMPLE_ROWS = 20

/** A sample is offered from so many rows on that can be drawn. */
export const OFFERED_FROM = 500

/** A person's judgement of a text and its answer: whether both are the same address. */
export interface Judgement {
  /** The row that was shown. */
  row: number
  /** The key of the text and the answer: all rows with both take the judgement. */
  pair: string
  /** Both as they were shown. */
  sent: string
  answer: string
  isSame: boolean
  at: number
}

/** A sample of rows, and what was judged. It lives with the page. */
export interface Sample {
  /** The rows that it was drawn from. */
  from: readonly number[]
  /** The rows drawn, in the order in which they are shown: those that were judged are a sample too. */
  rows: readonly number[]
  /** The latest last. */
  judged: readonly Judgement[]
}

/**
 * Draws rows from others: all of them, if they are few.
 *
 * @param chance draws a number from 0 to 1, 1 excluded
 */
export function drawFrom(rows: readonly number[], chance: () => number): number[] {
  const left = [...rows]
  const drawn: number[] = []
  while (drawn.length < SAMPLE_ROWS && left.length > 0) {
    const place = Math.floor(chance() * left.length)
    drawn.push(left[place]!)
    // The last takes its place.
    left[place] = left.at(-1)!
    left.pop()
  }
  return drawn
}

/** What a row of a sample is; one that could not be drawn any more, and was not judged another address, has left it. */
export type Standing = 'same' | 'other' | 'open' | 'left'

/** What a sample says. */
export interface Figures {
  same: number
  /** Rows judged another address, whatever became of them since: to leave them out would flatter the others. */
  other: number
  /** Rows drawn that are not judged yet. */
  open: number
  /** The rows that it covers: those it was drawn from, less those that have left. */
  of: number
  /** Rows that could be drawn and that it does not cover. */
  outside: number
}

/**
 * Counts a sample.
 *
 * @param standings of the rows drawn, in the order in which they are shown
 */
export function figuresOf(standings: readonly Standing[], rest: Pick<Figures, 'of' | 'outside'>): Figures {
  const inside = standings.filter((standing) => standing !== 'left')
  const next = inside.indexOf('open')
  // A row that was judged before its turn, with its equals, counts when it is reached: those of a few texts would weigh too much.
  const judged = next === -1 ? inside : inside.slice(0, next)
  const other = judged.filter((standing) => standing === 'other').length
  return {
    same: judged.length - other,
    other,
    open: inside.length - judged.length,
    ...rest,
  }
}

/** How many of a hundred rows are meant to be another address at most. */
export const MEANT = 5

/**
 * How many more rows, all of them the same address, would say that at most `MEANT` in 100 are another: a multiple of
 * `SAMPLE_ROWS`. Null where the sample says so already, or the rows are too few.
 */
export function moreUntilMeant({ same, other, of }: Pick<Figures, 'same' | 'other' | 'of'>): number | null {
  if (inHundred({ same, other, of }) <= MEANT) return null
  let more = SAMPLE_ROWS
  while (same + more + other < of && inHundred({ same: same + more, other, of }) > MEANT) more += SAMPLE_ROWS
  return same + more + other < of ? more : null
}

/** How often a sample may mislead: one in twenty. */
const DOUBT = 0.05

/** Halvings that exhaust the digits of a number. */
const HALVINGS = 60

/** The chance that at most `other` of `judged` rows are another address where a share of all rows is. */
function chanceOfAtMost(other: number, judged: number, share: number): number {
  let chance = (1 - share) ** judged
  let sum = chance
  for (let count = 1; count <= other; count += 1) {
    chance *= ((judged - count + 1) / count) * (share / (1 - share))
    sum += chance
  }
  return sum
}

/**
 * The largest share of another address that a sample leaves possible, with 95 % certainty, one-sided (Clopper and
 * Pearson): exact for rows drawn from an endless list, and on the safe side for a short one.
 *
 * @param other how many of the `judged` rows are another address
 */
export function mostOther(other: number, judged: number): number {
  let [possible, tooLarge] = [other / judged, 1]
  for (let halved = 0; halved < HALVINGS; halved += 1) {
    const share = (possible + tooLarge) / 2
    if (chanceOfAtMost(other, judged, share) > DOUBT) possible = share
    else tooLarge = share
  }
  return tooLarge
}

/**
 * The largest share of another address among the rows that a sample covers: the share itself, if all of them were judged.
 * NaN for a sample without judgements.
 */
export const mostOf = ({ same, other, of }: Pick<Figures, 'same' | 'other' | 'of'>): number =>
  same + other >= of ? other / of : mostOther(other, same + other)

/** That share in a hundred, rounded up. */
export const inHundred = (figures: Pick<Figures, 'same' | 'other' | 'of'>): number =>
  Math.ceil(mostOf(figures) * 100)
