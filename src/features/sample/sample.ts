import type { Decisions } from '../../domain/cleanse/decisions'
import { addressText } from '../../domain/cleanse/readAnswer'
import type { Results, RowResult } from '../../domain/cleanse/rowResult'

/** How many rows are drawn at a time, where there are as many. */
export const SAMPLE_ROWS = 20

/** A sample is offered from so many rows on that can be drawn. */
export const OFFERED_FROM = 500

/** What rows are: their results and decisions. */
export interface Rows {
  results: Results
  decisions: Decisions
}

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
  /** All rows as they were then. */
  asDrawn: Rows
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

/** Whether two results say the same of a row: one that is looked up again may. */
const isSameAnswer = (a: RowResult | null, b: RowResult | null) =>
  a === b ||
  (a?.kind === 'answered' &&
    b?.kind === 'answered' &&
    a.query === b.query &&
    addressText(a) === addressText(b))

/** The rows that a sample was drawn from and whose answers and decisions are as they were then. */
export const stillOf = ({ from, asDrawn }: Sample, { results, decisions }: Rows): number[] =>
  from.filter(
    (row) =>
      asDrawn.decisions[row] === decisions[row] &&
      isSameAnswer(asDrawn.results[row] ?? null, results[row] ?? null),
  )
