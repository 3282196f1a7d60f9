/** How many rows to draw at a time, if there are as many. */
export const SAMPLE_ROWS = 20

/** The page offers a sample from so many drawable rows on. */
export const OFFERED_FROM = 500

/** A person's judgement of a text and its answer: whether both are the same address. */
export interface Judgement {
  /** The row that was shown. */
  row: number
  /** The key of the text and the answer: all rows with both take the judgement. */
  pair: string
  /** Both, as shown. */
  sent: string
  answer: string
  isSame: boolean
  at: number
}

/** A sample of rows, and the judgements. It ends with the page. */
export interface Sample {
  /** The rows that it was drawn from. */
  from: readonly number[]
  /** The drawn rows, in the order shown: those already judged are a sample too. */
  rows: readonly number[]
  /** The latest last. */
  judged: readonly Judgement[]
}

/**
 * Draws rows from others; all of them, if they are few.
 *
 * @param chance draws a number from 0 to 1, 1 excluded
 */
export function drawFrom(rows: readonly number[], chance: () => number): number[] {
  const left = [...rows]
  const drawn: number[] = []
  while (drawn.length < SAMPLE_ROWS && left.length > 0) {
    const place = Math.floor(chance() * left.length)
    drawn.push(left[place]!)
    // The last row takes its place.
    left[place] = left.at(-1)!
    left.pop()
  }
  return drawn
}

/** What a row of a sample is; it has left the sample if it can no longer be drawn and was not judged another address. */
export type Standing = 'same' | 'other' | 'open' | 'left'

export interface Figures {
  same: number
  /** Rows judged another address, whatever became of them since: leaving them out would flatter the others. */
  other: number
  /** Drawn rows that are not judged yet. */
  open: number
  /** The rows that it covers: those it was drawn from, without those that have left. */
  of: number
  /** Drawable rows that it does not cover. */
  outside: number
}

type Judged = Pick<Figures, 'same' | 'other' | 'of'>

/**
 * Counts a sample.
 *
 * @param standings of the drawn rows, in the order shown
 */
export function figuresOf(standings: readonly Standing[], rest: Pick<Figures, 'of' | 'outside'>): Figures {
  const inside = standings.filter((standing) => standing !== 'left')
  const next = inside.indexOf('open')
  // A row judged early, with its equals, counts only at its turn: otherwise a few texts would weigh too much.
  const judged = next === -1 ? inside : inside.slice(0, next)
  const other = judged.filter((standing) => standing === 'other').length
  return {
    same: judged.length - other,
    other,
    open: inside.length - judged.length,
    ...rest,
  }
}

/** The goal: at most so many of a hundred rows are another address. */
export const MEANT = 5

/**
 * How many more rows, if all are the same address, would show that at most `MEANT` in 100 are another: a multiple of
 * `SAMPLE_ROWS`. Null if the sample already shows it, or there are too few rows.
 */
export function moreUntilMeant({ same, other, of }: Judged): number | null {
  if (inHundred({ same, other, of }) <= MEANT) return null
  let more = SAMPLE_ROWS
  while (same + more + other < of && inHundred({ same: same + more, other, of }) > MEANT) more += SAMPLE_ROWS
  return same + more + other < of ? more : null
}

/** How often a sample may mislead: one in twenty. */
const DOUBT = 0.05

/** How many halvings exhaust a number's digits. */
const HALVINGS = 60

/** The chance that at most `other` of `judged` rows are another address if this share of all rows is. */
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
 * The largest share of other addresses that a sample leaves possible, with 95 % certainty, one-sided (Clopper and Pearson): exact
 * for rows drawn from an endless list, and on the safe side for a short one.
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
 * The largest share of other addresses among the rows that a sample covers; the share itself, if all were judged. NaN for a
 * sample without judgements.
 */
export const mostOf = ({ same, other, of }: Judged): number =>
  same + other >= of ? other / of : mostOther(other, same + other)

/** That share in percent, rounded up. */
export const inHundred = (figures: Judged): number => Math.ceil(mostOf(figures) * 100)
