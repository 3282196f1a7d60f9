import { readAnswer } from '../answers/readAnswer'
import type { Results, RowResult } from '../answers/rowResult'

/** The number of scores from `from` up to, but not including, `to`; the last bin includes 1. */
export interface Bin {
  from: number
  to: number
  count: number
}

const BINS = 20

/** The bin of a score, from 0. Scores have two decimals, as they are shown; those beyond 0 and 1 are in the end bins. */
export function binOf(score: number): number {
  // In hundredths, since 0.15 / 0.05 is a little less than 3.
  return Math.min(BINS - 1, Math.max(0, Math.floor(Math.round(score * 100) / (100 / BINS))))
}

/** The scores counted in twenty bins from 0 to 1; null is no score. */
export function scoreHistogram(scores: (number | null)[]): Bin[] {
  const bins = Array.from({ length: BINS }, (_, at): Bin => ({
    from: at / BINS,
    to: (at + 1) / BINS,
    count: 0,
  }))
  for (const score of scores) if (score !== null) bins[binOf(score)]!.count += 1
  return bins
}

/** How often each name is found. */
export function countEach<Name extends string>(names: readonly Name[], found: Iterable<Name>) {
  const counts = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>
  for (const name of found) counts[name] += 1
  return counts
}

/** Flats behind one letter box share a UPRN and differ in UMPRN. Empty where the provider gave no UPRN. */
function identityOf(result: RowResult | null): string {
  const address = readAnswer(result)?.address
  return address?.uprn ? `${address.uprn}/${address.umprn}` : ''
}

const NO_TWINS: number[] = []

/** For each row the others with the same address, in the file's order. */
export function twinsOf(results: Results): number[][] {
  const rowsOf = new Map<string, number[]>()
  const identities = results.map(identityOf)
  for (const [row, identity] of identities.entries()) {
    if (identity === '') continue
    const rows = rowsOf.get(identity)
    if (rows) rows.push(row)
    else rowsOf.set(identity, [row])
  }
  return identities.map((identity, row) => {
    const rows = rowsOf.get(identity)
    return rows && rows.length > 1 ? rows.filter((other) => other !== row) : NO_TWINS
  })
}

/**
 * The column that tells customers apart: the first whose values are all distinct, blanks apart, and that is filled in
 * at least nine rows of ten; else the one with the most distinct values, if they are at least half as many as the rows.
 *
 * @param except indexes of columns that do not count
 * @returns its index, or null where there is none
 */
export function tellingColumn(headers: string[], rows: string[][], except: number[]): number | null {
  const columns = headers
    .map((_, column) => {
      const filled = rows.map((row) => (row[column] ?? '').trim()).filter((value) => value !== '')
      return { column, filled: filled.length, distinct: new Set(filled).size }
    })
    .filter(({ column, filled }) => !except.includes(column) && filled > 0)

  // In whole numbers, so that nothing is rounded.
  const telling = columns.find(
    ({ filled, distinct }) => distinct === filled && filled * 10 >= rows.length * 9,
  )
  if (telling) return telling.column

  const most = Math.max(...columns.map(({ distinct }) => distinct))
  return columns.find(({ distinct }) => distinct === most && most * 2 >= rows.length)?.column ?? null
}
