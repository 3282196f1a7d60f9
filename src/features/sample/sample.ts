import * as v from 'valibot'
import type { Mapping } from '../../domain/cleanse/query'
import { decisionSchema } from '../../domain/cleanse/savedCleanse'
import { moment, wholeNumber } from '../../domain/cleanse/storedValues'
import { bitsOf, rowsOf } from './rowBits'

/** How many rows a sample has, where there are as many. */
export const SAMPLE_ROWS = 60

const judgement = v.object({
  row: wholeNumber,
  isSame: v.boolean(),
  at: moment,
  /** The text that was sent, and the answer, as they were judged. */
  sent: v.string(),
  answer: v.string(),
  /** The decision that was taken back. */
  had: v.optional(decisionSchema),
})

/** A person's judgement of a row: whether both addresses are the same. */
export type Judgement = v.InferOutput<typeof judgement>

const bits = v.pipe(v.string(), v.regex(/^[0-9a-v]*$/))

const draw = v.object({
  at: moment,
  /** The rows that it was drawn from and that are as they were then, a bit for each. */
  from: bits,
  /** The columns that were sent then. */
  mapping: v.object({
    addressColumn: v.nullable(wholeNumber),
    postcodeColumn: v.nullable(
      v.union([wholeNumber, v.literal('inAddress'), v.tuple([wholeNumber, wholeNumber])]),
    ),
    moreAddressColumns: v.array(wholeNumber),
  }),
  /** The rows drawn, in the order in which they are shown: those that were judged are a sample too. */
  rows: v.array(wholeNumber),
  judged: v.array(judgement),
})

/** Rows drawn from those that nobody had looked at, and their judgements, the latest last. */
export type Draw = v.InferOutput<typeof draw>

const sample = v.object({
  /** The rows that a person opened, or decided one at a time, a bit for each. */
  seen: bits,
  draw: v.nullable(draw),
})

export type Sample = v.InferOutput<typeof sample>

/** Reads a stored sample; an empty one if it does not fit a list of `rows` rows. */
export function readSample(kept: unknown, rows: number): Sample {
  const read = v.safeParse(sample, kept)
  const isOfList =
    read.success &&
    [...(read.output.draw?.rows ?? []), ...(read.output.draw?.judged ?? []).map(({ row }) => row)].every(
      (row) => row < rows,
    )
  return isOfList ? read.output : { seen: '', draw: null }
}

/** The columns of a mapping that make the text of a row. */
export const sentBy = ({ addressColumn, postcodeColumn, moreAddressColumns }: Mapping): Mapping => ({
  addressColumn,
  postcodeColumn,
  moreAddressColumns,
})

/**
 * Draws a sample from some rows: all of them, if they are few.
 *
 * @param chance draws a number from 0 to 1, 1 excluded
 */
export function drawFrom(rows: readonly number[], chance: () => number, at: number, mapping: Mapping): Draw {
  const left = [...rows]
  const drawn: number[] = []
  while (drawn.length < SAMPLE_ROWS && left.length > 0) {
    const place = Math.floor(chance() * left.length)
    drawn.push(left[place]!)
    // The last takes its place.
    left[place] = left.at(-1)!
    left.pop()
  }
  return { at, from: bitsOf(rows), mapping: sentBy(mapping), rows: drawn, judged: [] }
}

/** The sample with a judgement, which replaces an earlier one of the same row. */
export function withJudgement(kept: Sample, judged: Judgement): Sample {
  const without = withoutJudgement(kept, judged.row)
  if (!without.draw) return kept
  const { draw: drawn } = without
  // A row that was judged was looked at.
  return withSeen({ seen: kept.seen, draw: { ...drawn, judged: [...drawn.judged, judged] } }, [judged.row])
}

/** The sample without the judgement of a row. */
export const withoutJudgement = (kept: Sample, row: number): Sample => ({
  ...kept,
  draw: kept.draw && { ...kept.draw, judged: kept.draw.judged.filter((each) => each.row !== row) },
})

/** The sample with further rows looked at. */
export function withSeen(kept: Sample, rows: readonly number[]): Sample {
  const seen = rowsOf(kept.seen)
  if (rows.every((row) => seen.has(row))) return kept
  for (const row of rows) seen.add(row)
  return { ...kept, seen: bitsOf(seen) }
}

/** The sample without rows that have changed since it was drawn. */
export function withChanged(kept: Sample, rows: readonly number[]): Sample {
  const from = rowsOf(kept.draw?.from ?? '')
  for (const row of rows) from.delete(row)
  return { ...kept, draw: kept.draw && { ...kept.draw, from: bitsOf(from) } }
}
